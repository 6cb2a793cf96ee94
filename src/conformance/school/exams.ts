import type { AcceptedNumber, QuizInput } from '../../api/entities';
import type { Shuffling } from '../../items/order/attemptOrder';
import type { Grading } from '../../rules/limits';
import { once } from '../judging/once';
import { Mismatch, NotChecked, NotThere, Unready } from '../judging/outcome';
import type { OwnQuiz } from './belongings';
import { capabilitiesOf, holdListed } from './capabilities';
import type { Account } from './people';
import { createClosing, type Closing, type ClosingOptions } from './closing';
import type { DrawnQuiz } from './drawnQuiz';
import { requireSentTime, type JoinedQuiz } from './sitting';

/** A quiz that two students of a group have opened. */
export interface Pair {
  quiz: OwnQuiz;
  /** The taker's. */
  first: JoinedQuiz;
  /** The classmate's. */
  second: JoinedQuiz;
}

/** A quiz of another instructor, as a student has opened it. */
export type SeveralQuiz = JoinedQuiz & { instructor: Account };

/** A quiz that the run takes past its end. */
export interface Ending extends JoinedQuiz {
  /** When it ends by its schedule and duration, in milliseconds. */
  endsAt: number;
  /** Comes to an instant, in milliseconds before (negative) or after the end. */
  reach: (afterEndMs: number) => Promise<void>;
}

/** Quizzes that are taken for one question about them. */
export interface Exams {
  pair: () => Promise<Pair>;
  /** The same for a quiz of shuffled questions and options. */
  shuffled: () => Promise<Pair>;
  drawn: () => Promise<DrawnQuiz>;
  /**
   * A quiz of another instructor with one question, of which A, C and D are right, and 3 points with
   * partial grading. For servers that take both.
   */
  several: () => Promise<SeveralQuiz>;
  /** Another of them. */
  severalAgain: () => Promise<SeveralQuiz>;
  /** The same for one point. */
  onePoint: () => Promise<SeveralQuiz>;
  /** The same for one point, all or nothing. */
  allOrNothing: () => Promise<SeveralQuiz>;
  /** Five questions with 3 points and partial grading, in each of which A and B are right. */
  fiveOfSeveral: () => Promise<SeveralQuiz>;
  /**
   * A new quiz at each call, of another instructor, with 2 points for each of five questions that ask
   * for `askedNumber`. For servers that take them.
   */
  numbers: (
    values?: Pick<Partial<QuizInput>, 'grading' | 'shuffle_options'>,
  ) => Promise<SeveralQuiz>;
  /** One of them, which nobody has submitted. */
  savedNumbers: () => Promise<SeveralQuiz>;
  /**
   * One of them, which three students have submitted with `numbersGiven`. Rejects with NotChecked if
   * the run cannot get to its end.
   */
  countedNumbers: () => Promise<SeveralQuiz>;
  /** Rejects with NotChecked if the run cannot get to its end. */
  ending: () => Promise<Ending>;
  /**
   * The same quiz, as the classmate opens it ten minutes after its start. Rejects with Unready if
   * the server does not take the time from the header.
   */
  lateComer: () => Promise<JoinedQuiz>;
  /** Quizzes whose ends continue: own time, late answers, time after the end, deletions. */
  closing: Closing;
  /** Without a group, and has not joined it. */
  absentee: () => Promise<Account>;
}

/** The number that questions ask for, and what counts beside it where a server takes that much. */
export const askedNumber = {
  answer: '-2718.28',
  accepted: [
    { number: '3.14', tolerance: '0.01' },
    { number: '200', tolerance: '2%' },
    { number: '-3', to: '-4' },
    { number: '50', share: 50 },
  ] satisfies AcceptedNumber[],
};

/** What three students answer to two of five questions, the taker of the quiz first. */
export const numbersGiven = [
  [askedNumber.answer, `${askedNumber.answer}0000000000000001`],
  ['7', `${askedNumber.answer}0000000000000001`],
  ['7', '0'],
] as const;

