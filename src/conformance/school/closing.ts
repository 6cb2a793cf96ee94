import { missingStatuses } from '../../api/ApiError';
import type { Participation, QuizInput, Result, SubmittedAnswer } from '../../api/entities';
import { capabilitiesOf } from './capabilities';
import type { RunClock } from '../judging/clock';
import { hold, type Judge } from '../judging/judge';
import { once } from '../judging/once';
import { NotThere } from '../judging/outcome';
import type { Client, Reply } from '../judging/wire';
import type { Belongings, OwnQuiz } from './belongings';
import { rightAnswerOf, type DrawnQuiz } from './drawnQuiz';
import type { Account, People } from './people';
import { attemptOf, requireSentTime, sitDown, type JoinedQuiz, type Sitting } from './sitting';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** Clocks and networks may be this far off. */
export const toleranceMs = 5 * secondMs;
const afterGraceMs = 40 * secondMs;
/** Minutes for everyone, before the start of another quiz's end, and for one student. */
const [commonMinutes, ownMinutes] = [2, 1];
const bankSize = 5;

/**
 * The students of the second end, by last name, who join in the reverse order. What they do in the
 * main quiz, of 5 questions for 2 points each:
 * Adams submits all right answers, Baker saves three and never submits, Clark joins and reads no
 * paper, Davis saves one of two in a minute of their own, and Evans, who saved two, sends two more
 * too late.
 */
const names = ['Evans', 'Davis', 'Clark', 'Baker', 'Adams'] as const;
export type Name = (typeof names)[number];

/** What each chose in a quiz: the text of an option by the title of its question. */
export type Chosen = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The main quiz before its end, with a shuffled one and one that only Clark has joined. */
export interface Begun {
  examiner: Account;
  students: Readonly<Record<Name, Account>>;
  /** In the group, and in none of its quizzes. */
  absent: string;
  bank: DrawnQuiz['bank'];
  main: OwnQuiz;
  other: OwnQuiz;
  lonely: OwnQuiz;
  /** When the main quiz ends for all, and when it closes with Davis, in milliseconds. */
  endsAt: number;
  closesAt: number;
  baker: Sitting;
  davis: Sitting;
  /** The right answers of papers of the main quiz, in the order of their questions. */
  right: Readonly<Record<'Baker' | 'Davis' | 'Evans', readonly SubmittedAnswer[]>>;
  /** The choices in the main quiz that were made in time, and those in the other. */
  chosen: { main: Chosen; other: Chosen };
  replies: { quiz: Reply<'quiz'>; addedTime: Reply<'extendTime'> };
}

/** What two ends of quizzes came to. Each part continues where the one before it stopped. */
export interface Closing {
  /** Rejects with NotChecked if the run cannot get to the end. */
  begun: () => Promise<Begun>;
  /** Just after the end for all, while Davis has time. */
  ended: () => Promise<{
    baker: Reply<'quizPaper'>;
    davis: Reply<'quizPaper'>;
    saved: Reply<'saveAnswers'>;
    results: Reply<'results'>;
    upcoming: Reply<'upcomingQuizzes'>;
    deletion: Reply<'deleteQuiz'>;
  }>;
  /** Evans submits too late, and again. */
  late: () => Promise<{ first: Reply<'submitQuiz'>; again: Reply<'submitQuiz'> }>;
  /** Just after the main quiz has closed. */
  closed: () => Promise<{ results: Reply<'results'> }>;
  /** When nobody can submit any more. */
  published: () => Promise<Published>;
  /** Evans' late answers: accepted, again, and undone. */
  accepted: () => Promise<{
    row: string;
    accepted: Reply<'acceptLate'>;
    results: Reply<'results'>;
    ranking: Reply<'topStudents'>;
    again: Reply<'acceptLate'>;
    undone: Reply<'acceptLate'>;
    after: Reply<'results'>;
  }>;
  /** A minute is added for all after the end. */
  reopened: () => Promise<{
    extension: Reply<'extendTime'>;
    at: number;
    baker: Reply<'quizPaper'>;
    adams: Reply<'quizPaper'>;
    results: Reply<'results'>;
    upcoming: Reply<'upcomingQuizzes'>;
    completed: Reply<'completedQuizzes'>;
    evidence: Reply<'evidence'>;
    submission: Reply<'submitQuiz'>;
  }>;
  closedAgain: () => Promise<{ results: Reply<'results'>; completed: Reply<'completedQuizzes'> }>;
  /** Baker's account and then the main quiz are deleted. */
  removed: () => Promise<{
    withoutStudent: Reply<'results'>;
    results: Reply<'results'>;
    own: Reply<'results'>;
    ranking: Reply<'topStudents'>;
    /** While Davis is inactive. */
    activeRanking: Reply<'topStudents'>;
    join: Reply<'joinQuiz'>;
    /** Of the group, whose other quizzes have closed. */
    groupDeletion: Reply<'deleteGroup'>;
  }>;
}

