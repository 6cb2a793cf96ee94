import type { Evidence } from '../../api/entities';
import type { OptionalField } from '../../api/optionalOperations';
import { acceptedNumbers } from '../../items/numeric/acceptedNumbers';
import { holdListed } from '../school/capabilities';
import { askedNumber, numbersGiven } from '../school/exams';
import type { School } from '../school/school';
import { holdAnswers, sitDown } from '../school/sitting';
import { check, type Check } from './check';
import { holdScore } from './severalAnswers';
import { hold } from '../judging/judge';

const { answer: asked } = askedNumber;
const [[, near]] = numbersGiven;
const minuteMs = 60_000;
/** Later than any grace ends. */
const afterGraceMs = 40_000;

/** Spellings of numbers that each have another one in the contract. */
const otherSpellings = ['1e3', '007', '-0', '+1', '1.50', '1,5', '\u0663', '9'.repeat(81)];

/** The body of a question that asks for a number, where the server takes those. */
async function numericDraft(school: School) {
  await holdListed(school, 'QuestionInput.accepted');
  const draft = school.belongings.questionDraft();
  return { ...draft, options: {}, answer: '3.5', kind: 'numeric' } as const;
}

const bodyChecks: readonly Check[] = [
  check('createQuestion', 'keeps a number and what counts beside it', async (school) => {
    const draft = await numericDraft(school);
    const { call } = await school.instructor();
    const accepted = [{ number: '0.001' }, { number: '-12' }];
    school.judge.success(await call('createQuestion', { body: { ...draft, accepted } }));
    const bank = school.judge.success(await call('questions'));
    const kept = bank.find(({ title }) => title === draft.title);
    const numbers = kept && acceptedNumbers(kept).map(({ number }) => number);
    hold(
      kept?.kind === 'numeric' && numbers?.join(' and ') === '3.5 and 0.001 and -12',
      'the kind "numeric", the answer 3.5, and 0.001 and -12 beside it',
      JSON.stringify(kept ?? 'none'),
    );
  }),
  check('createQuestion', 'refuses letters where a number is right', async (school) => {
    const draft = await numericDraft(school);
    const { call } = await school.instructor();
    const reply = await call('createQuestion', { body: { ...draft, answer: 'A' } });
    school.judge.refusal(reply, 400, 'answer');
  }),
  check('createQuestion', 'refuses a number where an option is right', async (school) => {
    const { answer } = await numericDraft(school);
    const { call } = await school.instructor();
    const body = { ...school.belongings.questionDraft(), answer };
    school.judge.refusal(await call('createQuestion', { body }), 400, 'answer');
  }),
  check('createQuestion', 'refuses numbers in another spelling', async (school) => {
    const draft = await numericDraft(school);
    const { call } = await school.instructor();
    for (const answer of otherSpellings) {
      const reply = await call('createQuestion', { body: { ...draft, answer } });
      school.judge.refusal(reply, 400, 'answer');
    }
  }),
];

const paperChecks: readonly Check[] = [
  check('quizPaper', 'says which questions ask for a number', async (school) => {
    const { paper, questions } = await school.exams.savedNumbers();
    hold(
      questions[0]?.kind === 'numeric' && paper.kinds?.includes('numeric') === true,
      'a question of the kind "numeric", and its kind in "kinds"',
      JSON.stringify({ kinds: paper.kinds, questions }),
    );
  }),
  check('quizPaper', 'does not say which numbers count', async (school) => {
    const { paper } = await school.exams.savedNumbers();
    const said = JSON.stringify(paper);
    const accepted = paper.questions.some((question) => 'accepted' in question);
    hold(!said.includes(asked) && !accepted, `neither ${asked} nor what counts beside it`, said);
  }),
  check('saveAnswers', 'keeps a number', async (school) => {
    const { choose, save, attempt } = sitDown(school.judge, await school.exams.savedNumbers());
    const chosen = choose(0, '-273.15');
    await save([chosen], 0);
    holdAnswers([chosen], (await attempt()).answers);
  }),
  check('saveAnswers', 'keeps a number in a quiz that shuffles options', async (school) => {
    await holdListed(school, 'QuizInput.shuffle_options');
    const taken = await school.exams.numbers({ shuffle_options: true });
    const { choose, save, attempt } = sitDown(school.judge, taken);
    const chosen = choose(0, '12');
    await save([chosen], 0);
    holdAnswers([chosen], (await attempt()).answers);
  }),
  ...['A', ...otherSpellings.slice(0, 2)].flatMap((wrong) => [
    check('saveAnswers', `refuses ${wrong} where a number is wanted`, async (school) => {
      const taken = await school.exams.savedNumbers();
      const body = { answers: [sitDown(school.judge, taken).choose(1, wrong)], revision: 0 };
      const reply = await taken.taker.call('saveAnswers', { ids: { id: taken.quiz._id }, body });
      school.judge.refusal(reply, 400, 'answers.0.answer');
    }),
    check('submitQuiz', `refuses ${wrong} where a number is wanted`, async (school) => {
      const { quiz, taker, questions } = await school.exams.savedNumbers();
      const body = { answers: [{ question: questions[1]?._id ?? '', answer: wrong }] };
      const reply = await taker.call('submitQuiz', { ids: { id: quiz._id }, body });
      school.judge.refusal(reply, 400, 'answers.0.answer');
    }),
  ]),
];

