// @vitest-environment node
import { expect, it } from 'vitest';
import { createAttemptRun } from './attemptRun';
import type { Command, Setting } from './commands';
import { lies, lieStatuses, type LieText } from './lies';
import type { Fault } from './simulatedNetwork';

const minute = 60_000;

const setting: Setting = {
  kind: 'whole',
  seed: 0,
  questions: 1,
  opensIn: -10 * minute,
  durationMs: 15 * minute,
  wallOffsets: [0, 0],
  spread: 2,
  listsAll: false,
  saysMissingByPage: false,
};

const choose = (letter: 'A' | 'B'): Command => ({ do: 'choose', question: 0, letter });
const pass = (ms: number): Command => ({ do: 'pass', ms });

const lie = (text: LieText, status: (typeof lieStatuses)[number] = 200): Fault => ({
  text,
  status,
  reaches: false,
});
const breakNext = (fault: Fault, operation: 'quizPaper' | 'submitQuiz'): Command => ({
  do: 'break',
  fault,
  operation,
});
const nextDevice: Command = { do: 'next device' };
const submit: Command = { do: 'submit with blanks' };

/** Runs for each promise, some of which have broken it before. */
const runs: Readonly<Record<string, readonly Command[]>> = {
  '(a) grades what one device saved while another one lay idle': [
    pass(2_000),
    choose('A'),
    pass(2_000),
    nextDevice,
    choose('B'),
    pass(2_000),
    nextDevice,
    { do: 'to the end', ms: 40_000 },
  ],
  '(a) grades what one device saved while another one was offline until after the end': [
    pass(2_000),
    choose('A'),
    pass(2_000),
    { do: 'go offline' },
    nextDevice,
    choose('B'),
    pass(2_000),
    nextDevice,
    { do: 'to the end', ms: 8_000 },
    { do: 'go online' },
  ],
  '(b) submits nothing over an answer from elsewhere that its student has not seen': [
    pass(2_000),
    choose('A'),
    pass(2_000),
    nextDevice,
    choose('B'),
    pass(2_000),
    nextDevice,
    submit,
    pass(2_000),
  ],
  '(b) submits nothing over an answer from elsewhere that came while the submission was waiting': [
    pass(10_000),
    choose('A'),
    nextDevice,
    pass(31),
    breakNext('request slow', 'submitQuiz'),
    submit,
    pass(4),
    nextDevice,
  ],
  '(b) submits an answer that another device also chose as the later of the two': [
    pass(2_000),
    { do: 'set clock', ms: 501 },
    choose('A'),
    nextDevice,
    pass(67),
    choose('A'),
    breakNext('answer lost', 'submitQuiz'),
    submit,
    pass(5_000),
  ],
  '(c) keeps a copy of what came after another device had submitted': [
    pass(2_000),
    nextDevice,
    pass(2_000),
    { do: 'go offline' },
    choose('A'),
    nextDevice,
    submit,
    pass(2_000),
    nextDevice,
    { do: 'go online' },
  ],
  '(d) takes no message for a receipt, and tells the host of no submission whose receipt is blank':
    [
      pass(2_000),
      choose('A'),
      breakNext(lie('blank receipt'), 'submitQuiz'),
      breakNext(lie('ok'), 'submitQuiz'),
      submit,
      pass(500),
    ],
  'sends a returned submission at the end, and not all the time, if the paper cannot be loaded': [
    pass(2_000),
    breakNext(lie('page'), 'quizPaper'),
    breakNext(lie('page'), 'submitQuiz'),
    breakNext(lie('page'), 'submitQuiz'),
    submit,
    nextDevice,
    pass(500),
    choose('A'),
    pass(10_000),
  ],
  'sends a returned submission soon after the end if the device slept before it heard of it': [
    { do: 'slow network', ms: 400 },
    pass(2_000),
    breakNext(429, 'quizPaper'),
    breakNext(lie('page'), 'submitQuiz'),
    nextDevice,
    choose('A'),
    pass(2_000),
    nextDevice,
    submit,
    pass(1_900),
    breakNext('answer slow', 'submitQuiz'),
    pass(2_000),
    { do: 'close lid' },
    { do: 'to the end', ms: -70_000 },
    { do: 'open lid' },
  ],
};

async function brokenBy(commands: readonly Command[]): Promise<readonly string[]> {
  const run = createAttemptRun(setting);
  for (const command of commands) await run.do(command);
  await run.settle();
  return run.broken;
}

it.each(Object.entries(runs))('%s', async (_, commands) => {
  expect(await brokenBy(commands)).toEqual([]);
});

it.each(Object.keys(lies) as LieText[])(
  '(e) concludes nothing from "%s", whatever the status',
  async (text) => {
    for (const status of lieStatuses) {
      const portal: Command = {
        do: 'portal',
        lie: { text, status, reaches: false },
        ms: 3_000,
      };
      const submitting = [pass(2_000), choose('A'), portal, submit, pass(10_000)];
      const saving = [pass(2_000), portal, choose('A'), pass(10_000)];
      const loading: Command[] = [pass(2_000), choose('A'), portal, { do: 'reload' }, pass(10_000)];
      for (const commands of [submitting, saving, loading]) {
        expect(await brokenBy(commands), `status ${status}`).toEqual([]);
      }
    }
  },
);
