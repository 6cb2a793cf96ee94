import type { Messages } from '../../src/messages/en';

/** What Orca says of itself, or by luck, and why no record has it. */
const ofOrca: { said: RegExp; because: string }[] = [
  {
    said: /^(Focus|Browse) mode$/,
    because: 'It changes its mode when it has read the page, however long that takes.',
  },
  {
    said: /^leaving /,
    because: 'It compares with where it was, which is sometimes no longer in the page.',
  },
  {
    said: /^(main content|banner|form|search|navigation|list|complementary)$/,
    because: 'A place without a name is said only if the place before is still in the page.',
  },
  {
    said: /document web\.$/,
    because: 'It is said if the page itself has the focus between two controls.',
  },
  {
    said: /^Selection deleted\.$/,
    because: 'It is said of a field that is emptied, if the field had been selected.',
  },
  {
    said: /^clickable\.?$/,
    because:
      'React listens at the root of the page, which Chromium takes for a click on all in it.',
  },
  { said: /^[\s\u200b]*$/, because: 'Nothing is heard.' },
];

/** What depends on the clock or on the draw, and what a record has in its place. */
const figures: { found: RegExp; placeholder: string; because: string }[] = [
  {
    found: /\d+ (hours?|Stunden?)( \d+ (minutes?|Minuten?))?/g,
    placeholder: '[time]',
    because: 'The clock runs on.',
  },
  {
    found: / heading level \d(?: clickable)?\.$/g,
    placeholder: '.',
    because: 'It leaves out what an element is, if it takes it for part of what it has just said.',
  },
  {
    found: /\b(Question|Frage) \d+ (?=of |von )/g,
    placeholder: '$1 [number] ',
    because: 'The server draws questions in any order.',
  },
  {
    found: /^(Join Quiz|Quiz beitreten|Add time|Zeit hinzufügen) (?=dialog)/,
    placeholder: '',
    because:
      'Orca leaves out a name that it has just read from the button, if that is still there.',
  },
  {
    found: /table with \d+ rows/g,
    placeholder: 'table with [number] rows',
    because: 'A deleted row may still be there when the table is read.',
  },
];

/** What was said, without what Orca says of itself, and with placeholders for figures. */
export function normalised(said: readonly string[]): string[] {
  return said
    .map((one) => one.trim())
    .filter((one) => !ofOrca.some((its) => its.said.test(one)))
    .map((one) =>
      figures.reduce((text, { found, placeholder }) => text.replace(found, placeholder), one),
    );
}

/** What is heard or not, depending on how quick a page is, and in which step. */
const passing: { said: (words: Messages) => string | RegExp; step?: string; because: string }[] = [
  { said: ({ common }) => common.loading, because: 'It is said only where loading lasts.' },
  { said: ({ runner }) => runner.loading, because: 'It is said only where loading lasts.' },
  {
    said: () => /^(ABCD2345|selected)$/,
    step: 'student: The right code',
    because: 'The wrong code may be selected for a moment.',
  },
  {
    said: () => /^((Join Quiz|Quiz beitreten) )?push button\.$/,
    step: 'student: The right code',
    because: 'The focus comes back to a button whose page goes.',
  },
  {
    said: () => 'The web, spoken.',
    step: 'student: The right code',
    because: 'The focus goes there while the dialog before it closes.',
  },
  {
    said: ({ app }) => `${app.quizzes}.`,
    step: 'student: Submit',
    because: 'The receipt opens on that page, and cuts its name off.',
  },
  ...(['anyDifficulty', 'anyType'] as const).map((field) => ({
    said: ({ questions }: Messages) => `${questions[field]}.`,
    step: 'instructor: The bank',
    because: 'Chromium may tell of the choice in a list that has just come.',
  })),
  {
    said: () => /^(\S+ )?combo box collapsed$/,
    step: 'instructor: The bank',
    because: 'The same.',
  },
  {
    said: () => /Which TCP port does HTTPS use by default\?.* push button\.$/,
    step: 'instructor: Confirm',
    because: 'The focus comes back to a row that goes.',
  },
  {
    said: () => /^(Bank of Questions|Fragensammlung)\.$|^table with /,
    step: 'instructor: Confirm',
    because: 'The same: whether the table is entered again depends on it.',
  },
];

