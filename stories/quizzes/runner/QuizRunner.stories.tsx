import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import '../../../src/rich-text.css';
import { createQuizClient } from '../../../src/api/createQuizClient';
import type { PaperQuestion, QuizPaper } from '../../../src/api/entities';
import { joinQuizOptions } from '../../../src/api/operations';
import { QuizRunner } from '../../../src/quizzes/runner/QuizRunner';
import { mockPassword, mockQuizzes, type MockSchool } from '../../../src/testing';
import { ButtonLink } from '../../../src/ui/button/ButtonLink';
import { inSidebar } from '../../ui/arrange';
import { expectSaid } from '../expectToast';
import { enterText } from '../../enterText';

const { open, upcoming } = mockQuizzes;
const submitAddress = '*/api/quiz/submit/:id';
const refusedToken = http.get('*/api/quiz/without-answers/:id', () =>
  HttpResponse.json({ message: 'Your session has ended. Sign in again.' }, { status: 401 }),
);

/** Grace joins a quiz before the story begins. */
async function joined(school: MockSchool, code: string): Promise<void> {
  const client = createQuizClient({ getToken: () => school.as('student').token });
  await joinQuizOptions(client).mutationFn({ code });
}

const meta = {
  title: 'Quizzes/QuizRunner',
  component: QuizRunner,
  args: { quizId: open.id, onSubmitted: fn(), onUnsent: fn() },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '560px' } },
  },
  beforeEach: ({ school }) => joined(school, open.code),
} satisfies Meta<typeof QuizRunner>;

export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const optionNames = { A: /^A\b/, B: /^B\b/, C: /^C\b/, D: /^D\b/ };

function questionAt({ canvas }: Played, position: number): Promise<HTMLElement> {
  return canvas.findByRole('radiogroup', { name: new RegExp(`^Question ${position} of `) });
}

async function choose(
  played: Played,
  position: number,
  letter: keyof typeof optionNames,
): Promise<void> {
  const question = within(await questionAt(played, position));
  await played.userEvent.click(question.getByRole('radio', { name: optionNames[letter] }));
}

async function chooseAll(played: Played): Promise<void> {
  for (const position of [1, 2, 3, 4, 5]) await choose(played, position, 'A');
  await expect(played.canvas.getByText('5 of 5 answered')).toBeVisible();
}

/** The state of saving, beside what is only read aloud. */
const shown = { selector: '[data-part="saved"], [data-part="saved"] *' };

async function saved({ canvas }: Played): Promise<void> {
  await expect(await canvas.findByText('Saved', shown)).toBeVisible();
}

async function pressSubmit({ canvas, userEvent }: Played): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }));
}

/** A server that sends this paper, whatever the school has. */
function answeringWith(paper: QuizPaper) {
  return http.get('*/api/quiz/without-answers/:id', () => HttpResponse.json({ data: paper }));
}

function manyQuestions(count: number): PaperQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `many-${index + 1}`,
    title: `What is ${index + 1} + ${index + 2}?`,
    options: {
      A: String(2 * index + 2),
      B: String(2 * index + 3),
      C: String(2 * index + 4),
      D: String(2 * index + 5),
    },
  }));
}

export const Running: Story = {
  play: async (played) => {
    const { canvas } = played;
    await expect(await canvas.findByRole('heading', { name: 'How the web works' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Time Remaining 3[45]:\d\d$/);
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(5);
    await expect(canvas.getByText('0 of 5 answered')).toBeVisible();
    await choose(played, 1, 'B');
    await expect(canvas.getByText('1 of 5 answered')).toBeVisible();
    await saved(played);
  },
};

/** On a phone, in a page without margins: nothing overflows. */
export const WithoutMargin: Story = {
  globals: { viewport: { value: 'mobile1' }, direction: 'ltr' },
  parameters: { edgeToEdge: true },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radiogroup');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** By its button, or by Delete or Backspace on an option: the focus stays with the question. */
export const AnswerCleared: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    for (const position of [1, 2, 3]) await choose(played, position, 'B');
    const third = within(await questionAt(played, 3));
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByText('2 of 5 answered')).toBeVisible();
    await expect(third.getByRole('radio', { name: optionNames.A })).toHaveFocus();
    for (const radio of third.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.getByText('Answer to question 3 cleared')).toBeInTheDocument();

    await choose(played, 2, 'C');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('1 of 5 answered')).toBeVisible();
    await choose(played, 2, 'D');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear answer to question 1' }));
    await expect(canvas.getByText('1 of 5 answered')).toBeVisible();
    const first = within(await questionAt(played, 1));
    await expect(first.getByRole('radio', { name: optionNames.A })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /^Clear answer/ })).toHaveLength(1);
    await saved(played);
  },
};

