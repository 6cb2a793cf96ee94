import type { Question, QuizDraft } from '../../api/entities';
import { draw, fitsQuiz } from '../../rules/drawing';
import { joinCodeFrom, joinCodeLength } from '../../rules/joinCode';
import { completedQuizLimit, schedulePastMs, upcomingQuizLimit } from '../../rules/limits';
import { fieldRefusal, Refusal } from '../refusal';
import type { OwnedQuiz } from '../records';
import type { SchoolData } from '../schoolData';
import type { Answers, Call } from './call';
import { closesAt, isReadable, phaseOf, quizView } from './quizView';

const typeWords: Record<QuizDraft['type'], string> = {
  FE: 'Frontend',
  BE: 'Backend',
  DO: 'any type',
};

function drawItems({ data, caller, body }: Call<'createQuiz'>): Question[] {
  const wanted = body.questions_number;
  const fitting = data.questions
    .filter(({ owner, question }) => owner === caller._id && fitsQuiz(question, body))
    .map(({ question }) => question);
  if (fitting.length < wanted) {
    const found = fitting.length === 0 ? 'None' : `Only ${fitting.length}`;
    throw new Refusal(
      409,
      `${found} of your questions ${fitting.length === 1 ? 'matches' : 'match'} ${body.difficulty} and ${typeWords[body.type]}; ${wanted} ${wanted === 1 ? 'is' : 'are'} needed. Add questions or choose fewer, another difficulty or another type.`,
    );
  }
  return draw(fitting, wanted, data.random);
}

function freshCode(data: SchoolData): string {
  const bytes = Array.from({ length: joinCodeLength }, () => Math.floor(data.random() * 256));
  return joinCodeFrom(Uint8Array.from(bytes));
}

const byOpening = (one: OwnedQuiz, other: OwnedQuiz): number =>
  Date.parse(one.quiz.schadule) - Date.parse(other.quiz.schadule);
const latestClosingFirst = (one: OwnedQuiz, other: OwnedQuiz): number =>
  closesAt(other).getTime() - closesAt(one).getTime();

export const quizAnswers: Answers<'createQuiz' | 'upcomingQuizzes' | 'completedQuizzes' | 'quiz'> =
  {
    createQuiz(call) {
      const { data, caller, now, body } = call;
      if (Date.parse(body.schadule) < now.getTime() - schedulePastMs) {
        throw fieldRefusal('schadule', 'Schedule is in the past. Choose a time from now on.');
      }
      if (
        !data.groups.some(({ owner, group }) => owner === caller._id && group._id === body.group)
      ) {
        throw fieldRefusal('group', 'Group is not one of yours. Choose one of your groups.');
      }
      const items = drawItems(call);
      const schadule = new Date(body.schadule).toISOString();
      const quiz = { ...body, schadule, _id: data.newId('quiz'), code: freshCode(data) };
      const owned: OwnedQuiz = { owner: caller._id, createdAt: now, quiz, items };
      data.quizzes.push(owned);
      return { ...quizView(owned, call), code: quiz.code, message: 'Quiz created successfully' };
    },

    upcomingQuizzes: (call) =>
      call.data.quizzes
        .filter((owned) => isReadable(owned, call.caller) && phaseOf(owned, call.now) !== 'closed')
        .sort(byOpening)
        .slice(0, upcomingQuizLimit)
        .map((owned) => quizView(owned, call)),

    completedQuizzes(call) {
      const { data, caller, now } = call;
      const took = new Set(
        data.attempts.filter(({ student }) => student === caller._id).map(({ quiz }) => quiz),
      );
      const isMine = (owned: OwnedQuiz): boolean =>
        caller.role === 'Instructor' ? isReadable(owned, caller) : took.has(owned.quiz._id);
      return data.quizzes
        .filter((owned) => isMine(owned) && phaseOf(owned, now) === 'closed')
        .sort(latestClosingFirst)
        .slice(0, completedQuizLimit)
        .map((owned) => ({
          ...quizView(owned, call),
          status: 'closed',
          createdAt: owned.createdAt.toISOString(),
        }));
    },

    quiz(call) {
      const found = call.data.quizzes.find(
        (owned) => owned.quiz._id === call.id && isReadable(owned, call.caller),
      );
      if (found === undefined) throw new Refusal(404, 'There is no such quiz among yours.');
      return quizView(found, call);
    },
  };