export interface Published {
  results: Reply<'results'>;
  result: Reply<'result'>;
  own: Reply<'results'>;
  completed: Reply<'completedQuizzes'>;
  ranking: Reply<'topStudents'>;
  studentRanking: Reply<'topStudents'>;
  place: Reply<'ownPlace'>;
  evidence: Reply<'evidence'>;
  otherEvidence: Reply<'evidence'>;
}

/** A server without an operation says nothing about what it would come to. */
export function holdThere(reply: Reply): void {
  const { status, operation } = reply;
  if (missingStatuses.includes(status)) throw new NotThere(operation);
}

/** The text of an option on a paper. */
function textOf({ questions }: JoinedQuiz, question: string, letter: string | null): string {
  const asked = questions.find(({ _id }) => _id === question);
  return Object.entries({ ...asked?.options }).find(([key]) => key === letter)?.[1] ?? '';
}

export interface ClosingOptions {
  client: Client;
  judge: Judge;
  people: People;
  belongings: Belongings;
  clock: RunClock;
  addOpenQuiz: (
    values: { group: string; questions_number: 1 | 5 } & Partial<QuizInput>,
    by?: Account,
  ) => Promise<OwnQuiz>;
  /** Five questions in the empty bank of an instructor. */
  fillBank: (by: Account) => Promise<DrawnQuiz['bank']>;
}

