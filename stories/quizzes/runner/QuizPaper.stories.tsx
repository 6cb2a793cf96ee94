import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentProps } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import '../../../src/rich-text.css';
import type { PaperQuestion } from '../../../src/api/entities';
import type { CountdownReading } from '../../../src/attempt/time/attemptClock';
import { answerOf, type Answers } from '../../../src/rules/answers';
import type { SaveState } from '../../../src/attempt/keeping/answerKeeper';
import { QuizPaper } from '../../../src/quizzes/runner/paper/QuizPaper';
import { Banner } from '../../../src/ui/state/Banner';
import { Button } from '../../../src/ui/button/Button';
import { Root } from '../../../src/ui/theme/Root';
import { inSidebar } from '../../ui/arrange';
import { endAfter, fakeAttempt, paperOf, type FakeAttempt } from './fakeAttempt';

interface Args {
  layout: 'all' | 'single';
  count: number;
  answered: number;
  time: Partial<CountdownReading>;
  saving: SaveState;
  isTimeUp: boolean;
  isSubmitting: boolean;
  isSignedOut: boolean;
  overruled: Answers;
}

let fake: FakeAttempt;
let paper: ReturnType<typeof paperOf>;

/** A paper on which a new choice settles an overruled one, as an attempt does (decision 41). */
function SettlingPaper({ paper: given, ...props }: ComponentProps<typeof QuizPaper>) {
  const [overruled, setOverruled] = useState(given.overruled);
  const { sheet } = given;
  useEffect(() => {
    const before = sheet.answers();
    const isOpen = ([id]: [string, unknown]) =>
      answerOf(sheet.answers(), id) === answerOf(before, id);
    return sheet.subscribe(() =>
      setOverruled((open) => Object.fromEntries(Object.entries(open).filter(isOpen))),
    );
  }, [sheet]);
  return <QuizPaper {...props} paper={{ ...given, overruled }} />;
}

const meta = {
  title: 'Quizzes/QuizPaper',
  args: {
    layout: 'all',
    count: 5,
    answered: 2,
    time: {},
    saving: 'saved',
    isTimeUp: false,
    isSubmitting: false,
    isSignedOut: false,
    overruled: {},
  },
  argTypes: { layout: { control: 'inline-radio', options: ['all', 'single'] } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  loaders: [
    ({ args, parameters }) => {
      fake = fakeAttempt(args.time, args.saving);
      paper = paperOf(args.count, args.answered, parameters.list as PaperQuestion[] | undefined);
      return {};
    },
  ],
  render: ({ layout, isTimeUp, isSubmitting, isSignedOut, overruled }, { parameters }) => (
    <Root className="qw-runner">
      <SettlingPaper
        attempt={fake.attempt}
        paper={{
          ...paper,
          title: (parameters.title as string | undefined) ?? paper.title,
          overruled,
        }}
        headingLevel={2}
        timeUnknown="words"
        layout={layout}
        isTimeUp={isTimeUp}
        isSubmitting={isSubmitting}
        isSignedOut={isSignedOut}
        isReturned={false}
        notice={
          isSignedOut ? (
            <Banner tone="caution" actions={<Button size="small">Sign In</Button>}>
              Your session has ended.
            </Banner>
          ) : undefined
        }
      />
    </Root>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type UserEvent = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

function question(canvas: Canvas, position: number) {
  return canvas.getByRole('radiogroup', { name: new RegExp(`^Question ${position} of `) });
}

function option(canvas: Canvas, position: number, letter: string) {
  return within(question(canvas, position)).getByRole('radio', { name: new RegExp(`^${letter} `) });
}

/** If there is no room beside the questions, a button opens the numbers. */
async function openNavigator(canvas: Canvas, user: UserEvent) {
  const toggle = canvas.queryByRole('button', { name: /^Questions/ });
  if (toggle) {
    await user.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  }
  // The numbers of a long paper appear once the browser is idle.
  return within(await canvas.findByRole('toolbar', { name: 'Questions' }));
}

export const Answering: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Time Remaining 24:10');
    await userEvent.click(option(canvas, 3, 'B'));
    await expect(canvas.getByText('3 of 5 answered')).toBeVisible();
    await expect(option(canvas, 3, 'B')).toHaveFocus();
  },
};

export const NothingAnswered: Story = { args: { answered: 0, saving: 'nothing' } };
export const Saving: Story = { args: { saving: 'saving' } };
export const SavedOnDevice: Story = { args: { saving: 'device' } };
export const KeptNowhere: Story = { args: { saving: 'memory' } };

/** Announced once when answers stop reaching the server, and once when they reach it again. */
export const ConnectionLost: Story = {
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    fake.setSaving('device');
    await waitFor(() => expect(said).toHaveTextContent(/^Saved on this device$/));
    fake.setSaving('saving');
    await expect(await canvas.findByText('Saving…')).toBeVisible();
    fake.setSaving('device');
    fake.setSaving('saved');
    const sentences = () => [...said.children].map(({ textContent }) => textContent);
    await waitFor(() => expect(sentences()).toEqual(['Saved on this device', 'Saved']));
  },
};

