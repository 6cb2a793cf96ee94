import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaperQuestion } from '../../../src/api/entities';
import { createAnswerSheet } from '../../../src/attempt/answers/answerSheet';
import type { Answers } from '../../../src/rules/answers';
import type { CountdownReading } from '../../../src/attempt/time/attemptClock';
import type { SaveState } from '../../../src/attempt/keeping/answerKeeper';
import { createSubscribable } from '../../../src/base/subscribable';
import { QuizPaper } from '../../../src/quizzes/runner/paper/QuizPaper';
import { stopClock } from '../../stopClock';
import './withLaterScreens';

const noon = Date.parse('2027-03-01T12:00:00Z');

function questionsUpTo(count: number): PaperQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `q${index + 1}`,
    title: `What is ${index + 1} + 1?`,
    options: { A: '1', B: '2', C: '3', D: '4' },
  }));
}

/** Questions that record when they are drawn. */
function countedQuestions(count: number) {
  const drawn = new Set<string>();
  const questions = questionsUpTo(count).map(({ options, ...rest }) => ({
    ...rest,
    get options() {
      drawn.add(rest._id);
      return options;
    },
  }));
  return { questions, drawn };
}

interface Given extends Partial<ComponentProps<typeof QuizPaper>> {
  questions?: PaperQuestion[];
  answers?: Answers;
  overruled?: Answers;
  time?: Partial<CountdownReading>;
  saving?: SaveState;
}

/** A paper on an attempt that the test controls. */
function take(given: Given = {}) {
  const {
    questions = questionsUpTo(3),
    answers = {},
    overruled = {},
    time,
    saving,
    ...props
  } = given;
  let reading: CountdownReading = {
    secondsToStart: null,
    secondsLeft: 1_450,
    secondsInAll: 2_700,
    endsAt: new Date(noon + 1_450_000).toISOString(),
    isApproximate: false,
    ...time,
  };
  let saved = saving ?? 'saved';
  const countdown = createSubscribable(() => reading);
  const saves = createSubscribable(() => saved);
  const submit = vi.fn();
  const onChoose = vi.fn();
  const sheet = createAnswerSheet(answers, onChoose);
  const none = () => {};
  const attempt = {
    state: { phase: 'loading' as const },
    countdown,
    saving: saves,
    submit,
    retry: none,
    takeOver: none,
    resume: () => Promise.resolve(null),
    copy: () => null,
  };
  const draw = (more: Partial<ComponentProps<typeof QuizPaper>> = {}) => (
    <QuizPaper
      attempt={attempt}
      paper={{ title: 'Sums', questions, sheet, overruled }}
      isTimeUp={false}
      isSubmitting={false}
      isSignedOut={false}
      isReturned={false}
      headingLevel={2}
      layout="all"
      timeUnknown="words"
      {...props}
      {...more}
    />
  );
  const { rerender } = render(draw());
  return {
    user: userEvent.setup({ delay: null }),
    submit,
    onChoose,
    sheet,
    redraw: (more: Partial<ComponentProps<typeof QuizPaper>>) => rerender(draw(more)),
    pass: (change: Partial<CountdownReading>) => {
      reading = { ...reading, ...change };
      act(countdown.notify);
    },
    save: (state: SaveState) => {
      saved = state;
      act(saves.notify);
    },
  };
}

function question(position: number) {
  return screen.getByRole('radiogroup', { name: new RegExp(`^Question ${position} of`) });
}

function option(position: number, letter: string) {
  return within(question(position)).getByRole('radio', { name: new RegExp(`^${letter} `) });
}

function said() {
  return screen.getByRole('status');
}

function sentences() {
  return [...said().children].map(({ textContent }) => textContent);
}

