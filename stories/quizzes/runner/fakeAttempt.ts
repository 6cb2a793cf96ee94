import { fn } from 'storybook/test';
import type { PaperQuestion } from '../../../src/api/entities';
import { createAnswerSheet } from '../../../src/attempt/answers/answerSheet';
import type { Answers } from '../../../src/rules/answers';
import type { CountdownReading } from '../../../src/attempt/time/attemptClock';
import type { SaveState } from '../../../src/attempt/keeping/answerKeeper';
import type { AttemptHandle } from '../../../src/attempt/hooks/useAttempt';
import { createSubscribable } from '../../../src/base/subscribable';
import { letters } from '../../../src/rules/limits';

/** An attempt that changes only when a story says so. */
export interface FakeAttempt {
  attempt: AttemptHandle;
  setTime: (change: Partial<CountdownReading>) => void;
  setSaving: (state: SaveState) => void;
}

export const noon = Date.parse('2027-03-01T12:00:00Z');

/** The end of a quiz with this many seconds remaining at noon. */
export function endAfter(seconds: number): string {
  return new Date(noon + seconds * 1000).toISOString();
}

export function fakeAttempt(
  time: Partial<CountdownReading> = {},
  saving: SaveState = 'saved',
): FakeAttempt {
  const { secondsLeft = 1_450 } = time;
  let reading: CountdownReading = {
    secondsToStart: null,
    secondsLeft,
    secondsInAll: secondsLeft === null ? null : 2_700,
    endsAt: secondsLeft === null ? null : endAfter(secondsLeft),
    isApproximate: false,
    ...time,
  };
  let state = saving;
  const countdown = createSubscribable(() => reading);
  const saved = createSubscribable(() => state);
  return {
    attempt: {
      state: { phase: 'loading' },
      countdown,
      saving: saved,
      submit: fn(),
      retry: fn(),
      takeOver: fn(),
      resume: fn(),
      copy: fn(() => null),
    },
    setTime(change) {
      reading = { ...reading, ...change };
      countdown.notify();
    },
    setSaving(next) {
      state = next;
      saved.notify();
    },
  };
}

const asked = [
  ['Which part of an address names the server?', 'Scheme', 'Host', 'Path', 'Fragment'],
  ['Which status says that nothing was found?', '200', '301', '404', '503'],
  ['Which header says how long an answer may be kept?', 'Accept', 'Cache-Control', 'Host', 'Vary'],
  ['What does TLS protect against?', 'Slow links', 'Eavesdropping', 'Full disks', 'Wrong links'],
  ['Which method must not change anything?', 'GET', 'POST', 'PUT', 'DELETE'],
] as const;

export function questions(count: number): PaperQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, A, B, C, D] = asked[index % asked.length]!;
    return { _id: `q${index + 1}`, title, options: { A, B, C, D } };
  });
}

/** A paper with this many questions, the first ones answered. */
export function paperOf(count: number, answered = 0, list = questions(count)) {
  const answers: Answers = Object.fromEntries(
    list.slice(0, answered).map(({ _id }, index) => [_id, letters[(index * 7) % 4]!]),
  );
  return {
    title: 'How the web works',
    questions: list,
    sheet: createAnswerSheet(answers, () => {}),
    overruled: {},
  };
}