export const HoursLeft: Story = { args: { time: { secondsLeft: 5_055, secondsInAll: 10_800 } } };
export const FiveMinutesLeft: Story = { args: { time: { secondsLeft: 299 } } };
export const LastMinute: Story = { args: { time: { secondsLeft: 42 } } };
export const TimeApproximate: Story = { args: { time: { isApproximate: true } } };
export const WithoutTimes: Story = { args: { time: { secondsLeft: null }, saving: 'device' } };

/** A hidden time still shows and announces its warnings. */
export const TimeHidden: Story = {
  args: { time: { secondsLeft: 301 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide time' }));
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show time' })).toHaveFocus();
    fake.setTime({ secondsLeft: 300 });
    await waitFor(() => expect(canvas.getAllByText('5 minutes remaining')).toHaveLength(2));
    await expect(canvas.getByRole('status')).toHaveTextContent('5 minutes remaining');
  },
};

/** A button that shows on Tab announces the time on demand. */
export const TimeAsked: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say time remaining' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('24 minutes 10 seconds remaining');
  },
};

/** The server moves the end while the quiz runs. */
export const TimeExtended: Story = {
  play: async ({ canvas, userEvent, parameters }) => {
    fake.setTime({ secondsLeft: 1_750, secondsInAll: 3_000, endsAt: endAfter(1_750) });
    const sentence = 'Your instructor added 5 minutes.';
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sentence));
    await expect(canvas.getByRole('timer')).toHaveTextContent('29:10');
    if (parameters.staysOpen) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getAllByText(sentence)).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Hide time' })).toHaveFocus();
  },
};

export const TimeExtendedNote: Story = { ...TimeExtended, parameters: { staysOpen: true } };

/**
 * The first question without an answer gets the focus, and each one says that it lacks an answer.
 */
export const UnansweredMarked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }));
    await expect(option(canvas, 3, 'A')).toHaveFocus();
    await expect(canvas.getAllByText('Please select an answer')).toHaveLength(3);
    await expect(question(canvas, 3)).toHaveAccessibleDescription('Please select an answer');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 questions have no answer yet.');
    await expect(fake.attempt.submit).not.toHaveBeenCalled();
  },
};

export const Submits: Story = {
  args: { answered: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }));
    await expect(fake.attempt.submit).toHaveBeenCalledOnce();
  },
};

