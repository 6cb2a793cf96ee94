import type { WholeReply, Body } from '../../api/createQuizClient';
import type { SavedAnswer, PaperQuestion } from '../../api/entities';
import type { Answer } from '../../rules/answers';
import type { Judge } from '../judging/judge';
import { hold } from '../judging/judge';
import { asEvidence, NotThere, Unready } from '../judging/outcome';
import type { OwnQuiz } from './belongings';
import type { Account } from './people';
import type { Reply } from '../judging/wire';

export type PaperAttempt = NonNullable<WholeReply<'quizPaper'>['attempt']>;

/** An open quiz as its taker sees it before answering. */
export interface JoinedQuiz {
  quiz: OwnQuiz;
  taker: Account;
  paper: WholeReply<'quizPaper'>;
  questions: readonly PaperQuestion[];
}

/** An attempt in which the checks answer from one or more devices of the student. */
export interface Sitting {
  /**
   * Makes an answer to a question, by its place from 0, chosen after all earlier ones. Sends
   * nothing.
   */
  choose: (place: number, answer: Answer | null) => SavedAnswer;
  /** @throws Mismatch if the server does not keep them */
  save: (answers: readonly SavedAnswer[], revision: number) => Promise<WholeReply<'saveAnswers'>>;
  submit: (body: Body<'submitQuiz'>) => Promise<Reply<'submitQuiz'>>;
  /** The current attempt, from the paper. */
  attempt: () => Promise<PaperAttempt>;
}

/** Answers that were saved, and those that the server then had. */
export interface Timed {
  sent: readonly SavedAnswer[];
  kept: readonly SavedAnswer[];
}

/** Whether a server keeps answers, but the instants of their choice in whole seconds. */
export function roundsInstants({ sent, kept }: Timed): boolean {
  const found = kept.filter((one) =>
    sent.some(({ question, answer }) => one.question === question && one.answer === answer),
  );
  // Two neighbours are never both whole seconds.
  return found.length > 1 && found.every((one) => Date.parse(one.chosen_at) % 1000 === 0);
}

/** The attempt in a paper. */
export function attemptOf({ attempt }: WholeReply<'quizPaper'>): PaperAttempt {
  if (attempt === undefined) throw new NotThere('the attempt with its times');
  return attempt;
}

/** How far a server's clock may be from the time that it was told. */
const toleranceMs = 5000;

/**
 * @param sent the time in the header of the call that an attempt answers, in milliseconds
 * @throws Unready if the attempt says an earlier time
 */
export function requireSentTime(attempt: PaperAttempt | undefined, sent: number): void {
  const said = Date.parse(attempt?.server_now ?? '');
  if (!(said < sent - toleranceMs)) return;
  const [one, other] = [sent, said].map((time) => new Date(time).toISOString());
  throw new Unready(
    `the server does not take its time from the header: it was told ${one} and says ${other}`,
  );
}

/** @throws NotThere if the server keeps no attempts */
export function sitDown(judge: Judge, { quiz, taker, questions, paper }: JoinedQuiz): Sitting {
  const ids = { id: quiz._id };
  let instant = Date.parse(attemptOf(paper).server_now);
  return {
    choose(place, answer) {
      instant += 1;
      const chosen_at = new Date(instant).toISOString();
      return { question: questions[place]?._id ?? '', answer, chosen_at };
    },
    save: async (answers, revision) =>
      judge.success(
        await taker.call('saveAnswers', { ids, body: { answers: [...answers], revision } }),
      ),
    submit: (body) => taker.call('submitQuiz', { ids, body }),
    attempt: () =>
      asEvidence(async () => attemptOf(judge.success(await taker.call('quizPaper', { ids })))),
  };
}

const spelled = ({ question, answer, chosen_at }: SavedAnswer): string =>
  `${question}: ${answer ?? 'cleared'} at ${chosen_at}`;

const isSame = (one: SavedAnswer, other: SavedAnswer): boolean =>
  one.question === other.question &&
  one.answer === other.answer &&
  Date.parse(one.chosen_at) === Date.parse(other.chosen_at);

/** Checks that a list of answers includes the expected ones. */
export function holdAnswers(wanted: readonly SavedAnswer[], came: readonly SavedAnswer[]): void {
  const missing = wanted.filter((answer) => !came.some((one) => isSame(one, answer)));
  hold(
    missing.length === 0,
    `the answers ${missing.map(spelled).join(', ')}`,
    came.map(spelled).join(', ') || 'none',
  );
}

/** The `attempt` of a refusal. */
export function attemptIn(reply: Reply): PaperAttempt {
  const { attempt } = reply.body as { attempt?: PaperAttempt };
  hold(attempt !== undefined, '"attempt" in the refusal', reply);
  return attempt as PaperAttempt;
}

/** The `submitted` of a refusal. */
export function submittedIn(reply: Reply): {
  answers: SavedAnswer[];
  receipt: NonNullable<WholeReply<'submitQuiz'>['receipt']>;
} {
  const { submitted } = reply.body as { submitted?: ReturnType<typeof submittedIn> };
  hold(submitted !== undefined, '"submitted" in the refusal', reply);
  return submitted as ReturnType<typeof submittedIn>;
}
