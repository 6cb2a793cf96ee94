import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import '../../../src/rich-text.css';
import { createQuizClient } from '../../../src/api/createQuizClient';
import { updateQuizOptions } from '../../../src/api/teachingOperations';
import { QuizDetail } from '../../../src/quizzes/detail/QuizDetail';
import { mockQuizzes } from '../../../src/testing';
import { chooseOption } from '../../ui/chooseOption';
import { expectSaid, expectToast } from '../expectToast';
import { enterText } from '../../enterText';

const meta = {
  title: 'Quizzes/QuizDetail',
  component: QuizDetail,
  args: {
    quizId: mockQuizzes.open.id,
    joinHref: (code) => `https://school.example/join?code=${code}`,
    resultHref: (quizId) => `#/results/${quizId}`,
    onDeleted: fn(),
  },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '520px' } },
  },
} satisfies Meta<typeof QuizDetail>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Presses a button of the widget and waits for its dialog. */
async function openDialog({ canvas, userEvent }: Played, button: string, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return screen.findByRole('dialog', { name });
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
    await expect(canvas.getByText('7KQ2-MXWD')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await expect(canvas.getByText('45 minutes')).toBeVisible();
    await expect(canvas.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect(canvas.getByText(/^\d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByText('Both')).toBeVisible();
    await expect(canvas.getByText('2 students')).toBeVisible();
    await expect(canvas.getByText(/^3[45] minutes left$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Results' })).toBeVisible();
  },
};

/** Only the instructor sees the code. */
export const ForAStudent: Story = {
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
    await expect(canvas.queryByText('7KQ2-MXWD')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OfAnotherInstructor: Story = {
  args: { quizId: mockQuizzes.fullGroup.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This quiz does not exist or is not yours.',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('quiz', { status: 502, html: true }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadRetried: Story = {
  ...LoadError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
  },
};

export const Upcoming: Story = {
  args: { quizId: mockQuizzes.upcoming.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Upcoming')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Results' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Add time' })).not.toBeInTheDocument();
  },
};

/** What is shuffled can change until the quiz opens, and only what changes is sent. */
export const ShuffleChanged: Story = {
  args: { quizId: mockQuizzes.upcoming.id },
  play: async (played) => {
    const { canvas, userEvent } = played;
    const dialog = within(await openDialog(played, 'Update', 'Update quiz'));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Shuffle options' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await canvas.findByText('Shuffle options')).toBeVisible();
    await expect(canvas.getByText('In a different order for each student')).toBeVisible();
    await expect(canvas.queryByText('Shuffle questions')).not.toBeInTheDocument();

    const again = within(await openDialog(played, 'Update', 'Update quiz'));
    await expect(await again.findByRole('checkbox', { name: 'Shuffle options' })).toBeChecked();
    await userEvent.click(again.getByRole('button', { name: 'Close' }));
    const print = within(await openDialog(played, 'Print', 'Print quiz'));
    await expect(print.getByText(/letters can differ/)).toBeVisible();
  },
};

/** An open quiz keeps its order, so the form has no checkboxes. */
export const OrderInUse: Story = {
  play: async (played) => {
    const dialog = within(await openDialog(played, 'Update', 'Update quiz'));
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const Closed: Story = {
  args: { quizId: mockQuizzes.closed.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Results' })).toHaveAttribute(
      'href',
      `#/results/${mockQuizzes.closed.id}`,
    );
  },
};

/**
 * A server that sends only title and id: the specification's defaults show, and there is no print.
 */
export const BareServer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.get('*/api/quiz/:id', () => HttpResponse.json({ _id: 'z1', title: 'A quiz' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No description provided')).toBeVisible();
    await expect(canvas.getByText('Not specified')).toBeVisible();
    await expect(canvas.getByText('Standard')).toBeVisible();
    await expect(canvas.getAllByText('N/A').length).toBeGreaterThanOrEqual(2);
    await expect(canvas.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  },
};

export const LongWords: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/quiz/:id', () =>
        HttpResponse.json({
          _id: 'z1',
          title: 'Webentwicklungsgrundlagen'.repeat(12),
          description: 'Donaudampfschifffahrt'.repeat(30),
          code: '7KQ2MXWD',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: /^Webentwicklung/ });
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

/** Enter in the title saves. The heading changes once the server has saved it. */
export const Updated: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const dialog = within(await openDialog(played, 'Update', 'Update quiz'));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('How the web works');
    await userEvent.clear(title);
    await enterText(title, 'How it all works');
    await userEvent.keyboard('{Enter}');
    await expectToast('Quiz updated');
    await expect(await canvas.findByRole('heading', { name: 'How it all works' })).toBeVisible();
  },
};

export const Updating: Story = {
  play: async (played) => {
    const dialog = within(await openDialog(played, 'Update', 'Update quiz'));
    played.school.delay('infinite');
    await played.userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByRole('button', { name: 'Updating...' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reset' })).toBeDisabled();
  },
};

export const UpdateFailed: Story = {
  beforeEach: ({ school }) => school.failNext('updateQuiz', { status: 502, html: true }),
  play: async (played) => {
    const dialog = within(await openDialog(played, 'Update', 'Update quiz'));
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await enterText(title, '!');
    await played.userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expectSaid('Error in updating quiz');
    await expect(title).toHaveValue('How the web works!');
    const reset = dialog.getByRole('button', { name: 'Reset' });
    await waitFor(() => expect(reset).toBeEnabled());
    await played.userEvent.click(reset);
    await expect(title).toHaveValue('How the web works');
  },
};

/** Another tab saves the title and the description while they are changed here. */
export const ChangedMeanwhile: Story = {
  play: async (played) => {
    const { userEvent, school } = played;
    const dialog = within(await openDialog(played, 'Update', 'Update quiz'));
    const client = createQuizClient({ getToken: () => school.as('instructor').token });
    await updateQuizOptions(client).mutationFn({
      id: mockQuizzes.open.id,
      body: { title: 'How the web really works', description: 'Requests and answers.' },
    });
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await enterText(title, 'How it all works');
    await userEvent.keyboard('{Enter}');
    const both = await dialog.findByRole('group', { name: 'Changed in the meantime' });
    await waitFor(() => expect(both).toHaveFocus());
    await expect(within(both).getByRole('radio', { name: 'Yours How it all works' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Requests and answers.',
    );
  },
};

/** The arrow keys change the minutes by five; Enter gives them. */
export const AddTime: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const dialog = within(await openDialog(played, 'Add time', 'Add time'));
    const minutes = dialog.getByRole('textbox', { name: 'Minutes' });
    await userEvent.clear(minutes);
    await enterText(minutes, '10');
    await userEvent.keyboard('{Enter}');
    await expectToast('10 minutes added');
    await expect(await canvas.findByText('55 minutes')).toBeVisible();
  },
};

export const AddTimeForOne: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    const box = await openDialog(played, 'Add time', 'Add time');
    await within(box).findByRole('combobox', { name: 'For' });
    await chooseOption(box, 'For', 'Katherine Johnson');
    await userEvent.click(within(box).getByRole('button', { name: 'Add time' }));
    await expectToast('5 minutes added');
    await expect(canvas.getByText('45 minutes')).toBeVisible();
  },
};

/** Also after the end: students who have not submitted continue. */
export const AddTimeAfterTheEnd: Story = {
  beforeEach: ({ school }) => school.clock.advance(36 * 60_000),
  play: async (played) => {
    const box = await openDialog(played, 'Add time', 'Add time');
    await expect(
      within(box).getByText(/^The quiz has closed.* Results are hidden again/),
    ).toBeVisible();
    await played.userEvent.click(within(box).getByRole('button', { name: 'Add time' }));
    await expectToast('5 minutes added');
    await expect(await played.canvas.findByText('52 minutes')).toBeVisible();
  },
};

/** Grace has not joined. The server says so at the field, and the typed text stays. */
export const AddTimeRefused: Story = {
  play: async (played) => {
    const box = await openDialog(played, 'Add time', 'Add time');
    await within(box).findByRole('combobox', { name: 'For' });
    await chooseOption(box, 'For', 'Grace Hopper');
    await played.userEvent.click(within(box).getByRole('button', { name: 'Add time' }));
    await expect(
      await within(box).findByText(
        'This student has not joined this quiz. Choose a student who has.',
      ),
    ).toBeVisible();
    await expect(within(box).getByRole('textbox', { name: 'Minutes' })).toHaveValue('5');
  },
};

/** A server without the operation: the widget says so once, and does not offer it again. */
export const AddTimeMissing: Story = {
  beforeEach: ({ school }) => school.failNext('extendTime', 501),
  play: async (played) => {
    const { canvas, userEvent } = played;
    const dialog = within(await openDialog(played, 'Add time', 'Add time'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add time' }));
    await expectToast('This server does not support adding time.');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Add time' })).not.toBeInTheDocument(),
    );
  },
};

/** The focus begins on Cancel, so that Enter does no harm. */
export const Deleted: Story = {
  args: { quizId: mockQuizzes.upcoming.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Quiz' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Quiz' }));
    await expect(dialog.getByText('Are you want to delete this Item ?')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Quiz' }));
    await expectToast('item deleted successfully');
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

/** The server refuses while someone takes the quiz, and says why. */
export const DeleteRefused: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Quiz' }));
    const box = await screen.findByRole('dialog', { name: 'Delete Quiz' });
    await userEvent.click(within(box).getByRole('button', { name: 'Delete Quiz' }));
    const sentence = 'This quiz is open and 2 students have joined it. Delete it after it closes.';
    await expect(await within(box).findByText(sentence)).toBeVisible();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

/** The paper, and its answer key on a separate page that can be left out. */
export const Printing: Story = {
  play: async (played) => {
    const box = await openDialog(played, 'Print', 'Print quiz');
    const paper = within(within(box).getByRole('group', { name: 'Preview' }));
    await expect(paper.getByRole('heading', { name: 'Answer key' })).toBeInTheDocument();
    await chooseOption(box, 'What to print', 'Questions only');
    await expect(paper.queryByRole('heading', { name: 'Answer key' })).not.toBeInTheDocument();
    await chooseOption(box, 'What to print', 'Answer key only');
    await expect(paper.queryByText('Name')).not.toBeInTheDocument();
    await chooseOption(box, 'What to print', 'Questions and answer key');
  },
};

const quizWithPicture = http.get('*/api/quiz/:id', () =>
  HttpResponse.json({
    _id: 'z1',
    title: 'How the web works',
    duration: 15,
    questions: [
      {
        _id: 'q1',
        title: 'Who answers here?\n\n![A client and a server](media:picture-400x200)',
        format: 'markdown',
        options: { A: 'The client', B: 'The proxy', C: 'The server', D: 'Nobody' },
        answer: 'C',
      },
    ],
  }),
);

/** A picture is on its way. After ten seconds it asks whether to print without it. */
export const PrintWaitsForPictures: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      quizWithPicture,
      http.get('*/api/media/:id', () => delay('infinite')),
    ),
  play: async (played) => {
    const box = await openDialog(played, 'Print', 'Print quiz');
    await within(box).findByRole('img', { name: 'A client and a server' });
    await played.userEvent.click(within(box).getByRole('button', { name: 'Print' }));
    await expect(await within(box).findByRole('status')).toHaveTextContent('Waiting for pictures…');
  },
};

/** About a picture that did not load, it asks at once. */
export const PrintAsks: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      quizWithPicture,
      http.get('*/api/media/:id', () => HttpResponse.error()),
    ),
  play: async (played) => {
    const box = await openDialog(played, 'Print', 'Print quiz');
    await within(box).findByText('A client and a server');
    await played.userEvent.click(within(box).getByRole('button', { name: 'Print' }));
    await expect(
      await within(box).findByRole('button', { name: 'Print without it' }),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
export const InDark: Story = { ...Default, globals: { theme: 'dark' } };
