import type { KeyedQuestion, Quiz } from '../../api/entities';
import { formatOf, keyedOf } from '../../items/parts';
import { replies } from '../../rules/replies';
import { keepChange } from '../school/history';
import { settingsIn, settingsOf, storedTexts, withSettings } from '../school/quizFields';
import { attemptsAt, closedAt, hasClosed, hasAttempt, timesOf } from '../school/quizTimes';
import type { OwnedQuiz } from '../school/records';
import { holdRevision, Refusal, revisionOf } from '../school/refusal';
import type { Acting, Replies } from './call';

/** Whether a person may read a quiz: instructors read their own, students those of their group. */
export function isReadable({ owner, quiz }: OwnedQuiz, { caller }: Acting): boolean {
  return caller.role === 'Instructor' ? owner === caller._id : quiz.group === caller.group;
}

/** A quiz as the wire spells it; the join code is for its instructor only. */
export function quizView(owned: OwnedQuiz, { data, now, caller }: Acting): Quiz {
  const { code, ...quiz } = owned.quiz;
  return {
    ...quiz,
    closed_at: closedAt(data, owned, now),
    participants: attemptsAt(data, owned).length,
    ...(caller.role === 'Instructor' && { code }),
  };
}

/** @throws Refusal 404 for a quiz that the caller may not read, such as another instructor's */
export function readableQuiz(call: Acting, id: string): OwnedQuiz {
  const found = call.data.quizzes.find(({ quiz }) => quiz._id === id);
  if (found === undefined || !isReadable(found, call)) {
    throw new Refusal(404, replies.quizzes.notYours);
  }
  return found;
}

function keyedQuestions({ items }: OwnedQuiz): KeyedQuestion[] {
  return items.map((item) => ({
    _id: item._id,
    title: item.title,
    ...keyedOf(item),
    ...formatOf(item),
  }));
}

type Fields = Readonly<Record<string, string | boolean>>;

/** The fields that differ, before and after. */
function changedFields(before: Fields, after: Fields): { before: Fields; after: Fields } {
  const changed = Object.keys(after).filter((field) => before[field] !== after[field]);
  const only = (fields: Fields): Fields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? false]));
  return { before: only(before), after: only(after) };
}

/** The revision of what a change can change. */
const quizRevision = (quiz: OwnedQuiz['quiz']): string =>
  revisionOf(quiz.title, quiz.description, settingsOf(quiz));

export const quizReplies: Replies<'quiz' | 'updateQuiz' | 'deleteQuiz'> = {
  quiz(call) {
    const owned = readableQuiz(call, call.id);
    return {
      ...quizView(owned, call),
      ...(call.caller.role === 'Instructor' && {
        revision: quizRevision(owned.quiz),
        questions: keyedQuestions(owned),
      }),
    };
  },

  updateQuiz(call) {
    const { data, now: at, caller, id, body } = call;
    const owned = readableQuiz(call, id);
    const { quiz } = owned;
    holdRevision(call.query.revision, {
      ...quizView(owned, call),
      revision: quizRevision(quiz),
    });
    const { title, ...texts } = storedTexts(body);
    const [before, after] = [settingsOf(quiz), { ...settingsOf(quiz), ...settingsIn(body) }];
    const kept = changedFields({ title: quiz.title, ...before }, { title, ...after });
    const isReset = JSON.stringify(before) !== JSON.stringify(after);
    if (isReset && at >= timesOf(owned).opensAt) {
      throw new Refusal(409, replies.quizzes.orderInUse);
    }
    owned.quiz = withSettings({ ...quiz, title, ...texts }, after);
    const rewritten = (Object.keys(texts) as (keyof typeof texts)[]).filter(
      (text) => quiz[text] !== texts[text],
    );
    if (Object.keys(kept.after).length > 0 || rewritten.length > 0) {
      keepChange(data, {
        quiz: id,
        at,
        action: 'quiz.update',
        who: caller._id,
        student: null,
        before: Object.keys(kept.before).length > 0 ? kept.before : null,
        after: { ...kept.after, ...Object.fromEntries(rewritten.map((text) => [text, true])) },
      });
    }
    const revision = quizRevision(owned.quiz);
    return { _id: quiz._id, revision, message: replies.quizzes.updated };
  },

  deleteQuiz(call) {
    const { data, now } = call;
    const owned = readableQuiz(call, call.id);
    const joined = attemptsAt(data, owned).length;
    if (joined > 0 && hasAttempt(data, owned, now)) {
      const { beingTaken, lastTaken } = replies.quizzes;
      throw new Refusal(409, hasClosed(data, owned, now) ? lastTaken : beingTaken(joined));
    }
    data.quizzes.splice(data.quizzes.indexOf(owned), 1);
    data.attempts = data.attempts.filter(({ quiz }) => quiz !== call.id);
    return { message: replies.quizzes.deleted };
  },
};