/** Katherine had answered two questions before she closed her page. */
export const Resumed: Story = {
  parameters: { school: { as: 'katherine@school.example' } },
  play: async (played) => {
    const { canvas } = played;
    await expect(await canvas.findByText('2 of 5 answered')).toBeVisible();
    const first = within(await questionAt(played, 1));
    await expect(first.getByRole('radio', { name: optionNames.B })).toBeChecked();
  },
};

export const UnansweredOnSubmit: Story = {
  play: async (played) => {
    const { canvas, args } = played;
    await choose(played, 1, 'A');
    await choose(played, 3, 'C');
    await pressSubmit(played);
    const count = '3 questions have no answer yet.';
    await expect((await canvas.findAllByText(count)).at(-1)).toBeVisible();
    await expect(canvas.getAllByText('Please select an answer')).toHaveLength(3);
    const second = await questionAt(played, 2);
    await expect(second).toHaveAccessibleDescription('Please select an answer');
    await expect(within(second).getByRole('radio', { name: optionNames.A })).toHaveFocus();

    await choose(played, 2, 'D');
    await expect(canvas.getAllByText('Please select an answer')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Submit with 2 unanswered' })).toBeEnabled();
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/** Beside the missing answers is a button to submit without them. */
export const SubmittedWithBlanks: Story = {
  play: async (played) => {
    const { canvas, userEvent } = played;
    await choose(played, 2, 'C');
    await pressSubmit(played);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit with 4 unanswered' }));
    await expect(await canvas.findByRole('heading', { name: 'Quiz submitted' })).toHaveFocus();
    await expect(canvas.getByText('1 of 5 questions')).toBeVisible();
  },
};

export const Submitting: Story = {
  play: async (played) => {
    const { canvas, school } = played;
    await chooseAll(played);
    school.delay('infinite');
    await pressSubmit(played);
    const button = await canvas.findByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const Submitted: Story = {
  play: async (played) => {
    const { canvas, args } = played;
    await chooseAll(played);
    await pressSubmit(played);
    await expect(await canvas.findByRole('heading', { name: 'Quiz submitted' })).toHaveFocus();
    await expect(canvas.getByText('5 of 5 questions')).toBeVisible();
    await expect(canvas.getByText('attempt-new-1')).toBeVisible();
    await expect(args.onSubmitted).toHaveBeenCalledOnce();
  },
};

/** A submission long after the end is received but not graded. */
export const SubmittedLate: Story = {
  play: async (played) => {
    const { canvas, args, school } = played;
    await chooseAll(played);
    school.clock.advance(60 * 60_000);
    await pressSubmit(played);
    await expect(
      await canvas.findByRole('heading', { name: 'Received after the end' }),
    ).toHaveFocus();
    await expect(args.onSubmitted).toHaveBeenCalledOnce();
  },
};

/** No reply comes back, so the submission waits on the device and is sent automatically. */
export const SubmitFailed: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(submitAddress, () => HttpResponse.error())),
  play: async (played) => {
    const { canvas, args } = played;
    await chooseAll(played);
    await pressSubmit(played);
    await expect(
      await canvas.findByRole('heading', { name: 'Your answers have not been sent yet' }),
    ).toHaveFocus();
    await expectSaid(
      /^An unexpected error occurred\. The server could not be reached\. Your answers are safe/,
    );
    await expect(canvas.getByText('5 of 5 questions')).toBeVisible();
    for (const name of ['Back to the quiz', 'Download a copy']) {
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
    }
    await expect(args.onUnsent).toHaveBeenCalledOnce();
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

export const SubmitFailedInDark: Story = { ...SubmitFailed, globals: { theme: 'dark' } };
export const SubmitFailedRightToLeft: Story = { ...SubmitFailed, globals: { direction: 'rtl' } };
export const SubmitFailedNarrow: Story = { ...SubmitFailed, decorators: [inSidebar] };

/** Questions stay in the direction of their own words. */
export const InArabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('أُجيب عن 0 من 5')).toBeVisible();
    const question = canvas.getByText('Which status code says that a resource was created?');
    // In a sentence from right to left, the question mark would stand at the other end.
    const { lastChild: title } = question;
    const placeOf = (letter: number) => {
      const range = document.createRange();
      range.setStart(title as Node, letter);
      range.setEnd(title as Node, letter + 1);
      return range.getBoundingClientRect();
    };
    const end = (title?.textContent?.length ?? 0) - 1;
    await expect(placeOf(end).left).toBeGreaterThanOrEqual(placeOf(end - 1).right - 1);
    await expect(getComputedStyle(canvas.getByRole('timer')).direction).toBe('rtl');
  },
};

export const InGerman: Story = {
  globals: { language: 'de' },
  decorators: [inSidebar],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Quiz abgeben' })).toBeVisible();
    await expect(canvas.getByText('Frage 1 von 5')).toBeVisible();
  },
};

/**
 * The server refused it for good, so it is kept for a copy. Enter on “Remove from this device” asks
 * first, and Escape keeps it.
 */
export const SubmitRefused: Story = {
  beforeEach: ({ school }) =>
    school.failNext('submitQuiz', 422, 'This quiz was changed after you opened it.'),
  play: async (played) => {
    const { canvas, userEvent } = played;
    await chooseAll(played);
    await pressSubmit(played);
    await expect(
      await canvas.findByRole('heading', { name: 'Your answers were not accepted' }),
    ).toHaveFocus();
    await expectSaid(/^This quiz was changed after you opened it\. Your answers are safe/);
    const remove = canvas.getByRole('button', { name: 'Remove from this device' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Keep them' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove from this device' })).toHaveFocus(),
    );
  },
};