describe('the questions', () => {
  it('are numbered, with the four options', () => {
    take();
    expect(screen.getByRole('heading', { name: 'Sums', level: 2 })).toBeVisible();
    expect(question(3)).toHaveAccessibleName('Question 3 of 3. What is 3 + 1?');
    expect(within(question(1)).getAllByRole('radio')).toHaveLength(4);
  });

  it('show only what can be an answer, whatever the server sends', () => {
    const options = { A: 'Yes', B: 'No', G: 'Perhaps' } as unknown as PaperQuestion['options'];
    take({ questions: [{ _id: 'q1', title: 'Is it?', options }] });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByText('Perhaps')).not.toBeInTheDocument();
  });

  it('have two to six options, each with its key', async () => {
    const options = { A: '1', B: '2', C: '3', D: '4', E: '5', F: '6' };
    const two = { _id: 'q2', title: 'Is it?', options: { A: 'Yes', B: 'No' } };
    const { user } = take({ questions: [{ _id: 'q1', title: 'How many?', options }, two] });
    expect(within(question(1)).getAllByRole('radio')).toHaveLength(6);
    expect(within(question(2)).getAllByRole('radio')).toHaveLength(2);
    option(1, 'A').focus();
    await user.keyboard('f');
    expect(option(1, 'F')).toBeChecked();
    await user.keyboard('5');
    expect(option(1, 'E')).toBeChecked();
    await user.keyboard('nc');
    expect(within(question(2)).queryByRole('radio', { checked: true })).toBeNull();
    await user.keyboard('?');
    const list = () => document.querySelector('[data-part="shortcuts"]');
    await waitFor(() => expect(list()).toHaveTextContent('A to F or 1 to 6'));
  });

  it('count the answered ones', async () => {
    const { user, onChoose } = take({ answers: { q1: 'A' } });
    expect(screen.getByText('1 of 3 answered')).toBeVisible();
    await user.click(option(2, 'D'));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('q2', 'D');
    expect(screen.getByText('2 of 3 answered')).toBeVisible();
  });

  it('are drawn again only when their own answer changes', async () => {
    const { questions, drawn } = countedQuestions(50);
    const { user } = take({ questions });
    drawn.clear();
    await user.click(option(2, 'D'));
    expect(drawn).toEqual(new Set(['q2']));
  });

  it("offer this device's choice if another device has answered", async () => {
    const { user, sheet } = take({ answers: { q1: 'A' }, overruled: { q1: 'B' } });
    expect(question(1)).toHaveAccessibleDescription(
      'Answered on another device. Your choice here was B.',
    );
    await user.click(screen.getByRole('button', { name: 'Use B' }));
    expect(sheet.answers()).toEqual({ q1: 'B' });
    expect(option(1, 'B')).toHaveFocus();
  });

  it('say which ones another device has answered in the meantime', async () => {
    const { redraw, sheet } = take({ answers: { q1: 'A', q3: 'A' } });
    const title = 'Sums';
    const questions = questionsUpTo(3);
    redraw({ paper: { title, questions, sheet, overruled: { q1: 'B', q3: 'D' } } });
    await waitFor(() => expect(said()).toHaveTextContent('Answered on another device: 1, 3.'));
    expect(
      await screen.findByRole('button', { name: 'Question 3, answered on another device' }),
    ).toBeVisible();
  });
});

