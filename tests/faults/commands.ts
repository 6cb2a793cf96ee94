import fc from 'fast-check';
import { letters, type Letter } from '../../src/rules/limits';
import { lies, lieStatuses, type Lie, type LieText } from './lies';
import type { Fault, Operation } from './simulatedNetwork';
import type { ServerKind } from './simulatedServer';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** What a student, a device, a network or a school does. Impossible commands do nothing. */
export type Command =
  | { do: 'choose'; question: number; letter: Letter }
  | { do: 'clear'; question: number }
  | {
      do:
        | 'next device'
        | 'submit'
        | 'submit with blanks'
        | 'back to the quiz'
        | 'retry'
        | 'reload'
        | 'crash'
        | 'browser crash'
        | 'open tab'
        | 'close tab'
        | 'next tab'
        | 'take over'
        | 'leave page'
        | 'come back'
        | 'go offline'
        | 'go online'
        | 'mend network'
        | 'session ends'
        | 'sign in'
        | 'refuse storage'
        | 'free storage'
        | 'close lid'
        | 'open lid';
    }
  /** `to the end`: until this long after the end, or before it if negative. */
  | { do: 'pass' | 'to the end' | 'sleep' | 'set clock' | 'throttle'; ms: number }
  | { do: 'break'; fault: Fault; operation: Operation | undefined }
  | { do: 'slow network'; ms: number }
  | { do: 'fill storage'; left: number }
  | { do: 'portal'; lie: Lie; ms: number }
  | { do: 'extend'; minutes: number };

/** One quiz, and how it is served. */
export interface Setting {
  kind: ServerKind;
  seed: number;
  questions: number;
  /** Milliseconds from the first page to the start; negative once it has begun. */
  opensIn: number;
  durationMs: number;
  /** The errors of the devices' wall clocks. */
  wallOffsets: readonly number[];
  spread: number | undefined;
  listsAll: boolean;
  saysMissingByPage: boolean;
}

const oneOf = <const Item>(...items: Item[]): fc.Arbitrary<Item> => fc.constantFrom(...items);

const logarithmic = (low: number, high: number): fc.Arbitrary<number> =>
  fc
    .integer({ min: 0, max: 1_000 })
    .map((part) => Math.round(low * (high / low) ** (part / 1_000)));

const question = fc.nat({ max: 4 });
const letter = oneOf(...letters);
const choose = fc.record({ do: fc.constant('choose' as const), question, letter });
const brief = fc.record({ do: fc.constant('pass' as const), ms: logarithmic(1, 20 * second) });
const long = fc.record({
  do: fc.constant('pass' as const),
  ms: logarithmic(10 * second, 2 * hour),
});

const lie: fc.Arbitrary<Lie> = fc.record({
  text: oneOf(...(Object.keys(lies) as LieText[])),
  status: fc.oneof(oneOf(...lieStatuses), fc.constant(200 as const)),
  reaches: fc.boolean(),
});