export const AskedToRemove: Story = {
  ...SubmitRefused,
  play: async (played) => {
    const { canvas, userEvent } = played;
    await chooseAll(played);
    await pressSubmit(played);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from this device' }));
    await expect(canvas.getByRole('group', { name: /^Remove these answers/ })).toBeVisible();
  },
};

/**
 * Another device has answered later. This one shows what it had, and one press chooses it again.
 */
export const ChangedElsewhere: Story = {
  play: async (played) => {
    const { canvas, school, userEvent } = played;
    await choose(played, 1, 'A');
    await choose(played, 2, 'A');
    await saved(played);
    school.otherDevice('student').answer(open.id, { 1: 'B', 2: null, 4: 'D' });
    await choose(played, 3, 'C');
    const note = 'Answered on another device. Your choice here was A.';
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(
      canvas.getByText('Cleared on another device. Your choice here was A.'),
    ).toBeVisible();
    const second = within(await questionAt(played, 2));
    for (const radio of second.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    const first = within(await questionAt(played, 1));
    await expect(first.getByRole('radio', { name: optionNames.B })).toBeChecked();
    await expect(await questionAt(played, 1)).toHaveAccessibleDescription(note);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Use A' })[1]!);
    await expect(second.getByRole('radio', { name: optionNames.A })).toBeChecked();
    await expect(second.getByRole('radio', { name: optionNames.A })).toHaveFocus();
  },
};

/** Nothing is submitted over answers that the student has not seen. The runner shows them first. */
export const SubmissionReturned: Story = {
  play: async (played) => {
    const { args, canvas, school } = played;
    await chooseAll(played);
    await saved(played);
    school.otherDevice('student').answer(open.id, { 2: 'B', 5: 'C' });
    await pressSubmit(played);
    await expect(await canvas.findByText('Not submitted yet')).toBeVisible();
    await expect(
      canvas.getByText(/^2 answers changed on another device\. Everything is saved\./),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Question 2' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Question 5' })).toBeVisible();
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

/**
 * Another device has submitted everything answered here. The runner shows what counts, and since
 * when.
 */
export const SubmittedElsewhere: Story = {
  args: { failedAction: <ButtonLink href="#results">Your results</ButtonLink> },
  play: async (played) => {
    const { canvas, school } = played;
    await choose(played, 1, 'B');
    await saved(played);
    school.otherDevice('student').answer(open.id, { 2: 'A', 3: 'A' });
    school.otherDevice('student').submit(open.id);
    // As a user does on returning to this window.
    window.dispatchEvent(new Event('focus'));
    await expect(
      await canvas.findByRole('heading', { name: 'You submitted this quiz' }),
    ).toHaveFocus();
    await expect(canvas.getByText('It was submitted on another device.')).toBeVisible();
    await expect(canvas.getByText('3 of 5 questions')).toBeVisible();
    await expect(canvas.getByText('attempt-new-1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download a copy' })).toBeEnabled();
  },
};