export function createClosing(options: ClosingOptions): Closing {
  const { client, judge, people, belongings, clock } = options;
  const reach = (instant: number): Promise<void> => clock.reach(instant, () => client.now());

  /** A quiz of the examiner that runs from now on for 15 minutes. */
  const setUp = (
    group: string,
    by: Account,
    values: Omit<Partial<QuizInput>, 'questions_number'>,
  ): Promise<OwnQuiz> => options.addOpenQuiz({ group, questions_number: bankSize, ...values }, by);

  async function join(quiz: OwnQuiz, who: Account): Promise<void> {
    judge.success(await who.call('joinQuiz', { body: { code: quiz.code } }));
  }

  async function open(quiz: OwnQuiz, taker: Account): Promise<JoinedQuiz> {
    const paper = judge.success(await taker.call('quizPaper', { ids: { id: quiz._id } }));
    const { questions } = paper;
    hold(questions.length === bankSize, `${bankSize} questions`, `${questions.length}`);
    return { quiz, taker, paper, questions };
  }

  /** The first questions of a paper answered right, and the next so many wrong. */
  function answersTo(taken: JoinedQuiz, bank: DrawnQuiz['bank'], right: number, wrong = 0) {
    const letters = taken.questions.map((question) => rightAnswerOf(question, bank));
    const answers = taken.questions.slice(0, right + wrong).map(({ _id }, index) => {
      const letter = letters[index] ?? 'A';
      return { question: _id, answer: index < right ? letter : letter === 'A' ? 'B' : 'A' };
    });
    const chosen = answers.map(({ question, answer }): [string, string] => {
      const title = taken.questions.find(({ _id }) => _id === question)?.title ?? '';
      return [title, textOf(taken, question, answer)];
    });
    return { answers, chosen: Object.fromEntries(chosen) };
  }

  /** Saves right answers to the first questions, and submits nothing. */
  async function draft(taken: JoinedQuiz, bank: DrawnQuiz['bank'], right: number) {
    const sitting = sitDown(judge, taken);
    const { answers, chosen } = answersTo(taken, bank, right);
    await sitting.save(
      answers.map(({ answer }, place) => sitting.choose(place, answer)),
      0,
    );
    return { sitting, chosen };
  }

  async function submit(taken: JoinedQuiz, bank: DrawnQuiz['bank'], right: number, wrong = 0) {
    const { answers, chosen } = answersTo(taken, bank, right, wrong);
    const ids = { id: taken.quiz._id };
    judge.success(await taken.taker.call('submitQuiz', { ids, body: { answers } }));
    return chosen;
  }

  const begun = once('a second quiz that ends', async (): Promise<Begun> => {
    clock.requireReach();
    const examiner = await people.enrol('Instructor', 'Examiner');
    const body = { name: belongings.newName('group'), max_students: 6 };
    const made = judge.success(await examiner.call('createGroup', { body }));
    const groups = judge.success(await examiner.call('groups'));
    const group = made._id ?? groups.find(({ name }) => name === body.name)?._id ?? '';
    const bank = await options.fillBank(examiner);
    const main = await setUp(group, examiner, { score_per_question: 2 });
    const addedTime = await examiner.call('extendTime', {
      ids: { id: main._id },
      body: { minutes: commonMinutes },
    });
    holdThere(addedTime);
    judge.success(addedTime);
    const { fields = [] } = await capabilitiesOf(client, judge);
    const isShuffled = fields.includes('QuizInput.shuffle_options');
    const other = await setUp(group, examiner, {
      score_per_question: 10,
      ...(isShuffled && { shuffle_options: true }),
    });
    const lonely = await setUp(group, examiner, {});
    const lonelyTime = { ids: { id: lonely._id }, body: { minutes: commonMinutes } };
    judge.success(await examiner.call('extendTime', lonelyTime));

    const enrolled: [Name, Account][] = [];
    for (const name of names) {
      const person = await people.enrol('Student', name);
      await join(main, person);
      enrolled.push([name, person]);
    }
    const students = Object.fromEntries(enrolled) as Begun['students'];
    // Joining again is no error, and counts once.
    await join(main, students.Adams);
    await join(lonely, students.Clark);
    const guest = { first_name: belongings.marker, last_name: 'Frank', group };
    const absent = judge.success(
      await examiner.call('createStudent', {
        body: { ...guest, email: people.addressOf('frank') },
      }),
    );

    const evansPaper = await open(main, students.Evans);
    const evans = await draft(evansPaper, bank, 2);
    const davisPaper = await open(main, students.Davis);
    attemptOf(davisPaper.paper);
    const davis = await draft(davisPaper, bank, 1);
    const bakerPaper = await open(main, students.Baker);
    const baker = await draft(bakerPaper, bank, 3);
    const adams = await submit(await open(main, students.Adams), bank, bankSize);
    const own = { minutes: ownMinutes, student: students.Davis.profile._id };
    judge.success(await examiner.call('extendTime', { ids: { id: main._id }, body: own }));

    const chosenElsewhere: [Name, Record<string, string>][] = [];
    for (const [name, right, wrong] of [
      ['Davis', 1, 2],
      ['Baker', bankSize, 0],
      ['Adams', 2, 3],
    ] as const) {
      await join(other, students[name]);
      chosenElsewhere.push([
        name,
        await submit(await open(other, students[name]), bank, right, wrong),
      ]);
    }
    const endsAt =
      Date.parse(main.draft.schadule) + (main.draft.duration + commonMinutes) * minuteMs;
    return {
      examiner,
      students,
      bank,
      main,
      other,
      lonely,
      absent: absent._id ?? '',
      endsAt,
      closesAt: endsAt + ownMinutes * minuteMs,
      baker: baker.sitting,
      davis: davis.sitting,
      right: {
        Baker: answersTo(bakerPaper, bank, bankSize).answers,
        Davis: answersTo(davisPaper, bank, bankSize).answers,
        Evans: answersTo(evansPaper, bank, bankSize).answers,
      },
      chosen: {
        main: {
          Adams: adams,
          Baker: baker.chosen,
          Clark: {},
          Davis: answersTo(davisPaper, bank, 2).chosen,
          Evans: evans.chosen,
        },
        other: Object.fromEntries(chosenElsewhere),
      },
      replies: { quiz: await examiner.call('quiz', { ids: { id: main._id } }), addedTime },
    };
  });

  const ended: Closing['ended'] = once('the end of a second quiz', async () => {
    const { examiner, students, main, lonely, davis, right, endsAt } = await begun();
    await reach(endsAt + toleranceMs);
    const ids = { id: main._id };
    const [baker, paper] = [
      await students.Baker.call('quizPaper', { ids }),
      await students.Davis.call('quizPaper', { ids }),
    ];
    // Otherwise, no paper says which time it is.
    if (paper.status < 300) requireSentTime(judge.readable(paper).attempt, endsAt + toleranceMs);
    const chosen = davis.choose(1, right.Davis[1]?.answer ?? null);
    return {
      baker,
      davis: paper,
      saved: await students.Davis.call('saveAnswers', {
        ids,
        body: { answers: [chosen], revision: 0 },
      }),
      results: await examiner.call('results'),
      upcoming: await examiner.call('upcomingQuizzes'),
      deletion: await examiner.call('deleteQuiz', { ids: { id: lonely._id } }),
    };
  });

  const late: Closing['late'] = once('a late submission', async () => {
    await ended();
    const { students, main, right, endsAt } = await begun();
    await reach(endsAt + afterGraceMs);
    const request = { ids: { id: main._id }, body: { answers: right.Evans.slice(2, 4) } };
    const first = await students.Evans.call('submitQuiz', request);
    return { first, again: await students.Evans.call('submitQuiz', request) };
  });

  const closed: Closing['closed'] = once('the closing of a second quiz', async () => {
    await late();
    const { examiner, closesAt } = await begun();
    await reach(closesAt + toleranceMs);
    return { results: await examiner.call('results') };
  });

  const published: Closing['published'] = once('the results of a second quiz', async () => {
    await closed();
    const { examiner, students, main, other, closesAt } = await begun();
    await reach(closesAt + afterGraceMs);
    const [ids, otherIds] = [{ id: main._id }, { id: other._id }];
    return {
      results: await examiner.call('results'),
      result: await examiner.call('result', { ids }),
      own: await students.Adams.call('results'),
      completed: await students.Adams.call('completedQuizzes'),
      ranking: await examiner.call('topStudents'),
      studentRanking: await students.Adams.call('topStudents'),
      place: await students.Clark.call('ownPlace'),
      evidence: await examiner.call('evidence', { ids }),
      otherEvidence: await examiner.call('evidence', { ids: otherIds }),
    };
  });

  const accepted: Closing['accepted'] = once('an accepted late submission', async () => {
    const before = judge.success((await published()).results);
    const { examiner, students, main } = await begun();
    const row = rowOf(before, main._id, students.Evans)?._id ?? '';
    const ids = { id: main._id };
    const accept = (body: { accept?: boolean } = {}) =>
      examiner.call('acceptLate', { ids, body: { participation: row, ...body } });
    return {
      row,
      accepted: await accept(),
      results: await examiner.call('results'),
      ranking: await examiner.call('topStudents'),
      again: await accept(),
      undone: await accept({ accept: false }),
      after: await examiner.call('results'),
    };
  });

  const reopened: Closing['reopened'] = once('a quiz that was reopened', async () => {
    await accepted();
    const { examiner, students, main, right, baker } = await begun();
    const ids = { id: main._id };
    const at = client.now().getTime();
    const extension = await examiner.call('extendTime', { ids, body: { minutes: 1 } });
    const paper = await students.Baker.call('quizPaper', { ids });
    const seen = {
      adams: await students.Adams.call('quizPaper', { ids }),
      results: await students.Adams.call('results'),
      upcoming: await students.Adams.call('upcomingQuizzes'),
      completed: await students.Adams.call('completedQuizzes'),
      evidence: await examiner.call('evidence', { ids }),
    };
    const fourth = baker.choose(3, right.Baker[3]?.answer ?? null);
    const submission = await students.Baker.call('submitQuiz', {
      ids,
      body: { answers: [fourth] },
    });
    return { extension, at, baker: paper, ...seen, submission };
  });

  const closedAgain: Closing['closedAgain'] = once('the second end of a quiz', async () => {
    const { extension } = await reopened();
    const { examiner, students } = await begun();
    const { ends_at } = judge.success(extension);
    // Davis still has a minute more.
    await reach(Date.parse(ends_at) + ownMinutes * minuteMs + afterGraceMs);
    return {
      results: await examiner.call('results'),
      completed: await students.Adams.call('completedQuizzes'),
    };
  });

  const removed: Closing['removed'] = once('a quiz that was deleted after its end', async () => {
    await closedAgain();
    const { examiner, students, main } = await begun();
    const baker = { id: students.Baker.profile._id };
    judge.success(await examiner.call('deleteStudent', { ids: baker }));
    const withoutStudent = await examiner.call('results');
    judge.success(await examiner.call('deleteQuiz', { ids: { id: main._id } }));
    const activeRanking = async () => {
      const davis = { _id: students.Davis.profile._id, status: 'inactive' } as const;
      judge.success(await examiner.call('updateStudent', { body: davis }));
      return examiner.call('topStudents');
    };
    return {
      withoutStudent,
      results: await examiner.call('results'),
      own: await students.Adams.call('results'),
      ranking: await examiner.call('topStudents'),
      activeRanking: await activeRanking(),
      join: await students.Adams.call('joinQuiz', { body: { code: main.code } }),
      groupDeletion: await examiner.call('deleteGroup', { ids: { id: main.draft.group } }),
    };
  });

  return { begun, ended, late, closed, published, accepted, reopened, closedAgain, removed };
}

/** A student's row in the result of a quiz. */
export function rowOf(
  results: readonly Result[],
  quiz: string,
  { profile }: Account,
): Participation | undefined {
  const found = results.find((entry) => entry.quiz._id === quiz);
  return found?.participants.find(({ participant }) => participant.email === profile.email);
}
