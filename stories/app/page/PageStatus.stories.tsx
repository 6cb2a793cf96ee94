import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { QuizApp } from '../../../src/app/QuizApp';
import { mockPassword, mockQuizzes } from '../../../src/testing';
import { ToastRegion } from '../../../src/ui/toast/Toast';
import { createToastStore } from '../../../src/ui/toast/toastStore';
import { expectApart } from '../../ui/expectApart';
import { onPhone, renderApp, type AppStoryArgs } from '../AppAt';
import { enterText } from '../../enterText';

const meta = {
  title: 'App/PageStatus',
  component: QuizApp,
  render: renderApp,
  args: { address: `/dashboard/student-quiz?join=${mockQuizzes.open.code}`, as: 'student' },
  argTypes: { address: { control: false }, as: { control: false } },
  parameters: { edgeToEdge: true, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<AppStoryArgs>;

export default meta;
type Story = StoryObj<AppStoryArgs>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const toasts = () => screen.getAllByRole('region', { name: 'Notifications', hidden: true });

async function join({ canvas, userEvent }: Played): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: /^join quiz/i }));
  await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
  await canvas.findAllByRole('radiogroup');
}

/** Above the paper, not over it, and once. */
export const Joined: Story = {
  play: async (played) => {
    await join(played);
    const said = await played.canvas.findByText('Quiz joined successfully');
    await waitFor(() => expect(said).toBeVisible());
    await expect(screen.getAllByText('Quiz joined successfully')).toHaveLength(1);
    for (const region of toasts()) await expect(region).toHaveTextContent(/^$/);
  },
};

export const JoinedOnPhone: Story = { ...Joined, globals: onPhone };

export const JoinedInDark: Story = { ...Joined, globals: { theme: 'dark' } };

export const Registered: Story = {
  args: { address: '/register', as: undefined },
  play: async ({ canvas, userEvent }) => {
    const fields = {
      'First name': 'Annie',
      'Last name': 'Easley',
      Email: 'annie@school.example',
      Password: mockPassword,
    };
    for (const [label, text] of Object.entries(fields)) {
      await enterText(await canvas.findByLabelText(label), text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(await canvas.findByText('Registration successful')).toBeVisible();
    for (const region of toasts()) await expect(region).toHaveTextContent(/^$/);
  },
};

export const RegisteredOnPhone: Story = { ...Registered, globals: onPhone };

export const RegisteredInDark: Story = { ...Registered, globals: { theme: 'dark' } };

/** At the end of the paper, a toast lies below the last button. It never covers the header. */
export const ToastOnPaper: Story = {
  globals: onPhone,
  render: function WithToast(args, context) {
    const [store] = useState(() => {
      const filled = createToastStore();
      filled.add({ message: 'The item could not be deleted. Try again.', tone: 'critical' });
      return filled;
    });
    return (
      <>
        {renderApp(args, context)}
        <ToastRegion toasts={store} label="Other messages" dismissLabel="Close" autoClose={null} />
      </>
    );
  },
  play: async (played) => {
    await join(played);
    const { canvas } = played;
    const toast = await screen.findByText('The item could not be deleted. Try again.');
    window.scrollTo(0, document.documentElement.scrollHeight);
    const needed = [
      canvas.getByRole('button', { name: 'Submit Quiz' }),
      canvas.getByRole('timer'),
      canvas.getByRole('heading', { level: 1 }),
    ];
    await waitFor(() => expectApart(toast.closest('li'), needed));
  },
};