const bankSize = 5;
const minuteMs = 60_000;

export interface ExamsOptions extends Omit<ClosingOptions, 'fillBank'> {
  otherInstructor: () => Promise<Account>;
  holder: () => Promise<Account>;
  classmate: () => Promise<Account>;
  foreignGroup: () => Promise<string>;
  takeAnother: (order?: Shuffling) => Promise<JoinedQuiz>;
}

export function createExams(options: ExamsOptions): Exams {
  const { client, judge, belongings, clock } = options;

  async function open(who: Account, quiz: OwnQuiz): Promise<JoinedQuiz> {
    judge.success(await who.call('joinQuiz', { body: { code: quiz.code } }));
    const paper = judge.success(await who.call('quizPaper', { ids: { id: quiz._id } }));
    return { quiz, taker: who, paper, questions: paper.questions };
  }

  async function openTwice(order?: Shuffling): Promise<Pair> {
    const first = await options.takeAnother(order);
    return { quiz: first.quiz, first, second: await open(await options.classmate(), first.quiz) };
  }

  async function fillBank({ call }: Account): Promise<DrawnQuiz['bank']> {
    const drafts = Array.from({ length: bankSize }, () => belongings.questionDraft());
    for (const body of drafts) judge.success(await call('createQuestion', { body }));
    const listed = judge.success(await call('questions'));
    return new Map(
      listed
        .filter(({ title }) => drafts.some((draft) => draft.title === title))
        .map((question) => [question.title, question]),
    );
  }

  // The only question of its difficulty, so that each quiz draws it.
  const drawnAlone = { type: belongings.otherType, difficulty: 'medium' } as const;
  const ownerOfSeveral = once('a question with several right answers', async () => {
    const instructor = await options.otherInstructor();
    const draft = belongings.questionDraft();
    const body = { ...draft, ...drawnAlone, kind: 'multiple', answer: 'ACD' } as const;
    judge.success(await instructor.call('createQuestion', { body }));
    return instructor;
  });
  const severalOf = (grading: Grading, score_per_question: 1 | 3) =>
    once('a quiz with several right answers', async (): Promise<SeveralQuiz> => {
      const instructor = await ownerOfSeveral();
      const group = await options.foreignGroup();
      const quiz = await options.addOpenQuiz(
        { group, questions_number: 1, ...drawnAlone, grading, score_per_question },
        instructor,
      );
      return { instructor, ...(await open(await options.holder(), quiz)) };
    });

  const fiveOfSeveral = once('a quiz of questions with several right answers', async () => {
    const [instructor, group] = [await options.otherInstructor(), await options.foreignGroup()];
    const alike = { type: belongings.kind.type, difficulty: 'medium' } as const;
    // Otherwise, the quizzes above would draw these too.
    if (alike.type === drawnAlone.type) throw new NotChecked('needs two types of questions');
    for (let count = 0; count < bankSize; count += 1) {
      const draft = { ...belongings.questionDraft(), ...alike };
      const body = { ...draft, kind: 'multiple', answer: 'AB' } as const;
      judge.success(await instructor.call('createQuestion', { body }));
    }
    const values = { grading: 'partial', score_per_question: 3, ...alike } as const;
    const quiz = await options.addOpenQuiz(
      { group, questions_number: bankSize, ...values },
      instructor,
    );
    return { instructor, ...(await open(await options.holder(), quiz)) };
  });

  const ownerOfNumbers = once('questions that ask for a number', async () => {
    await holdListed(options, 'QuestionInput.accepted');
    const alike = { type: belongings.kind.type, difficulty: 'easy' } as const;
    // Otherwise, the quizzes with pictures would draw these too.
    if (alike.type === drawnAlone.type) throw new NotChecked('needs two types of questions');
    const { fields = [] } = await capabilitiesOf(client, judge);
    const accepted = askedNumber.accepted.filter((each) =>
      (['tolerance', 'to', 'share'] as const).every(
        (name) => !(name in each) || fields.includes(`AcceptedNumber.${name}`),
      ),
    );
    const instructor = await options.otherInstructor();
    const { answer } = askedNumber;
    for (let count = 0; count < bankSize; count += 1) {
      const draft = { ...belongings.questionDraft(), ...alike, options: {}, answer };
      const body = { ...draft, kind: 'numeric', accepted } as const;
      judge.success(await instructor.call('createQuestion', { body }));
    }
    return { instructor, alike };
  });
  const numbers: Exams['numbers'] = async (values) => {
    const { instructor, alike } = await ownerOfNumbers();
    const group = await options.foreignGroup();
    const own = { questions_number: bankSize, score_per_question: 2, ...alike, ...values } as const;
    const quiz = await options.addOpenQuiz({ group, ...own }, instructor);
    return { instructor, ...(await open(await options.holder(), quiz)) };
  };

  const countedNumbers = once('a quiz that asked for numbers', async () => {
    clock.requireReach();
    const asked = await numbers();
    const ids = { id: asked.quiz._id };
    const others = ['Napier', 'Noether'] as const;
    for (const [place, given] of numbersGiven.entries()) {
      const name = others[place - 1];
      const taker = name ? await options.people.enrol('Student', name) : asked.taker;
      const { questions } = name ? await open(taker, asked.quiz) : asked;
      const answers = given.map((answer, index) => ({
        question: questions[index]?._id ?? '',
        answer,
      }));
      judge.success(await taker.call('submitQuiz', { ids, body: { answers } }));
    }
    return asked;
  });

  const closing = createClosing({ ...options, fillBank });

  const ending = once('a quiz that ends', async (): Promise<Ending> => {
    clock.requireReach();
    // Their time passes meanwhile. The checks of them say what was wrong.
    for (const begin of [closing.begun, countedNumbers]) {
      await begin().catch((error: unknown) => {
        if (![Unready, NotThere, NotChecked].some((kind) => error instanceof kind)) throw error;
      });
    }
    const joined = await options.takeAnother();
    const { schadule, duration } = joined.quiz.draft;
    const endsAt = Date.parse(schadule) + duration * minuteMs;
    return {
      ...joined,
      endsAt,
      reach: (afterEndMs) => clock.reach(endsAt + afterEndMs, () => client.now()),
    };
  });

  return {
    pair: once('a quiz of two students', () => openTwice()),
    shuffled: once('a shuffled quiz of two students', () =>
      openTwice({ shuffle_questions: true, shuffle_options: true }),
    ),

    drawn: once('a quiz of another instructor', async () => {
      const instructor = await options.otherInstructor();
      const bank = await fillBank(instructor);
      const group = await options.foreignGroup();
      const quiz = await options.addOpenQuiz({ group, questions_number: bankSize }, instructor);
      return { instructor, bank, ...(await open(await options.holder(), quiz)) };
    }),

    several: severalOf('partial', 3),
    severalAgain: severalOf('partial', 3),
    onePoint: severalOf('partial', 1),
    allOrNothing: severalOf('all_or_nothing', 1),
    fiveOfSeveral,
    numbers,
    savedNumbers: once('a quiz that asks for numbers', () => numbers()),
    countedNumbers,

    ending,
    closing,
    absentee: once('a student who has not joined', () =>
      options.people.enrol('Student', 'Absentee'),
    ),

    lateComer: once('a student who joins late', async () => {
      const { quiz, reach, endsAt } = await ending();
      await reach(-5 * minuteMs);
      const joined = await open(await options.classmate(), quiz);
      requireSentTime(joined.paper.attempt, endsAt - 5 * minuteMs);
      if (joined.questions.length === 0) {
        throw new Mismatch('questions, since the quiz is open', 'none', 'quizPaper');
      }
      return joined;
    }),
  };
}