/**
 * Later answers from here are not in that submission. They are kept for a copy, beside what counts.
 */
export const RefusedForOthers: Story = {
  play: async (played) => {
    const { canvas, school } = played;
    await choose(played, 1, 'B');
    await saved(played);
    school.otherDevice('student').answer(open.id, { 2: 'A', 3: 'A' });
    school.otherDevice('student').submit(open.id);
    await choose(played, 4, 'D');
    await expect(
      await canvas.findByRole('heading', { name: 'Some of your answers arrived too late' }),
    ).toHaveFocus();
    await expectSaid(/^The answers received on .+ count: 3 of 5 questions\./);
    await expect(canvas.getByRole('button', { name: 'Download a copy' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Retry now' })).not.toBeInTheDocument();
  },
};

/** A browser that is offline: buttons that cannot work are not offered. */
export const UnsentOffline: Story = {
  beforeEach({ msw }) {
    msw.use(http.post(submitAddress, () => HttpResponse.error()));
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async (played) => {
    const { canvas } = played;
    await chooseAll(played);
    await pressSubmit(played);
    await expect(
      await canvas.findByRole('heading', { name: 'Your answers have not been sent yet' }),
    ).toHaveFocus();
    await expectSaid(/This device is offline\. Your answers are safe here/);
    await expect(canvas.getByRole('button', { name: 'Download a copy' })).toBeEnabled();
    for (const name of ['Retry now', 'Back to the quiz']) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  },
};

/**
 * A proxy asks to sign in. After a minute, the runner offers to sign in here, without claiming that
 * the session ended.
 */
export const DeniedByAProxy: Story = {
  beforeEach({ msw }) {
    const page = () => new HttpResponse('<h1>Sign in to the network</h1>', { status: 401 });
    msw.use(http.put('*/api/quiz/answers/:id', page));
    return () => void Reflect.deleteProperty(performance, 'now');
  },
  play: async (played) => {
    const { canvas } = played;
    await choose(played, 1, 'B');
    await expect(await canvas.findByText('Saved on this device', shown)).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^The network is asking you to sign in\. .+ Your answers are kept\./,
    );
    await expect(canvas.getByLabelText('Password')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit Quiz' })).toBeEnabled();
    for (const button of canvas.getAllByRole('button', { name: 'Download a copy' })) {
      await expect(button).toBeEnabled();
    }
  },
};

export const DeniedByAProxyNarrow: Story = { ...DeniedByAProxy, decorators: [inSidebar] };

/** The session ends while a student answers. They sign in again in place and continue. */
export const SignedOut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/quiz/answers/:id', () =>
        HttpResponse.json({ message: 'Your session has ended. Sign in again.' }, { status: 401 }),
      ),
    ),
  play: async (played) => {
    const { canvas } = played;
    await choose(played, 1, 'B');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your session has ended. Sign in again to continue. Your answers are kept.',
    );
    await expect(canvas.getByText('grace@school.example')).toBeVisible();
    await choose(played, 2, 'A');
    await expect(canvas.getByText('2 of 5 answered')).toBeVisible();
    await expect(await canvas.findByText('Saved on this device', shown)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: 'Download a copy' })) {
      await expect(button).toBeEnabled();
    }
  },
};

