import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { JoinCode } from '../../../src/quizzes/joinCode/JoinCode';
import { inSidebar } from '../../ui/arrange';

const joinHref = (code: string) => `https://school.example/join?code=${code}`;

const meta = {
  title: 'Quizzes/JoinCode',
  component: JoinCode,
  args: { code: '7KQ2MXWD' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof JoinCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7KQ2-MXWD')).toBeVisible();
    await expect(canvas.getByText('7 K Q 2 M X W D')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  },
};

export const WithJoinLink: Story = {
  args: { joinHref },
  play: async ({ canvas }) => {
    const link = 'https://school.example/join?code=7KQ2MXWD';
    await expect(canvas.getByText(link)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

/** Tab to "Enlarge code", Enter opens it over the whole window, Escape closes it and gives the focus back. */
export const ShownLarge: Story = {
  args: { joinHref },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Enlarge code' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const name = 'Join the quiz with this code';
    const stage = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(within(stage).getByText('7KQ2-MXWD')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(stage).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** The view for the whole room. */
export const OnProjector: Story = {
  args: { joinHref },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge code' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Narrow: Story = {
  args: { joinHref },
  decorators: [inSidebar],
};

/** Codes of other servers may be of any length. */
export const LongCode: Story = {
  args: { code: 'summer-term-2031-evening-class-of-web-development-group-b', joinHref },
};

export const RightToLeft: Story = { args: { joinHref }, globals: { direction: 'rtl' } };
export const InDark: Story = { args: { joinHref }, globals: { theme: 'dark' } };
