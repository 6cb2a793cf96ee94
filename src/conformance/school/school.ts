import type { WholeReply } from '../../api/createQuizClient';
import type { Group, SavedAnswer, Question, QuizInput, SubmittedAnswer } from '../../api/entities';
import { wrongAnswers } from '../../items/itemRules';
import type { Noun } from '../../contract/operations';
import { createBelongings, type Belongings, type OwnQuiz } from './belongings';
import type { Shuffling } from '../../items/order/attemptOrder';
import type { RunClock } from '../judging/clock';
import type { Client } from '../judging/wire';
import type { Judge } from '../judging/judge';
import type { Manners } from '../judging/manners';
import { once } from '../judging/once';
import { Mismatch, NotChecked, Unready } from '../judging/outcome';
import { createExams, type Exams } from './exams';
import { samplePicture } from './samplePicture';
import { createMailbox, type Mailbox, type ReadMail } from './mailbox';
import { createPeople, type Credentials, type People, type Account } from './people';
import type { Secrecy } from '../judging/secrecy';
import { attemptIn, roundsInstants, sitDown } from './sitting';
import type { JoinedQuiz, Sitting, Timed } from './sitting';
import type { Traces } from '../judging/traces';

/** One thing of each noun. */
export type Nouns = Readonly<Record<Noun, () => Promise<string>>>;

/** What two devices of the taker submitted to a second quiz, which later checks use. */
export interface Shared extends Sitting {
  quiz: OwnQuiz;
  /** The answers that count: one from each device, both right. */
  held: SavedAnswer[];
  /** An earlier choice for a question that has a held answer. */
  older: SavedAnswer;
  answer: WholeReply<'submitQuiz'>;
}

/**
 * The things and people that the checks use. Everything is made when first needed and kept. If the
 * server refuses, it rejects with Unready, so that each check that needs it reports that.
 */
export interface School {
  client: Client;
  clock: RunClock;
  judge: Judge;
  secrecy: Secrecy;
  manners: Manners;
  people: People;
  mailbox: Mailbox;
  belongings: Belongings;
  /** The given accounts. */
  instructor: () => Promise<Account>;
  student: () => Promise<Account>;
  /** Another instructor, who has made nothing. */
  otherInstructor: () => Promise<Account>;
  /** A registered student in no group, whose account checks may change. */
  holder: () => Promise<Account>;
  /** A registered student whom checks add to groups and remove. */
  lodger: () => Promise<Account>;
  /** In no group until the first quiz is joined. */
  taker: () => Promise<Account>;
  /** In the taker's group; joins nothing. */
  classmate: () => Promise<Account>;
  /** In another group of the instructor. */
  stranger: () => Promise<Account>;
  /** The group of the quizzes. */
  group: () => Promise<Group>;
  /** Id of a group of the other instructor. */
  foreignGroup: () => Promise<string>;
  /** Five questions of one kind, in the order they were added. */
  bank: () => Promise<readonly Question[]>;
  /** A quiz of five questions that has started. */
  openQuiz: () => Promise<OwnQuiz>;
  /** A quiz that starts tomorrow. */
  laterQuiz: () => Promise<OwnQuiz>;
  /** The reply when the taker joined the open quiz. */
  joined: () => Promise<WholeReply<'joinQuiz'>>;
  /** The later quiz, after the taker joined it. */
  joinedLater: () => Promise<OwnQuiz>;
  taken: () => Promise<JoinedQuiz>;
  /** A new open quiz at each call, joined and opened by the taker. */
  takeAnother: (order?: Shuffling) => Promise<JoinedQuiz>;
  /** Answers that the taker saved in the open quiz, and how the server keeps them. */
  timed: () => Promise<Timed>;
  /**
   * The taker's attempt at the open quiz. Rejects with NotThere if the server keeps no attempts, and
   * with NotChecked if it keeps instants in whole seconds.
   */
  sitting: () => Promise<Sitting>;
  /** The taker's attempt at a second open quiz. */
  secondSitting: () => Promise<Sitting>;
  /** What the taker submitted to the second quiz. */
  shared: () => Promise<Shared>;
  /** What the taker submitted to the open quiz, and the reply. */
  submitted: () => Promise<{ answers: SubmittedAnswer[]; answer: WholeReply<'submitQuiz'> }>;
  /** Quizzes that are taken for one question about them. */
  exams: Exams;
  /**
   * The instructor's, used by nothing else. A server that obeys the wrong person harms only these.
   */
  decoys: Nouns;
  /** New decoys at each call, to be deleted. */
  expendable: Nouns;
  /** Ids of things that were deleted. */
  gone: Nouns;
}

const dayMs = 24 * 60 * 60_000;
/** How far ahead a quiz starts on a server that does not accept a time that has passed. */
const leadMs = 3000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface SchoolOptions {
  client: Client;
  judge: Judge;
  secrecy: Secrecy;
  manners: Manners;
  traces: Traces;
  /** The types of questions that the server has. */
  types: readonly string[];
  instructor: Credentials;
  student: Credentials;
  clock: RunClock;
  readMail?: ReadMail | undefined;
  /** The number of the school within its run, from 1: names of an earlier one are taken. */
  generation: number;
}