export const SignedOutNarrow: Story = { ...SignedOut, decorators: [inSidebar] };

export const SignedOutBeforeTheQuestions: Story = {
  beforeEach: ({ msw }) => msw.use(refusedToken),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
};

/** A host shows its own login instead. */
export const SignInOfTheHost: Story = {
  args: { signIn: <a href="#portal">Sign in at the portal</a> },
  beforeEach: ({ msw }) => msw.use(refusedToken),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in at the portal' })).toBeVisible();
  },
};

/** A second tab waits. Taking over stops the first. */
export const Elsewhere: Story = {
  render: (args) => (
    <>
      <div hidden>
        <QuizRunner {...args} />
      </div>
      <QuizRunner {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You are taking this quiz in another tab' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue here' })).toBeEnabled();
  },
};

export const Closed: Story = {
  args: { failedAction: <ButtonLink href="#start">Go to the home page</ButtonLink> },
  beforeEach: ({ school }) => school.failNext('quizPaper', 410, 'This quiz closed at 9:45.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This quiz is closed' })).toBeVisible();
    await expect(canvas.getByText('This quiz closed at 9:45.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  },
};

export const InWaitingRoom: Story = {
  args: { quizId: upcoming.id },
  beforeEach: ({ school }) => joined(school, upcoming.code),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This quiz has not started yet')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Layout on the web' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Starts in (1 day|23 hours)/);
    await expect(canvas.getByText(/^It starts here automatically on .+\./)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
};

export const LastMinute: Story = {
  beforeEach: ({ school }) => school.clock.advance(34 * 60_000 + 5_000),
  play: async ({ canvas }) => {
    const timer = await canvas.findByRole('timer');
    await expect(timer).toHaveTextContent(/^Time Remaining 0:5\d$/);
    await expect(timer).toHaveAttribute('data-tone', 'critical');
  },
};

/** The sign-in form keeps the typed text, and the answers are submitted after signing in. */
export const TimeIsUpSignedOut: Story = {
  beforeEach({ school }) {
    school.clock.advance(35 * 60_000 - 4_000);
    school.failNext('saveAnswers', 401);
    school.failNext('submitQuiz', 401);
  },
  play: async (played) => {
    await choose(played, 1, 'B');
    const { canvas } = played;
    const password = await canvas.findByLabelText('Password');
    await enterText(password, mockPassword);
    const later = 'Time is up. Sign in again to submit your answers.';
    await waitFor(() => expect(canvas.getAllByText(later).at(-1)).toBeVisible(), {
      timeout: 10_000,
    });
    await expect(password).toHaveValue(mockPassword);
    await expect(password).toHaveFocus();
  },
};

/** A server that keeps no attempts: the quiz says so, and nothing is submitted automatically. */
export const WithoutTimes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answeringWith({ title: 'How the web works', questions: manyQuestions(2) })),
  play: async (played) => {
    const { canvas } = played;
    await expect(await canvas.findByText('This quiz shows no time')).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await choose(played, 1, 'B');
    await expect(canvas.getByText('1 of 2 answered')).toBeVisible();
  },
};