const fault = fc.record({
  do: fc.constant('break' as const),
  fault: fc.oneof(
    oneOf<Fault>(
      'request lost',
      'answer lost',
      'answer lost, noticed',
      'answer garbled',
      'request slow',
      'answer slow',
      429,
      500,
      503,
    ),
    lie,
  ),
  operation: oneOf<Operation | undefined>(undefined, 'quizPaper', 'saveAnswers', 'submitQuiz'),
});

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 24, arbitrary: choose },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('clear' as const), question }) },
  { weight: 9, arbitrary: fc.constant({ do: 'next device' as const }) },
  { weight: 12, arbitrary: brief },
  { weight: 3, arbitrary: long },
  { weight: 8, arbitrary: fault },
  {
    weight: 10,
    arbitrary: fc.record({
      do: oneOf(
        'reload',
        'crash',
        'browser crash',
        'open tab',
        'close tab',
        'next tab',
        'take over',
        'take over',
        'leave page',
        'come back',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: oneOf('submit', 'submit with blanks', 'back to the quiz', 'retry'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: oneOf('go offline', 'go online', 'mend network', 'session ends', 'sign in', 'sign in'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: oneOf('refuse storage', 'free storage') }),
  },
  { weight: 2, arbitrary: fc.record({ do: oneOf('close lid', 'open lid') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('portal' as const),
      lie,
      ms: logarithmic(second, 3 * minute),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fill storage' as const),
      left: oneOf(0, 0, 100, 200, 400, 800),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('slow network' as const), ms: logarithmic(20, 12_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('set clock' as const),
      ms: fc.integer({ min: -24 * hour, max: 24 * hour }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('sleep' as const), ms: logarithmic(second, 2 * hour) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('throttle' as const), ms: oneOf(0, second, minute) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('extend' as const),
      minutes: fc.integer({ min: 1, max: 20 }),
    }),
  },
);

const nextDevice = fc.constant<Command>({ do: 'next device' });
const submits = fc.constant<Command>({ do: 'submit with blanks' });
const away = fc.record({ do: oneOf('go offline', 'close lid', 'leave page', 'close tab') });
const back = fc.constant<Command[]>([
  { do: 'open lid' },
  { do: 'go online' },
  { do: 'open tab' },
  { do: 'come back' },
]);
const toTheEnd = fc.record({
  do: fc.constant('to the end' as const),
  ms: oneOf(
    -70 * second,
    -3 * second,
    -100,
    100,
    3 * second,
    15 * second,
    29 * second,
    40 * second,
  ),
});
const brokenSubmission = fc.record({
  do: fc.constant('break' as const),
  fault: fc.oneof(lie, oneOf<Fault>('answer lost', 'answer lost, noticed', 'request slow')),
  operation: fc.constant('submitQuiz' as const),
});

/**
 * Scenes that random commands rarely produce: devices that do not know of each other, and the end.
 */
const scene: fc.Arbitrary<Command[]> = fc.oneof(
  fc.tuple(away, choose, nextDevice, choose, brief, nextDevice, back).map((done) => done.flat()),
  fc.tuple(choose, brief, nextDevice, choose, brief, submits, brief, nextDevice),
  fc.tuple(choose, brief, choose, nextDevice, choose),
  fc.tuple(brokenSubmission, submits, brief),
  fc.tuple(away, nextDevice, choose, brief, toTheEnd, nextDevice, back).map((done) => done.flat()),
  fc.tuple(toTheEnd, choose, brief, toTheEnd),
);

export const commands: fc.Arbitrary<Command[]> = fc
  .array(
    fc.oneof(
      { weight: 14, arbitrary: fc.tuple<[Command]>(command) },
      { weight: 1, arbitrary: scene },
    ),
    { minLength: 1, maxLength: 50, size: 'max' },
  )
  // The first page usually opens before anything else happens.
  .chain((done) =>
    oneOf(0, 2 * second, 2 * second).map((ms) => [{ do: 'pass', ms }, ...done.flat()]),
  );

export const setting: fc.Arbitrary<Setting> = fc.record({
  kind: oneOf<ServerKind>('whole', 'whole', 'whole', 'whole', 'timesOnly', 'plain'),
  seed: fc.nat(),
  questions: fc.integer({ min: 1, max: 5 }),
  opensIn: oneOf(-10 * minute, -minute, -second, -1, 5 * second, minute),
  durationMs: oneOf(11 * minute, 15 * minute, 30 * minute, hour),
  wallOffsets: fc.array(oneOf(0, 0, -24 * hour, 24 * hour, 90 * second), {
    minLength: 1,
    maxLength: 3,
    size: 'max',
  }),
  spread: oneOf(undefined, 0, 2, 20),
  listsAll: fc.boolean(),
  saysMissingByPage: fc.boolean(),
});

/** A readable run: one command for each line. */
export function inLines(setting: Setting, commands: readonly Command[]): string {
  const lines = commands.map((command) => JSON.stringify(command));
  return [JSON.stringify(setting), ...lines].join('\n');
}