export function createSchool(options: SchoolOptions): School {
  const { client, judge, secrecy, traces } = options;
  const suffix = options.generation > 1 ? `-${options.generation}` : '';
  const named = { ...traces, marker: `${traces.marker}${suffix}` };
  const people = createPeople(client, judge, secrecy, named);
  const instructor = once('the session of the given instructor', () =>
    people.signInAs('Instructor', options.instructor),
  );
  const student = once('the session of the given student', () =>
    people.signInAs('Student', options.student),
  );
  const belongings = createBelongings(
    client,
    judge,
    people,
    named,
    options.types,
    instructor,
    async (code) => (await join(code)).quizId,
  );
  const { addGroup, addQuestion, addQuiz, invite } = belongings;
  const tomorrow = (): string => new Date(client.now().getTime() + dayMs).toISOString();

  /** A student who signs in, in a group of the instructor. */
  async function enrolInto(groupId: string, name: string): Promise<Account> {
    const person = await people.enrol('Student', name);
    const { call } = await instructor();
    const ids = { id: person.profile._id, groupId };
    judge.success(await call('addStudentToGroup', { ids }));
    return person;
  }

  /** A new student, so that the given one is not changed; otherwise the given one. */
  async function findTaker(): Promise<Account> {
    try {
      return await people.enrol('Student', 'Taker');
    } catch (error) {
      if (!(error instanceof Mismatch || error instanceof Unready)) throw error;
      const given = await student();
      if (given.profile.group === undefined) {
        traces.guest = given.profile._id;
        return given;
      }
      throw new Unready(
        `there is no one to take a quiz: no student can be registered (${error.message}), and the given student is in a group already`,
      );
    }
  }

  async function addOpenQuiz(
    values: { group: string; questions_number: 1 | 5 } & Partial<QuizInput>,
    by?: Account,
  ): Promise<OwnQuiz> {
    try {
      return await addQuiz(values, by);
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      const start = client.now().getTime() + leadMs;
      const quiz = await addQuiz({ ...values, schadule: new Date(start).toISOString() }, by);
      await sleep(start + 500 - client.now().getTime());
      return quiz;
    }
  }

  const joins = new Map<string, Promise<WholeReply<'joinQuiz'>>>();
  async function joinNow(code: string): Promise<WholeReply<'joinQuiz'>> {
    const { call } = await taker();
    return judge.success(await call('joinQuiz', { body: { code } }));
  }
  /**
   * The taker joins each quiz once, because only the contract says that joining twice is not an
   * error.
   */
  function join(code: string): Promise<WholeReply<'joinQuiz'>> {
    const joining = joins.get(code) ?? joinNow(code);
    joins.set(code, joining);
    return joining;
  }

  const otherInstructor = once('another instructor', () => people.enrol('Instructor', 'Other'));
  const taker = once('a student who takes a quiz', findTaker);
  const group = once('a group', () => addGroup());
  const bank = once('the questions of a quiz', async () => {
    const questions: Question[] = [];
    for (let count = 0; count < 5; count += 1) questions.push(await addQuestion());
    return questions;
  });
  const openQuiz = once('an open quiz', async () => {
    await bank();
    return addOpenQuiz({ group: (await group())._id, questions_number: 5 });
  });
  const laterQuiz = once('a quiz of tomorrow', async () => {
    await bank();
    return addQuiz({ group: (await group())._id, schadule: tomorrow() });
  });
  const joined = once('the taker of the open quiz', async () => join((await openQuiz()).code));
  async function take(quiz: OwnQuiz): Promise<JoinedQuiz> {
    await join(quiz.code);
    const who = await taker();
    const before = client.now();
    const paper = judge.success(await who.call('quizPaper', { ids: { id: quiz._id } }));
    if (paper.attempt) {
      options.clock.compare(new Date(paper.attempt.server_now), before, client.now());
    }
    if (paper.questions.length === 0) {
      throw new Mismatch(
        'questions, since the quiz has started',
        'a paper without questions',
        'quizPaper',
      );
    }
    return { quiz, taker: who, paper, questions: paper.questions };
  }
  async function takeAnother(order: Shuffling = {}): Promise<JoinedQuiz> {
    await bank();
    return take(await addOpenQuiz({ group: (await group())._id, questions_number: 5, ...order }));
  }
  const taken = once('the paper of the open quiz', async () => take(await openQuiz()));
  const firstSitting = once('an attempt', async () => sitDown(judge, await taken()));
  const timed = once('answers with instants', async () => {
    const { choose, save, attempt } = await firstSitting();
    // One of two neighbours is no whole second.
    const sent = [choose(0, 'A'), choose(1, 'B')];
    await save(sent, 0);
    return { sent, kept: (await attempt()).answers };
  });
  /** Rules about the order of choices tell nothing where instants are whole seconds. */
  async function requireInstants(): Promise<void> {
    const found = await timed().catch((error: unknown) => {
      if (error instanceof Unready) return { sent: [], kept: [] };
      throw error;
    });
    if (roundsInstants(found)) throw new NotChecked('needs "chosen_at" to the millisecond');
  }
  const sitting = once('an attempt', async () => {
    const first = await firstSitting();
    await requireInstants();
    return first;
  });
  const secondTaken = once('the paper of a second open quiz', () => takeAnother());
  const secondSitting = once('a second attempt', async () => {
    const second = sitDown(judge, await secondTaken());
    await requireInstants();
    return second;
  });

  /** A thing that was deleted, and that the server no longer has. */
  async function removed(
    operation: 'deleteGroup' | 'deleteQuestion' | 'deleteQuiz' | 'deleteStudent',
    id: string,
  ): Promise<string> {
    const { call } = await instructor();
    judge.success(await call(operation, { ids: { id } }));
    return id;
  }

  const expendable: Nouns = {
    group: async () => (await addGroup())._id,
    media: async () => {
      const { call } = await instructor();
      return judge.success(await call('uploadPicture', { bytes: samplePicture }))._id;
    },
    question: async () => (await addQuestion())._id,
    quiz: async () => {
      await bank();
      return (await addQuiz({ group: (await group())._id, schadule: tomorrow() }))._id;
    },
    student: () => invite(),
  };

  const holder = once('a student', () => people.enrol('Student', 'Holder'));
  const classmate = once('a student of the group', async () =>
    enrolInto((await group())._id, 'Classmate'),
  );
  const foreignGroup = once('a group of another instructor', async () => {
    const { call } = await otherInstructor();
    const body = { name: belongings.newName('group'), max_students: 5 };
    const { _id } = judge.success(await call('createGroup', { body }));
    const groups = judge.success(await call('groups'));
    return _id ?? groups.find(({ name }) => name === body.name)?._id ?? '';
  });

  return {
    client,
    clock: options.clock,
    judge,
    secrecy,
    manners: options.manners,
    people,
    mailbox: createMailbox(options.readMail),
    belongings,
    instructor,
    student,
    otherInstructor,
    holder,
    lodger: once('a student whose groups change', () => people.enrol('Student', 'Lodger')),
    taker,
    classmate,
    stranger: once('a student of another group', async () =>
      enrolInto((await addGroup())._id, 'Stranger'),
    ),
    group,
    foreignGroup,
    bank,
    openQuiz,
    laterQuiz,
    joined,
    joinedLater: once('the taker of tomorrow’s quiz', async () => {
      const quiz = await laterQuiz();
      await join(quiz.code);
      return quiz;
    }),
    taken,
    takeAnother,
    timed,
    exams: createExams({
      client,
      judge,
      people,
      belongings,
      clock: options.clock,
      otherInstructor,
      holder,
      classmate,
      foreignGroup,
      takeAnother,
      addOpenQuiz,
    }),
    sitting,
    secondSitting,
    shared: once('a submission of two devices', async () => {
      const { quiz, questions } = await secondTaken();
      const bank = judge.readable(await (await instructor()).call('questions'));
      const [first = 'B', second = 'B'] = questions.map(
        ({ title }) => bank.find((known) => known.title === title)?.answer,
      );
      const device = await secondSitting();
      const { choose, submit } = device;
      // Clears other checks' choices, so that the score shows which answers are graded.
      const cleared = [2, 3].map((place) => choose(place, null));
      const offered = questions[0]?.options ?? {};
      const older = choose(0, wrongAnswers({ options: offered, answer: first })[0] ?? null);
      const [phone, laptop] = [choose(0, first), choose(1, second)];
      const early = await submit({ answers: [phone, ...cleared], time_up: true });
      judge.refusal(early, 409);
      const { revision } = attemptIn(early);
      const answer = judge.success(await submit({ answers: [laptop], revision }));
      return { ...device, quiz, held: [phone, laptop], older, answer };
    }),
    submitted: once('a submission', async () => {
      const { quiz, taker: who, questions } = await taken();
      // Both right and wrong answers, so that a score is meaningful.
      const answers = questions.map(({ _id }, index) => ({
        question: _id,
        answer: index % 2 === 0 ? ('A' as const) : ('B' as const),
      }));
      const reply = await who.call('submitQuiz', { ids: { id: quiz._id }, body: { answers } });
      return { answers, answer: judge.success(reply) };
    }),
    decoys: {
      group: once('a group', expendable.group),
      media: once('a picture', expendable.media),
      question: once('a question', expendable.question),
      quiz: once('a quiz', expendable.quiz),
      student: once('a student without a group', expendable.student),
    },
    expendable,
    gone: {
      group: once('a deleted group', async () => removed('deleteGroup', await expendable.group())),
      // Nobody deletes a picture: the server removes it when nothing uses it.
      media: () => Promise.resolve('no-such-picture'),
      question: once('a deleted question', async () =>
        removed('deleteQuestion', await expendable.question()),
      ),
      quiz: once('a deleted quiz', async () => removed('deleteQuiz', await expendable.quiz())),
      student: once('a deleted student', async () =>
        removed('deleteStudent', await expendable.student()),
      ),
    },
  };
}
