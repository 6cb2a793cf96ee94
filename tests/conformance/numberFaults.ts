import { resent, rewritten, without, type Json } from './breaks';
import { inThe, type Fault, type Tamper } from './faults';

type Question = Json & { kind?: string; answer?: string; options: Json };

const isNumeric = ({ kind }: Json): boolean => kind === 'numeric';

/** Adds something to questions of papers that ask for a number. */
const onPapers = (change: (question: Question) => Json): Tamper =>
  inThe(
    ['quizPaper'],
    rewritten<{ data: { questions: Question[] } }>(({ data }) => ({
      data: {
        ...data,
        questions: data.questions.map((each) => (isNumeric(each) ? change(each) : each)),
      },
    })),
  );

/** Takes answers that it should refuse for others. */
const answering =
  (change: (answer: string) => string): ((body: Json) => Json) =>
  (body) => ({
    ...body,
    answers: (body['answers'] as { answer: string | null }[]).map((each) => ({
      ...each,
      answer: each.answer === null ? null : change(each.answer),
    })),
  });

/** Keeps other numbers than its instructor wrote. */
const keeping = (change: (question: Json) => Json): Tamper =>
  inThe(
    ['createQuestion'],
    resent((body) => (isNumeric(body) ? change(body) : body)),
  );

type Accepted = Record<'number', string> & Partial<Record<'tolerance' | 'to', string>>;
const accepting = (change: (accepted: Accepted) => object): Tamper =>
  keeping(({ accepted = [], ...body }) => ({
    ...body,
    accepted: (accepted as Accepted[]).map(change),
  }));

/** A number in floating point, which has no more than 17 digits. */
const rounded = (number: string): string => String(Number(number));

const spellings: Record<string, string> = { A: '7', '1e3': '1000', '007': '7' };

interface Item extends Json {
  kind?: string;
  given: { answer: string; count: number }[];
}
const inEvidence = (change: (item: Item) => Json): Tamper =>
  inThe(
    ['evidence'],
    rewritten<{ items: Item[] }>((body) => ({
      ...body,
      items: body.items.map((item) => (isNumeric(item) ? change(item) : item)),
    })),
  );
const countsNumbers = 'counts the most frequent numbers, and no options';

/** Faults of servers that take questions that ask for a number. */
export const numberFaults: readonly Fault[] = [
  [
    'forgets what counts beside a number',
    'createQuestion',
    'keeps a number and what counts beside it',
    keeping(without('accepted')),
  ],
  [
    'takes letters for a number',
    'createQuestion',
    'refuses letters where a number is right',
    keeping((body) => (body['answer'] === 'A' ? { ...body, answer: '1' } : body)),
  ],
  [
    'takes a number for an option',
    'createQuestion',
    'refuses a number where an option is right',
    inThe(
      ['createQuestion'],
      resent((body) =>
        body['kind'] === undefined && body['answer'] === '3.5' ? { ...body, answer: 'A' } : body,
      ),
    ),
  ],
  [
    'takes an exponent',
    'createQuestion',
    'refuses numbers in another spelling',
    keeping((body) => ({ ...body, answer: spellings[String(body['answer'])] ?? body['answer'] })),
  ],
  [
    'does not say in advance that a number is asked for',
    'quizPaper',
    'says which questions ask for a number',
    inThe(
      ['quizPaper'],
      rewritten<{ data: Json }>(({ data }) => ({ data: without('kinds')(data) })),
    ),
  ],
  [
    'says the right number under another name',
    'quizPaper',
    'does not say which numbers count',
    onPapers((question) => ({ ...question, hint: 'It is near -2718.28.' })),
  ],
  [
    'says what else counts',
    'quizPaper',
    'does not say which numbers count',
    onPapers((question) => ({ ...question, accepted: [{ number: '3.14' }] })),
  ],
  [
    'keeps no digits after the point',
    'saveAnswers',
    'keeps a number',
    inThe(['saveAnswers'], resent(answering((answer) => answer.split('.')[0] ?? ''))),
  ],
  [
    'moves numbers as if they were letters',
    'saveAnswers',
    'keeps a number in a quiz that shuffles options',
    inThe(['saveAnswers'], resent(answering((answer) => (answer === '12' ? '21' : answer)))),
  ],
  ...(['saveAnswers', 'submitQuiz'] as const).flatMap((operation): Fault[] => [
    ...Object.entries(spellings).map(([wrong, taken]): Fault => [
      `takes ${wrong}`,
      operation,
      `refuses ${wrong} where a number is wanted`,
      inThe([operation], resent(answering((answer) => (answer === wrong ? taken : answer)))),
    ]),
    [
      'takes a number for an option on a paper',
      operation,
      'refuses a number where options can be chosen',
      inThe([operation], resent(answering((answer) => (answer === '3.5' ? 'A' : answer)))),
    ],
  ]),
  [
    'compares numbers in floating point',
    'submitQuiz',
    'grades a number to the last digit',
    inThe(['submitQuiz'], resent(answering(rounded))),
  ],
  [
    'takes tolerance for less than it is',
    'submitQuiz',
    'grades a number within an amount, whose ends count',
    accepting((each) => (each.tolerance === '0.01' ? { ...each, tolerance: '0.0099' } : each)),
  ],
  [
    'takes percent for an amount',
    'submitQuiz',
    'grades a number within percent, whose ends count',
    accepting((each) => (each.tolerance === '2%' ? { ...each, tolerance: '2' } : each)),
  ],
  [
    'wants a range in order',
    'submitQuiz',
    'grades a number in a range, whose ends count',
    accepting((each) => (each.to === '-4' ? { number: '-3' } : each)),
  ],
  [
    'gives all points for a share',
    'submitQuiz',
    'gives a number its share, with "partial"',
    accepting((each) => without('share')({ ...each })),
  ],
  [
    'gives all points for a share, whatever the grading',
    'submitQuiz',
    'gives nothing for a number with a share, with "all_or_nothing"',
    accepting((each) => without('share')({ ...each })),
  ],
  ['counts no numbers', 'evidence', countsNumbers, inEvidence((item) => without('given')(item))],
  [
    'has the rarest number first',
    'evidence',
    countsNumbers,
    inEvidence((item) => ({ ...item, given: item.given.toReversed() })),
  ],
  [
    'counts each number once',
    'evidence',
    countsNumbers,
    inEvidence((item) => ({ ...item, given: item.given.map((each) => ({ ...each, count: 1 })) })),
  ],
  [
    'counts numbers as options',
    'evidence',
    countsNumbers,
    inEvidence((item) => ({ ...item, choices: { A: 1, B: 0, C: 0, D: 0 } })),
  ],
];
