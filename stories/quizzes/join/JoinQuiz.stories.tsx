import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { JoinQuiz } from '../../../src/quizzes/join/JoinQuiz';
import { mockQuizzes } from '../../../src/testing';
import { expectSaid } from '../expectToast';
import { enterText } from '../../enterText';

const { open, upcoming, closed, fullGroup } = mockQuizzes;

const meta = {
  title: 'Quizzes/JoinQuiz',
  component: JoinQuiz,
  args: { onJoined: fn() },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '380px' } },
  },
} satisfies Meta<typeof JoinQuiz>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function join({ canvas, userEvent }: Played, code: string): Promise<void> {
  await enterText(await canvas.findByRole('textbox', { name: 'Code' }), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
}

/** The field has the focus and shows the sentence. The typed text stays. */
async function expectRefusal(
  { canvas, args }: Played,
  code: string,
  sentence: string,
): Promise<void> {
  const field = await canvas.findByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
  await expect(field).toBeInvalid();
  await expect(field).toHaveFocus();
  await expect(field).toHaveValue(code);
  await expectSaid(sentence);
  await expect(args.onJoined).not.toHaveBeenCalled();
}

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Code' });
    await expect(canvas.getByRole('heading', { name: 'Join quiz' })).toBeVisible();
    await enterText(field, '7KQ2');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const EmptyCode: Story = {
  play: async (played) => {
    await join(played, '   ');
    await expectRefusal(played, '   ', 'Please enter a code first!');
  },
};

/** The student page's form says it only at the field. */
export const EmptyCodeOfAStudent: Story = {
  args: { variant: 'student' },
  play: async (played) => {
    const { canvas, userEvent } = played;
    const field = await canvas.findByRole('textbox', { name: 'Code' });
    await expect(canvas.getByRole('heading', { name: 'Join Quiz' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(field).toHaveAccessibleDescription('Code is required');
    await expect(field).toHaveFocus();
  },
};

/** A lower-case code from a link shows in its readable form; Enter joins. */
export const CodeOfALink: Story = {
  args: { defaultCode: '7kq2mxwd' },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Code' });
    await expect(field).toHaveValue('7KQ2-MXWD');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onJoined).toHaveBeenCalledOnce());
  },
};

/** If a whole join link is pasted, only the code stays. */
export const PastedLink: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Code' });
    await userEvent.click(field);
    await userEvent.paste('https://school.example/quiz/dashboard/student-quiz?join=7KQ2MXWD');
    await expect(field).toHaveValue('7KQ2-MXWD');
  },
};

export const Joining: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async (played) => {
    await join(played, open.code);
    const { canvas } = played;
    await expect(await canvas.findByRole('button', { name: 'Joining...' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly');
  },
};

export const UnknownCode: Story = {
  play: async (played) => {
    await join(played, 'ZZZZ-ZZZZ');
    await expectRefusal(
      played,
      'ZZZZ-ZZZZ',
      'No quiz has this code. Check the code and try again.',
    );
  },
};

export const ClosedQuiz: Story = {
  play: async (played) => {
    await join(played, closed.code);
    await expectRefusal(played, closed.code, 'This quiz is closed and can no longer be joined.');
  },
};

export const OtherGroup: Story = {
  play: async (played) => {
    await join(played, fullGroup.code);
    await expectRefusal(
      played,
      fullGroup.code,
      'This quiz is for another group. Ask your instructor for the right code.',
    );
  },
};

/** George is in no group yet, and the quiz's group has no room for him. */
export const FullGroup: Story = {
  parameters: { school: { as: 'george@school.example' } },
  play: async (played) => {
    await join(played, fullGroup.code);
    await expectRefusal(
      played,
      fullGroup.code,
      'The group for this quiz is full. Ask your instructor to make room.',
    );
  },
};

/** The server replies without a sentence, so the default one shows (spec §8). */
export const FailedWithoutSentence: Story = {
  beforeEach: ({ school }) => school.failNext('joinQuiz', { status: 502, html: true }),
  play: async (played) => {
    await join(played, open.code);
    await expectRefusal(played, open.code, 'Error in creating quiz');
  },
};

export const Success: Story = {
  play: async (played) => {
    const { canvas, args, userEvent } = played;
    await join(played, '7kq2-mxwd');
    const outcome = (await canvas.findByText('7KQ2-MXWD')).parentElement;
    await expect(outcome).toHaveTextContent('You joined with code 7KQ2-MXWD.');
    await waitFor(() => expect(outcome?.parentElement).toHaveFocus());
    await expectSaid('Quiz joined successfully');
    await expect(args.onJoined).toHaveBeenCalledWith({ quizId: open.id, code: open.code });
    await expect(canvas.getByRole('button', { name: 'Go to the quiz' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Join another quiz' }));
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('');
    await join(played, open.code);
    await canvas.findByRole('button', { name: 'Go to the quiz' });
  },
};

/** If the quiz has not begun, the widget stays and says when it begins. */
export const BeforeTheStart: Story = {
  play: async (played) => {
    const { canvas, args, userEvent } = played;
    await join(played, upcoming.code);
    const outcome = (await canvas.findByText('H4JD-9TRW')).parentElement;
    await expect(outcome).toHaveTextContent(
      /^You joined with code H4JD-9TRW\. The quiz starts on /,
    );
    await waitFor(() => expect(outcome?.parentElement).toHaveFocus());
    await expect(args.onJoined).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Join another quiz' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoined).toHaveBeenCalledWith({ quizId: upcoming.id, code: upcoming.code });
  },
};

/** Without `onJoined` the quiz is a link. */
export const WithALink: Story = {
  render: () => <JoinQuiz testHref={(quizId) => `#/test/${quizId}`} />,
  play: async (played) => {
    await join(played, open.code);
    await expect(
      await played.canvas.findByRole('link', { name: 'Go to the quiz' }),
    ).toHaveAttribute('href', `#/test/${open.id}`);
  },
};

export const RightToLeft: Story = { ...BeforeTheStart, globals: { direction: 'rtl' } };
export const InDark: Story = { ...BeforeTheStart, globals: { theme: 'dark' } };

/** In a portal's own card: no frame within a frame. */
export const WithoutFrame: Story = {
  args: { frame: 'none' },
  // The card is light in every theme.
  globals: { theme: 'light' },
  render: (args) => (
    <div style={{ maxInlineSize: 480, padding: 20, background: '#e9eef6', borderRadius: 12 }}>
      <JoinQuiz {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('.qw-card')!;
    const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(card);
    await expect([paddingInlineStart, borderInlineStartWidth]).toEqual(['0px', '0px']);
    await expect(await canvas.findByRole('heading', { name: 'Join quiz' })).toBeVisible();
  },
};