/** The same with the specification's number: the countdown stays at 0:00 (spec §4). */
export const WithoutAttemptTimes: Story = {
  args: { timeUnknown: 'spec' },
  beforeEach: ({ msw }) =>
    msw.use(answeringWith({ title: 'How the web works', questions: manyQuestions(2) })),
  play: async (played) => {
    const { canvas, args } = played;
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^Time Remaining 0:00$/);
    await choose(played, 1, 'B');
    await expect(canvas.getByText('1 of 2 answered')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit Quiz' })).toBeEnabled();
    await expect(args.onSubmitted).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your quiz…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('quizPaper', { status: 502, html: true }),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The quiz could not be loaded.');
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Mary knows the address of the quiz, but never joined it. */
export const NotJoined: Story = {
  parameters: { school: { as: 'mary@school.example' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You have not joined this quiz. Join it with its code first.',
    );
  },
};

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const LongTexts: Story = {
  beforeEach: ({ msw }) => {
    const sentence = `When a client asks for a resource that has moved, and the answer names an address that is itself a redirect, what is the client to do? ${longWord} `;
    const text = sentence.repeat(2).slice(0, 300);
    msw.use(
      answeringWith({
        title: sentence.repeat(2).slice(0, 300),
        questions: [
          { _id: 'long-1', title: text, options: { A: text, B: longWord, C: 'No', D: text } },
          { _id: 'long-2', title: longWord, options: { A: '<b>', B: '&amp;', C: '""', D: '…' } },
        ],
      }),
    );
  },
  play: async (played) => {
    const { canvas, canvasElement } = played;
    await expect(await canvas.findAllByRole('radiogroup')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await choose(played, 1, 'D');
    await expect(canvas.getByText('&amp;')).toBeVisible();
  },
};

const severalAnswers = {
  title: 'How the web works',
  grading: 'partial' as const,
  questions: [
    {
      _id: 'several-1',
      title: 'Which methods can be sent twice without a second effect?',
      options: { A: 'GET', B: 'POST', C: 'PUT', D: 'PATCH', E: 'DELETE' },
      kind: 'multiple' as const,
    },
    {
      _id: 'several-2',
      title: 'Which header names a new resource?',
      options: { A: 'Accept', B: 'Location', C: 'Origin', D: 'Vary' },
    },
    {
      _id: 'several-3',
      title: 'Which of these run **before** the next task?',
      options: {
        A: '`queueMicrotask(f)`',
        B: '`setTimeout(f)`',
        C: '`promise.then(f)`',
        D: '`requestIdleCallback(f)`',
      },
      kind: 'multiple' as const,
      format: 'markdown' as const,
    },
  ],
};

/** Boxes where several options can be chosen. Clearing the last one leaves no answer. */
export const SeveralAnswers: Story = {
  beforeEach: ({ msw }) => msw.use(answeringWith(severalAnswers)),
  play: async ({ canvas, userEvent }) => {
    const box = (name: RegExp) => canvas.findByRole('checkbox', { name });
    await userEvent.click(await box(/PUT/));
    await userEvent.keyboard('a');
    await expect(await box(/GET/)).toBeChecked();
    await expect(await box(/PUT/)).toBeChecked();
    await expect(canvas.getByText('1 of 3 answered')).toBeVisible();
    await userEvent.keyboard('13');
    await expect(canvas.getByText('0 of 3 answered')).toBeVisible();
    await userEvent.keyboard('ace');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
};
export const SeveralAnswersInDark: Story = { ...SeveralAnswers, globals: { theme: 'dark' } };
export const SeveralAnswersRightToLeft: Story = {
  ...SeveralAnswers,
  globals: { direction: 'rtl' },
};
export const SeveralAnswersNarrow: Story = { ...SeveralAnswers, decorators: [inSidebar] };

export const FiftyQuestions: Story = {
  beforeEach: ({ msw, school }) => {
    const now = school.clock.now().getTime();
    msw.use(
      answeringWith({
        title: 'Everything so far',
        questions: manyQuestions(50),
        attempt: {
          started_at: new Date(now).toISOString(),
          ends_at: new Date(now + 120 * 60_000).toISOString(),
          server_now: new Date(now).toISOString(),
          revision: 0,
          answers: [],
        },
      }),
    );
  },
  play: async (played) => {
    const { canvas } = played;
    await expect(await canvas.findAllByRole('radiogroup')).toHaveLength(50);
    await choose(played, 50, 'B');
    await expect(canvas.getByText('1 of 50 answered')).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Time Remaining (1:59|2:00):/);
  },
};