export const Submitting: Story = {
  args: { answered: 5, isSubmitting: true },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Submitting...' });
    await userEvent.click(button);
    await expect(fake.attempt.submit).not.toHaveBeenCalled();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const TimeUp: Story = {
  args: { isTimeUp: true, time: { secondsLeft: 0 } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Time is up. Your answers are being submitted.',
      ),
    );
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

/** Answering continues; submitting has to wait. */
export const SignedOut: Story = {
  args: { isSignedOut: true, saving: 'device' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(option(canvas, 3, 'C'));
    await expect(canvas.getByText('3 of 5 answered')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit Quiz' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Overruled: Story = {
  args: { overruled: { q1: 'B' } },
  play: async ({ canvas, userEvent, parameters }) => {
    const note = 'Answered on another device. Your choice here was B.';
    await expect(question(canvas, 1)).toHaveAccessibleDescription(note);
    if (parameters.staysOpen) return;
    const numbers = await openNavigator(canvas, userEvent);
    await expect(
      numbers.getByRole('button', { name: 'Question 1, answered on another device' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use B' }));
    await expect(option(canvas, 1, 'B')).toBeChecked();
    await expect(option(canvas, 1, 'B')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText(note)).not.toBeInTheDocument());
  },
};

export const OverruledNote: Story = { ...Overruled, parameters: { staysOpen: true } };

/** A server may leave options out. Missing options are not shown. */
export const FewerOptions: Story = {
  parameters: {
    list: [{ _id: 'q1', title: 'Is HTTP stateless?', options: { A: 'Yes', B: 'No' } }],
  },
  args: { answered: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};

/** Tab reaches one number; the arrow keys, Home and End go through them, Enter goes to a question. */
export const Navigator: Story = {
  args: { count: 40, answered: 17 },
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const numbers = await openNavigator(canvas, userEvent);
    const first = numbers.getByRole('button', { name: 'Question 1, answered' });
    await expect(first).toHaveAttribute('aria-current', 'true');
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(numbers.getByRole('button', { name: 'Question 2, answered' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{End}');
    const last = numbers.getByRole('button', { name: 'Question 40, not answered' });
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(option(canvas, 40, 'A')).toHaveFocus();
    await expect(last).toHaveAttribute('aria-current', 'true');
  },
};

export const NextUnanswered: Story = {
  args: { count: 40, answered: 17 },
  play: async ({ canvas, userEvent }) => {
    option(canvas, 4, 'A').focus();
    await userEvent.keyboard('u');
    await expect(option(canvas, 18, 'A')).toHaveFocus();
    await userEvent.keyboard('u');
    await expect(option(canvas, 19, 'A')).toHaveFocus();
  },
};

export const FiveHundredQuestions: Story = {
  args: { count: 500, answered: 123 },
  play: async ({ canvas, userEvent }) => {
    option(canvas, 1, 'A').focus();
    await userEvent.keyboard('u');
    await expect(option(canvas, 124, 'A')).toHaveFocus();
    await userEvent.keyboard('c');
    await expect(canvas.getByText('124 of 500 answered')).toBeVisible();
    const numbers = await openNavigator(canvas, userEvent);
    const number = numbers.getByRole('button', { name: 'Question 124, answered' });
    const { top, bottom } = number.parentElement!.getBoundingClientRect();
    await waitFor(() => {
      const place = number.getBoundingClientRect();
      return expect(place.top >= top && place.bottom <= bottom).toBe(true);
    });
  },
};

/** The list of 40 or 500 numbers, open over the questions. */
export const NavigatorOpen: Story = {
  args: { count: 500, answered: 123 },
  play: async ({ canvas, userEvent }) => {
    const numbers = await openNavigator(canvas, userEvent);
    await expect(numbers.getByRole('button', { name: 'Question 1, answered' })).toBeVisible();
  },
};

/** Escape closes the panel, and so does a press beside it. */
export const NavigatorClosed: Story = {
  decorators: [inSidebar],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Questions 2 of 5 answered' });
    await userEvent.click(toggle);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
    await userEvent.click(toggle);
    await userEvent.click(canvas.getByRole('heading'));
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

/**
 * With the focus in the quiz: A to D and 1 to 4 choose, N and P move forward and back, U to the next
 * unanswered question, T says the time, and ? opens and closes the list of them.
 */
export const Shortcuts: Story = {
  play: async ({ canvas, userEvent }) => {
    option(canvas, 1, 'A').focus();
    await userEvent.keyboard('c');
    await expect(option(canvas, 1, 'C')).toBeChecked();
    await userEvent.keyboard('2');
    await expect(option(canvas, 1, 'B')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option(canvas, 1, 'C')).toBeChecked();
    await userEvent.keyboard('n');
    await expect(question(canvas, 2)).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('p');
    await expect(option(canvas, 1, 'C')).toHaveFocus();
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('status')).toHaveTextContent('24 minutes 10 seconds remaining');
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(option(canvas, 1, 'C')).toBeChecked();
    await userEvent.keyboard('?');
    const list = canvas.getByRole('button', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('?');
    await expect(list).toHaveAttribute('aria-expanded', 'false');
    await expect(option(canvas, 1, 'C')).toHaveFocus();
  },
};

export const ShortcutsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    option(canvas, 1, 'A').focus();
    await userEvent.keyboard('?');
    await expect(await canvas.findByText('Move between options')).toBeVisible();
  },
};

/** For people who dictate, spoken words would press keys, so a switch turns all shortcuts off. */
export const ShortcutsOff: Story = {
  play: async ({ canvas, userEvent }) => {
    option(canvas, 4, 'A').focus();
    await userEvent.keyboard('?');
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn shortcuts off' }));
    option(canvas, 4, 'A').focus();
    await userEvent.keyboard('c');
    await expect(option(canvas, 4, 'C')).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Turn shortcuts on' })).toBeVisible();
  },
};

/** One question at a time, beginning with the first without an answer. */
export const OneAtATime: Story = {
  args: { layout: 'single' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(option(canvas, 4, 'A')).toHaveFocus();
    await userEvent.keyboard('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(option(canvas, 3, 'A')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(option(canvas, 4, 'B')).toHaveFocus();
    await expect(option(canvas, 4, 'B')).toBeChecked();
  },
};

export const OneAtATimeFirst: Story = { args: { layout: 'single', answered: 0 } };

export const OneAtATimeLast: Story = {
  args: { layout: 'single', answered: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.keyboard('d');
    await expect(option(canvas, 5, 'D')).not.toBeChecked();
    canvas.getByRole('button', { name: 'Previous' }).focus();
    await userEvent.keyboard('d');
    await expect(option(canvas, 5, 'D')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Quiz' }));
    await expect(fake.attempt.submit).toHaveBeenCalledOnce();
  },
};

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const sentence = `When a client asks for a resource that has moved, and the answer names an address that is itself a redirect, what is the client to do? ${longWord} `;
const longText = sentence.repeat(2).slice(0, 300);

export const LongTexts: Story = {
  parameters: {
    title: longText,
    list: [
      { _id: 'q1', title: longText, options: { A: longText, B: longWord, C: 'No', D: longText } },
      { _id: 'q2', title: longWord, options: { A: '<b>', B: '&amp;', C: '""', D: '…' } },
    ],
  },
  args: { answered: 1, overruled: { q1: 'C' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('&amp;')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Narrow: Story = {
  args: {
    saving: 'device',
    time: { secondsLeft: 5_055, secondsInAll: 10_800, isApproximate: true },
  },
  decorators: [inSidebar],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const header = canvas.getByText('2 of 5 answered').closest('[data-part="header"]')!;
    await expect(header.clientHeight).toBeLessThan(90);
  },
};

export const NarrowOneAtATime: Story = { ...OneAtATime, decorators: [inSidebar] };
export const InDark: Story = {
  ...UnansweredMarked,
  args: { time: { secondsLeft: 42 } },
  globals: { theme: 'dark' },
};
/** The arrow keys move in the direction they point. */
export const RightToLeft: Story = {
  args: { count: 40, answered: 17 },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const numbers = await openNavigator(canvas, userEvent);
    numbers.getByRole('button', { name: 'Question 1, answered' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(numbers.getByRole('button', { name: 'Question 2, answered' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(numbers.getByRole('button', { name: 'Question 1, answered' })).toHaveFocus();
  },
};

const fence = '```';
const inMarkdown: PaperQuestion[] = [
  {
    _id: 'q1',
    format: 'markdown',
    title: `What does this program print?

${fence}js
const words = ['one', 'two', 'three'];
const lengths = words.map((word) => word.length).filter((length) => length > 3).toSorted();
console.log(lengths); // In one line.
${fence}

Array methods are described [at MDN](https://developer.mozilla.org/), and \`toSorted\` changes nothing.`,
    options: {
      A: `${fence}js\n[5]\n${fence}`,
      B: `It throws:\n\n${fence}js\nTypeError: words.map((word) => word.length).filter(…).toSorted is not a function, or undefined\n${fence}`,
      C: '`[3, 3, 5]`, as [the specification](https://tc39.es/ecma262/) says',
      D: '<b>Nothing</b>',
    },
  },
  {
    _id: 'q2',
    format: 'markdown',
    title: String.raw`Which is the derivative of $f(x) = \frac{x^2 + 1}{\sqrt{x}}$ for $x > 0$?`,
    options: {
      A: String.raw`$\frac{3x^2 - 1}{2x\sqrt{x}}$`,
      B: '$2x$',
      C: String.raw`$$\frac{\mathrm{d}}{\mathrm{d}x} x^{3/2}$$`,
      D: 'None of these',
    },
  },
];

/**
 * Links and boxes that scroll work within an option, and a press beside them chooses it. Only the
 * first paragraph of a question is bold.
 */
export const Markdown: Story = {
  args: { answered: 0 },
  parameters: { list: inMarkdown },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = await canvas.findByRole('radiogroup', { name: /^Question 1 of 2\. What does/ });
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(5));
    await expect(first.querySelectorAll('pre code')).toHaveLength(3);
    await expect(canvasElement.querySelector('.qw-rich-text b')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

    const weightOf = (element: Element | null | undefined) =>
      element && getComputedStyle(element).fontWeight;
    const paragraphs = first.querySelectorAll('legend p');
    await expect([...paragraphs].map(weightOf)).toEqual(['600', '400']);
    await expect(weightOf(first.querySelector('legend pre code'))).toBe('400');

    const link = within(first).getByRole('link', { name: /^the specification/ });
    const scroll = within(first).getAllByRole('group', { name: 'Code' }).at(-1)!;
    for (const part of [link, scroll]) {
      part.scrollIntoView({ block: 'center' });
      // A link may be in several lines.
      const { left, top, width, height } = part.getClientRects()[0]!;
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(part).toContainElement(pressed as HTMLElement);
    }

    // A press by the browser itself: what is simulated stops at what can be focused.
    scroll.click();
    await expect(paper.sheet.answers()).toEqual({ q1: 'B' });
    await userEvent.click(option(canvas, 1, 'D'));
    await expect(paper.sheet.answers()).toEqual({ q1: 'D' });
    await userEvent.click(option(canvas, 2, 'A'));
    await expect(paper.sheet.answers()).toEqual({ q1: 'D', q2: 'A' });
  },
};

export const MarkdownNarrow: Story = { ...Markdown, decorators: [inSidebar] };