const passingOf = (step: string, words: Messages): (string | RegExp)[] =>
  passing.filter((one) => (one.step ?? step) === step).map(({ said }) => said(words));

/** What a record has of what was heard in a step. */
export function lasting(step: string, spoken: readonly string[], words: Messages): string[] {
  const allowed = passingOf(step, words);
  return spoken.filter(
    (one) => !allowed.some((its) => (its instanceof RegExp ? its.test(one) : its === one)),
  );
}

/** Whether each sentence of the record was said. */
export function isComplete(record: readonly string[], said: readonly string[]): boolean {
  const spoken = normalised(said);
  return record.every((one) => spoken.includes(one));
}

/** What Orca adds to a name. */
const roles =
  / (push button|link|entry|dialog|panel|alert|password text|check box|combo box|heading level \d|column header|(not )?selected radio button)\.?$/;

const bare = (sentence: string): string => sentence.replace(roles, '').replace(/[.:]$/, '');

/** Sentences of a step that were said more than once, alone or at the end of another one. */
function saidTwice(said: readonly string[]): string[] {
  const sentences = said.flatMap((one) => one.split(/(?<=[.?!…]) /)).map(bare);
  return sentences.filter((one, at) =>
    sentences.some((other, position) => {
      if (position === at) return false;
      if (one === other) return position < at;
      return one.split(' ').length > 2 && other.endsWith(` ${one}`);
    }),
  );
}

const textsIn = (words: object): string[] =>
  Object.values(words).flatMap((word: unknown) => {
    if (typeof word === 'string') return [word];
    return typeof word === 'object' && word !== null ? textsIn(word) : [];
  });

/** Two of our sentences that were said as one, without a pause. */
function glued(said: readonly string[], words: Messages): string[] {
  const ours = [...new Set([...textsIn(words), ...said])].filter((one) => /[^.?!:…\s]$/.test(one));
  const isLong = (one: string): boolean => one.split(' ').length > 2;
  return said.filter((one) =>
    ours.some((first) => {
      const at = one.indexOf(first);
      const rest = one.slice(at + first.length);
      if (at === -1 || rest === '') return false;
      return ours.some((second) => {
        if (rest.startsWith(second)) return /^\p{Lu}|^\d/u.test(second);
        return isLong(first) && isLong(second) && rest.trimStart().startsWith(second);
      });
    }),
  );
}

/**
 * What is wrong with what was heard in a step, a line each: what is missing or new, compared with
 * the record in any order, and what was said twice or glued, whatever the record says.
 */
export function faultsOf(
  step: string,
  record: readonly string[],
  spoken: readonly string[],
  words: Messages,
): string[] {
  const said = lasting(step, spoken, words);
  return [
    ...record.filter((one) => !said.includes(one)).map((one) => `- ${one}`),
    ...said.filter((one) => !record.includes(one)).map((one) => `+ ${one}`),
    ...saidTwice(said).map((one) => `twice: ${one}`),
    ...glued(said, words).map((one) => `without a pause: ${one}`),
  ];
}

/** Sentences by the heading of their step, such as `student: Sign in`. */
export type Record = Map<string, string[]>;

/** Reads a record: a heading for each step, and a sentence a line. */
export function readRecord(text: string): Record {
  const steps: Record = new Map();
  let last: string[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('# ')) steps.set(line.slice(2), (last = []));
    else if (line !== '') last.push(line);
  }
  return steps;
}

export function writeRecord(steps: Record): string {
  return [...steps].map(([step, said]) => [`# ${step}`, ...said, ''].join('\n')).join('\n');
}
