// @vitest-environment node
import { expect, it } from 'vitest';
import { createAttemptRun } from './attemptRun';
import type { Command, Setting } from './commands';

const minute = 60_000;

const setting: Setting = {
  kind: 'whole',
  seed: 0,
  questions: 1,
  opensIn: -10 * minute,
  durationMs: 11 * minute,
  wallOffsets: [0, 0],
  spread: 2,
  listsAll: false,
  saysMissingByPage: false,
};

const choose = (letter: 'A' | 'B'): Command => ({ do: 'choose', question: 0, letter });
const pass = (ms: number): Command => ({ do: 'pass', ms });

const page = { text: 'page', status: 200, reaches: false } as const;

/** Runs that have broken a promise once. */
const runs: Readonly<Record<string, readonly Command[]>> = {
  'submits nothing over an answer from elsewhere that came while the submission was waiting': [
    pass(10_000),
    choose('A'),
    { do: 'next device' },
    pass(31),
    { do: 'break', fault: 'request slow', operation: 'submitQuiz' },
    { do: 'submit with blanks' },
    pass(4),
    { do: 'next device' },
  ],
  'sends a returned submission at the end, and not all the time, where no paper can be had': [
    pass(2_000),
    { do: 'break', fault: page, operation: 'quizPaper' },
    { do: 'break', fault: page, operation: 'submitQuiz' },
    { do: 'break', fault: page, operation: 'submitQuiz' },
    { do: 'submit with blanks' },
    { do: 'next device' },
    pass(500),
    choose('A'),
    pass(10_000),
  ],
  'tells the host of no submission whose receipt is blank': [
    pass(2_000),
    choose('A'),
    { do: 'break', fault: { ...page, text: 'blank receipt' }, operation: 'submitQuiz' },
    { do: 'submit' },
    pass(500),
  ],
};

it.each(Object.entries(runs))('%s', async (_, commands) => {
  const run = createAttemptRun(setting);
  for (const command of commands) await run.do(command);
  await run.settle();
  expect(run.broken).toEqual([]);
});
