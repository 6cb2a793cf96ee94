import type { Answer } from '../../rules/answers';
import type { NamedType, Question } from '../../api/entities';
import { usualTypes } from '../../rules/limits';
import type { OwnedQuestion } from '../school/records';

type Row = readonly [
  title: string,
  options: readonly [string, string, string, string],
  answer: Answer,
  description: string,
];
type Cell = Pick<Question, 'type' | 'difficulty'> & { rows: readonly Row[] };

/** Ada's bank: every type and difficulty, and enough easy questions to draw ten. */
const adasBank: readonly Cell[] = [
  {
    type: 'BE',
    difficulty: 'easy',
    rows: [
      [
        'Which status code says that a resource was created?',
        ['200', '201', '204', '301'],
        'B',
        '201 names the new resource in its Location header.',
      ],
      [
        'Which method asks for a resource without changing it?',
        ['POST', 'PUT', 'GET', 'DELETE'],
        'C',
        'GET is safe: it may be repeated and cached.',
      ],
      [
        'What does a foreign key point to?',
        ['A row of a table', 'A file on disk', 'An index', 'A user account'],
        'A',
        'It holds the key of a row, usually in another table.',
      ],
    ],
  },
  {
    type: 'FE',
    difficulty: 'easy',
    rows: [
      [
        'Which element names a form control for everybody?',
        ['<span>', '<title>', '<caption>', '<label>'],
        'D',
        'A label is read aloud with its control and is part of its click area.',
      ],
      [
        'Which property adds space inside a border?',
        ['padding', 'margin', 'gap', 'outline'],
        'A',
        'Padding lies between the content and the border.',
      ],
      [
        'Which element holds the main content of a page?',
        ['<section>', '<main>', '<article>', '<body>'],
        'B',
        'There is one visible main on a page.',
      ],
      [
        'Which value of display lays children out in rows and columns?',
        ['block', 'inline', 'grid', 'contents'],
        'C',
        'Grid is laid out in two dimensions.',
      ],
      [
        'What does const promise about a variable?',
        ['It is frozen', 'It is global', 'It is a number', 'It is bound once'],
        'D',
        'The binding stays; an object that it names may still change.',
      ],
    ],
  },
  {
    type: 'DO',
    difficulty: 'easy',
    rows: [
      [
        'Which command records staged changes?',
        ['git add', 'git commit', 'git push', 'git stash'],
        'B',
        'A commit is local until it is pushed.',
      ],
      [
        'What is a container image?',
        ['A template to start from', 'A screenshot', 'A virtual disk', 'A backup'],
        'A',
        'Containers are started from images.',
      ],
      [
        'What does CI stand for?',
        ['Code inspection', 'Central install', 'Continuous integration', 'Common interface'],
        'C',
        'Every change is built and tested with all others.',
      ],
    ],
  },
  {
    type: 'BE',
    difficulty: 'medium',
    rows: [
      [
        'Which header lets a client ask for a page only if it has changed?',
        ['Accept', 'If-None-Match', 'Origin', 'Vary'],
        'B',
        'It carries the ETag of the copy that the client has.',
      ],
      [
        'What does an index cost?',
        ['Slower reads', 'Nothing', 'Slower writes', 'Fewer rows'],
        'C',
        'Each write has to keep the index up to date.',
      ],
    ],
  },
  {
    type: 'FE',
    difficulty: 'medium',
    rows: [
      [
        'Which role announces a change politely?',
        ['status', 'alert', 'dialog', 'timer'],
        'A',
        'A status waits until the reader has finished.',
      ],
      [
        'When does a cascade layer win over unlayered rules?',
        ['Always', 'When it comes last', 'When it is named', 'Never, for normal rules'],
        'D',
        'Unlayered normal declarations win over all layers.',
      ],
    ],
  },
  {
    type: 'DO',
    difficulty: 'medium',
    rows: [
      [
        'What is a rolling update?',
        ['All at once', 'A few instances at a time', 'At night only', 'By hand'],
        'B',
        'The service stays up while instances are replaced.',
      ],
      [
        'Where do secrets of a deployment belong?',
        ['In the image', 'In the repository', 'In a secret store', 'In the log'],
        'C',
        'Images and repositories are copied; a store controls who reads.',
      ],
    ],
  },
  {
    type: 'BE',
    difficulty: 'hard',
    rows: [
      [
        'Which isolation level forbids write skew?',
        ['Read committed', 'Repeatable read', 'Read uncommitted', 'Serializable'],
        'D',
        'Snapshots alone let two transactions each miss the write of the other.',
      ],
    ],
  },
  {
    type: 'FE',
    difficulty: 'hard',
    rows: [
      [
        'What runs before the next task, after a promise settles?',
        ['A microtask', 'A timer', 'A layout', 'A paint'],
        'A',
        'The microtask queue is emptied after each task.',
      ],
    ],
  },
  {
    type: 'DO',
    difficulty: 'hard',
    rows: [
      [
        'What does a write-ahead log make possible?',
        ['Faster reads', 'Smaller disks', 'Recovery after a crash', 'Free failover'],
        'C',
        'What was acknowledged is replayed from the log.',
      ],
    ],
  },
];

const alansBank: readonly Cell[] = [
  {
    type: 'BE',
    difficulty: 'easy',
    rows: [
      [
        'Which problem can no program decide for all programs?',
        ['Sorting', 'Halting', 'Searching', 'Counting'],
        'B',
        'Whether a program halts cannot be decided in general.',
      ],
    ],
  },
];

function questionsOf(owner: string, prefix: string, bank: readonly Cell[]): OwnedQuestion[] {
  return bank
    .flatMap(({ type, difficulty, rows }) => rows.map((row) => ({ type, difficulty, row })))
    .map(({ type, difficulty, row: [title, [A, B, C, D], answer, description] }, index) => ({
      owner,
      question: {
        _id: `${prefix}-${index + 1}`,
        title,
        description,
        options: { A, B, C, D },
        answer,
        type,
        difficulty,
      },
    }));
}

/**
 * Twenty questions of Ada's and one of Alan's, oldest first.
 *
 * @param types in the place of those of the specification, one after another
 */
export function seedQuestions(types: readonly NamedType[] = []): OwnedQuestion[] {
  const seeded = [
    ...questionsOf('user-ada', 'question', adasBank),
    ...questionsOf('user-alan', 'question-alan', alansBank),
  ];
  const typeOf = (usual: string): string =>
    types[usualTypes.findIndex((type) => type === usual) % types.length]?.value ?? usual;
  return seeded.map(({ owner, question }) => ({
    owner,
    question: { ...question, type: typeOf(question.type) },
  }));
}