/** Checks what five answers earn together, of 2 points each. */
function gradesNumbers(
  title: string,
  given: readonly string[],
  wanted: number,
  needs: readonly OptionalField[] = [],
  values: Parameters<School['exams']['numbers']>[0] = {},
): Check {
  return check('submitQuiz', title, async (school) => {
    for (const field of needs) await holdListed(school, field);
    const what = `${given.join(', ')}, where ${asked} is right`;
    await holdScore(school, await school.exams.numbers(values), given, wanted, what);
  });
}

const partly: OptionalField[] = ['QuizInput.grading', 'AcceptedNumber.share'];

const gradingChecks: readonly Check[] = [
  gradesNumbers('grades a number to the last digit', [asked, near, asked.slice(1)], 2),
  gradesNumbers(
    'grades a number within an amount, whose ends count',
    ['3.13', '3.15', '3.129999999999999999', '3.15000000000000001'],
    4,
    ['AcceptedNumber.tolerance'],
  ),
  gradesNumbers(
    'grades a number within percent, whose ends count',
    ['196', '204', '195.999999999999999', '204.00000000000001'],
    4,
    ['AcceptedNumber.tolerance'],
  ),
  gradesNumbers(
    'grades a number in a range, whose ends count',
    ['-3', '-4', '-3.5', '-2.999999999999999', '-4.00000000000001'],
    6,
    ['AcceptedNumber.to'],
  ),
  gradesNumbers('gives a number its share, with "partial"', ['50', asked, '51'], 3, partly, {
    grading: 'partial',
  }),
  gradesNumbers(
    'gives nothing for a number with a share, with "all_or_nothing"',
    ['50', asked],
    2,
    partly,
    { grading: 'all_or_nothing' },
  ),
];

/** Where a server takes questions that ask for a number. They fill the other instructor's bank. */
export const numberChecks: readonly Check[] = [...bodyChecks, ...paperChecks, ...gradingChecks];

/** Spelled as the most frequent answer first. */
const spelled = (item: Evidence['items'][number] | undefined): string => {
  const given = item?.given?.map(({ answer, count }) => `${answer} (${count})`) ?? ['no "given"'];
  const chosen = Object.values(item?.choices ?? {}).some((count) => count !== 0);
  return [
    ...given,
    `${item?.answered} answered`,
    ...(chosen ? ['options were chosen'] : []),
  ].join();
};

/** This runs once the time of the run has come to the end of other quizzes. */
export const countedNumberChecks: readonly Check[] = [
  check('evidence', 'counts the most frequent numbers, and no options', async (school) => {
    const { quiz, instructor, questions } = await school.exams.countedNumbers();
    const { schadule, duration } = quiz.draft;
    const endsAt = Date.parse(schadule) + duration * minuteMs;
    await school.clock.reach(endsAt + afterGraceMs, () => school.client.now());
    const ids = { id: quiz._id };
    const { items } = school.judge.success(await instructor.call('evidence', { ids }));
    const came = questions.map((question) =>
      spelled(items.find(({ title }) => title === question.title)),
    );
    const wanted = [`7 (2),${asked} (1),3 answered`, `${near} (2),0 (1),3 answered`];
    const none = questions.slice(wanted.length).map(() => '0 answered');
    const [one, other] = [[...wanted, ...none], came].map((all) => all.join('; '));
    hold(one === other, `${one}`, `${other}`);
  }),
];