describe('submitting', () => {
  it('sends the answers once all questions are answered', async () => {
    const { user, submit } = take({ answers: { q1: 'A', q2: 'B', q3: 'C' } });
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('marks and counts missing answers, and moves the focus to the first', async () => {
    const { user, submit } = take({ answers: { q1: 'A' } });
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getAllByText('Please select an answer')).toHaveLength(2);
    expect(option(2, 'A')).toHaveFocus();
    const sentence = '2 questions have no answer yet.';
    expect(said()).toHaveTextContent(sentence);
    await user.click(option(2, 'A'));
    expect(screen.getAllByText('Please select an answer')).toHaveLength(1);
  });

  it('does not happen on Enter in an option', async () => {
    const { user, submit } = take({ answers: { q1: 'A', q2: 'B', q3: 'C' } });
    option(1, 'A').focus();
    await user.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['a submission is in progress', { isSubmitting: true }],
    ['the time is up', { isTimeUp: true }],
  ])('closes the questions while %s', async (_, props) => {
    const { user, submit } = take(props);
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Submitting...' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('waits for the session, while answering continues', async () => {
    const { user, sheet, submit } = take({ isSignedOut: true, notice: <p>Sign in again</p> });
    expect(screen.getByText('Sign in again')).toBeVisible();
    const submitQuiz = screen.getByRole('button', { name: 'Submit Quiz' });
    // The button keeps the focus of a student who was about to press it.
    expect(submitQuiz).toBeEnabled();
    expect(submitQuiz).toHaveAttribute('aria-disabled', 'true');
    await user.click(submitQuiz);
    expect(submit).not.toHaveBeenCalled();
    await user.click(option(1, 'C'));
    expect(sheet.answers()).toEqual({ q1: 'C' });
  });

  it('returns the focus if time is added after all', async () => {
    const { user, redraw } = take();
    await user.click(option(2, 'B'));
    redraw({ isTimeUp: true });
    // Browsers take the focus from disabled elements, which jsdom does not.
    const passing = document.body.appendChild(document.createElement('button'));
    passing.focus();
    passing.remove();
    expect(document.body).toHaveFocus();
    redraw({ isTimeUp: false });
    expect(option(2, 'B')).toHaveFocus();
  });

  it('goes to the first change when it is returned, and not on another page', async () => {
    const answers = { q1: 'A', q2: 'A', q3: 'A' } as const;
    const { redraw, user } = take({ answers, overruled: { q2: 'B', q3: 'C' } });
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    // What shows the changes is drawn once the page has been idle.
    redraw({ isReturned: true });
    await screen.findByRole('button', { name: 'Question 2' });
    redraw({ isSubmitting: true });
    redraw({ isReturned: true });
    const second = screen.getByRole('button', { name: 'Question 2' });
    expect(second).toHaveFocus();
    await user.click(second);
    expect(option(2, 'A')).toHaveFocus();

    const chat = document.body.appendChild(document.createElement('input'));
    redraw({ isSubmitting: true });
    chat.focus();
    redraw({ isReturned: true });
    expect(chat).toHaveFocus();
    chat.remove();
  });

  it('asks to submit again once every change has been settled', async () => {
    take({ answers: { q1: 'A', q2: 'A', q3: 'A' }, isReturned: true });
    const settled = 'Everything is saved. Submit again when you are ready.';
    expect(await screen.findByText(settled)).toBeVisible();
  });

  it('announces that the time is up', async () => {
    const { redraw } = take();
    redraw({ isTimeUp: true });
    await waitFor(() =>
      expect(said()).toHaveTextContent('Time is up. Your answers are being submitted.'),
    );
  });
});

describe('another layout', () => {
  it.each([
    ['all', 'single'],
    ['single', 'all'],
  ] as const)('keeps the focus in its question from layout %s to %s', async (from, to) => {
    const { user, redraw } = take({ layout: from });
    if (from === 'single') await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(option(2, 'B'));
    redraw({ layout: to });
    await waitFor(() => expect(option(2, 'B')).toHaveFocus());
    expect(option(2, 'B')).toBeChecked();
  });

  it('leaves a focus outside the paper alone', async () => {
    const { user, redraw } = take();
    await user.click(option(2, 'B'));
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    redraw({ layout: 'single' });
    await Promise.resolve();
    expect(outside).toHaveFocus();
    outside.remove();
  });
});

describe('the time', () => {
  it.each([
    [1_450, '24:10', 'neutral'],
    [5_055, '1:24:15', 'neutral'],
    [299, '4:59', 'caution'],
    [42, '0:42', 'critical'],
  ])('shows %s seconds as %s', (secondsLeft, words, tone) => {
    take({ time: { secondsLeft } });
    expect(screen.getByRole('timer')).toHaveTextContent(`Time Remaining ${words}`);
    expect(screen.getByRole('timer')).toHaveAttribute('data-tone', tone);
  });

  it('says that there is none if the server sends none', () => {
    take({ time: { secondsLeft: null } });
    expect(screen.getByText('This quiz shows no time')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /time/ })).not.toBeInTheDocument();
  });

  it('stands at 0:00 where the specification’s words are asked for', () => {
    take({ time: { secondsLeft: null }, timeUnknown: 'spec' });
    expect(screen.getByRole('timer')).toHaveTextContent('Time Remaining 0:00');
    expect(screen.getByRole('timer')).toHaveAttribute('data-tone', 'neutral');
  });

  it('has a word beside it while it is approximate', () => {
    const { pass } = take({ time: { isApproximate: true } });
    expect(screen.getByRole('timer')).toHaveTextContent('Time Remaining about 24:10');
    pass({ isApproximate: false });
    expect(screen.getByRole('timer')).toHaveTextContent('Time Remaining 24:10');
  });

  it('is announced once at each threshold, and not on loading', () => {
    const { pass } = take({ time: { secondsLeft: 180 } });
    for (let secondsLeft = 179; secondsLeft > 60; secondsLeft--) pass({ secondsLeft });
    expect(said()).toBeEmptyDOMElement();
    pass({ secondsLeft: 60 });
    pass({ secondsLeft: 59 });
    expect(said()).toHaveTextContent(/^1 minute remaining$/);
  });

  it('is announced at half-time', () => {
    const { pass } = take({ time: { secondsLeft: 1_351 } });
    pass({ secondsLeft: 1_350 });
    expect(said()).toHaveTextContent(
      'Half of the time has passed: 22 minutes 30 seconds remaining',
    );
  });

  it('can be hidden, and then shows its announcements', async () => {
    const { user, pass } = take({ time: { secondsLeft: 301 } });
    await user.click(screen.getByRole('button', { name: 'Hide time' }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    pass({ secondsLeft: 300 });
    expect(said()).toHaveTextContent('5 minutes remaining');
    expect(screen.getAllByText('5 minutes remaining')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show time' }));
    expect(screen.getByRole('timer')).toHaveTextContent('5:00');
  });

  it.each([
    [{}, '24 minutes 10 seconds remaining'],
    [{ secondsLeft: 3_661 }, '1 hour 1 minute remaining'],
    [{ isApproximate: true }, 'About 24 minutes 10 seconds remaining'],
    [{ secondsLeft: null }, 'This quiz shows no time'],
  ])('is announced on request, given %o', async (time, sentence) => {
    const { user } = take({ time, timeUnknown: 'spec' });
    await user.click(screen.getByRole('button', { name: 'Say time remaining' }));
    expect(said()).toHaveTextContent(sentence);
  });

  it('repeats the same sentence on a second request', async () => {
    const { user } = take();
    const ask = screen.getByRole('button', { name: 'Say time remaining' });
    await user.click(ask);
    await user.click(ask);
    expect(within(said()).getAllByText('24 minutes 10 seconds remaining')).toHaveLength(2);
  });

  it.each([
    [300, 'Your instructor added 5 minutes.'],
    [-90, 'Your instructor moved the end 1 minute 30 seconds earlier.'],
  ])('announces a move of %i seconds, and shows it until it is dismissed', async (by, sentence) => {
    const { user, pass } = take();
    const endsAt = new Date(noon + (1_450 + by) * 1000).toISOString();
    pass({ secondsLeft: 1_450 + by, endsAt });
    expect(said()).toHaveTextContent(sentence);
    expect(screen.getAllByText(sentence)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Hide time' })).toHaveFocus();
  });

  it('passes without drawing a question again', () => {
    const { questions, drawn } = countedQuestions(50);
    const { pass } = take({ questions });
    drawn.clear();
    pass({ secondsLeft: 1_449 });
    expect(screen.getByRole('timer')).toHaveTextContent('24:09');
    expect(drawn).toEqual(new Set());
  });
});

describe('the save state', () => {
  it.each([
    ['nothing', 'Your answers are saved as you go.'],
    ['saving', 'Saving…'],
    ['saved', 'Saved'],
    ['device', 'Saved on this device'],
    ['memory', 'This browser cannot save answers. Keep this page open until you submit.'],
  ] as const)('“%s” is shown in words', async (saving, words) => {
    take({ saving });
    expect(await screen.findByText(words)).toBeVisible();
    expect(said()).toBeEmptyDOMElement();
  });

  it('is announced when answers stop reaching the server, and when they reach it again', () => {
    const { save } = take();
    for (const state of ['saving', 'saved', 'saving'] as const) save(state);
    expect(said()).toBeEmptyDOMElement();
    for (const state of ['device', 'saving', 'device'] as const) save(state);
    expect(said()).toHaveTextContent(/^Saved on this device$/);
    save('saved');
    expect(sentences()).toEqual(['Saved on this device', 'Saved']);
  });
});

describe('the live region', () => {
  beforeEach(() => stopClock());
  afterEach(() => void vi.useRealTimers());

  it('keeps a sentence when another one arrives, and is empty in the end', () => {
    const { pass, save } = take({ time: { secondsLeft: 61 } });
    save('device');
    pass({ secondsLeft: 60 });
    expect(sentences()).toEqual(['Saved on this device', '1 minute remaining']);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(said()).toBeEmptyDOMElement();
  });

  it('has a block for each sentence, because Chromium reads inline ones together', () => {
    const { pass, save } = take({ time: { secondsLeft: 61 } });
    save('device');
    pass({ secondsLeft: 60 });
    const displays = [...said().children].map((line) => getComputedStyle(line).display);
    expect(displays).toEqual(['block', 'block']);
  });
});

describe('the navigator', () => {
  function number(name: string) {
    return within(screen.getByRole('toolbar', { name: 'Questions' })).getByRole('button', { name });
  }

  it('says whether each question is answered, and which one is current', async () => {
    const { user } = take({ answers: { q1: 'A' } });
    await screen.findByRole('toolbar');
    expect(number('Question 1, answered')).toHaveAttribute('aria-current', 'true');
    await user.click(option(2, 'C'));
    expect(number('Question 2, answered')).toHaveAttribute('aria-current', 'true');
    expect(number('Question 1, answered')).not.toHaveAttribute('aria-current');
    expect(number('Question 3, not answered')).toBeVisible();
  });

  it('moves the focus to a question, to its chosen option if it has one', async () => {
    const { user } = take({ answers: { q3: 'C' } });
    await screen.findByRole('toolbar');
    await user.click(number('Question 3, answered'));
    expect(option(3, 'C')).toHaveFocus();
    await user.click(number('Question 2, not answered'));
    expect(option(2, 'A')).toHaveFocus();
  });

  it('is one Tab stop', async () => {
    take();
    const numbers = within(await screen.findByRole('toolbar', { name: 'Questions' }));
    const stops = numbers.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([number('Question 1, not answered')]);
  });

  it('jumps to the next unanswered question, wrapping around', async () => {
    const { user } = take({ answers: { q2: 'A' } });
    const jump = await screen.findByRole('button', { name: 'Next unanswered' });
    await user.click(jump);
    expect(option(3, 'A')).toHaveFocus();
    await user.click(jump);
    expect(option(1, 'A')).toHaveFocus();
    await user.click(option(1, 'B'));
    await user.click(option(3, 'B'));
    await user.click(jump);
    expect(said()).toHaveTextContent('Every question has an answer.');
  });
});

describe('one question at a time', () => {
  it('begins with the first unanswered question', () => {
    take({ layout: 'single', answers: { q1: 'A' } });
    expect(screen.getAllByRole('radiogroup')).toEqual([question(2)]);
  });

  it('moves forward and back, with the focus', async () => {
    const { user } = take({ layout: 'single' });
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(option(2, 'A')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(option(3, 'A')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(option(2, 'A')).toHaveFocus();
  });

  it('stays at the current question when it renders again', async () => {
    const { user, redraw } = take({ layout: 'single' });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    redraw({ isSignedOut: true });
    expect(question(2)).toBeVisible();
  });

  it('can be submitted from any question, and then shows the first without an answer', async () => {
    const { user } = take({ layout: 'single', answers: { q1: 'A' } });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    expect(option(2, 'A')).toHaveFocus();
    expect(question(2)).toHaveAccessibleDescription('Please select an answer');
  });

  it('accepts letters wherever the focus is inside it', async () => {
    const { user, sheet } = take({ layout: 'single' });
    screen.getByRole('button', { name: 'Next' }).focus();
    await user.keyboard('b');
    expect(sheet.answers()).toEqual({ q1: 'B' });
    expect(option(1, 'B')).toHaveFocus();
  });
});

describe('the keys', () => {
  it('choose only in the focused question', async () => {
    const { user, sheet } = take();
    await user.keyboard('a');
    screen.getByRole('button', { name: 'Submit Quiz' }).focus();
    await user.keyboard('a');
    expect(sheet.answers()).toEqual({});
    option(2, 'A').focus();
    await user.keyboard('d');
    await user.keyboard('3');
    expect(sheet.answers()).toEqual({ q2: 'C' });
    expect(option(2, 'C')).toHaveFocus();
  });

  it('move to the neighbours, and stop at the ends', async () => {
    const { user } = take();
    screen.getByRole('button', { name: 'Submit Quiz' }).focus();
    await user.keyboard('n');
    expect(option(1, 'A')).toHaveFocus();
    await user.keyboard('nnn');
    expect(option(3, 'A')).toHaveFocus();
    await user.keyboard('p');
    expect(option(2, 'A')).toHaveFocus();
  });

  it('do nothing while the user types', async () => {
    const { user } = take({ notice: <input aria-label="Password" /> });
    await user.type(screen.getByRole('textbox', { name: 'Password' }), 'batn?');
    expect(screen.getByRole('textbox')).toHaveValue('batn?');
    expect(said()).toBeEmptyDOMElement();
  });

  it('choose nothing while the questions are closed', async () => {
    const { user, sheet } = take({ layout: 'single', isSubmitting: true });
    screen.getByRole('button', { name: 'Submitting...' }).focus();
    await user.keyboard('a');
    expect(sheet.answers()).toEqual({});
  });

  it('are listed by a question mark, which also returns the focus', async () => {
    const { user } = take();
    option(2, 'A').focus();
    await user.keyboard('?');
    const list = screen.getByRole('button', { name: 'Keyboard shortcuts' });
    expect(list).toHaveAttribute('aria-expanded', 'true');
    expect(list).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(list).toHaveAttribute('aria-expanded', 'false');
    expect(option(2, 'A')).toHaveFocus();
  });

  it('can be turned off', async () => {
    const { user, sheet } = take();
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(screen.getByRole('button', { name: 'Turn shortcuts off' }));
    option(1, 'A').focus();
    await user.keyboard('b');
    expect(sheet.answers()).toEqual({});
    await user.click(screen.getByRole('button', { name: 'Turn shortcuts on' }));
    option(1, 'A').focus();
    await user.keyboard('b');
    expect(sheet.answers()).toEqual({ q1: 'B' });
  });
});
