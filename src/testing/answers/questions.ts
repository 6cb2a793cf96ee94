import { mostQuestions } from '../../rules/listLengths';
import { trimQuestion } from '../../items/trimQuestion';
import { replies } from '../../rules/replies';
import type { OwnedQuestion } from '../school/records';
import { Refusal } from '../school/refusal';
import type { Acting, Answers } from './call';

/** @throws Refusal 404 for a question that is not the instructor's own */
function ownQuestion({ data, caller }: Acting, id: string): OwnedQuestion {
  const found = data.questions.find(
    ({ owner, question }) => owner === caller._id && question._id === id,
  );
  if (found === undefined) throw new Refusal(404, replies.questions.notYours);
  return found;
}

/** @throws Refusal 409 if the caller's bank has no room for that many more */
function holdRoom({ data, caller }: Acting, more: number): void {
  const held = data.questions.filter(({ owner }) => owner === caller._id).length;
  if (held + more <= mostQuestions) return;
  throw new Refusal(409, replies.questions.bankFull(mostQuestions, held));
}

export const questionAnswers: Answers<
  'questions' | 'createQuestion' | 'importQuestions' | 'updateQuestion' | 'deleteQuestion'
> = {
  questions: ({ data, caller }) =>
    data.questions
      .filter(({ owner }) => owner === caller._id)
      .map(({ question }) => question)
      .reverse(),

  createQuestion(call) {
    const { data, caller, body } = call;
    holdRoom(call, 1);
    const question = { ...trimQuestion(body), _id: data.newId('question') };
    data.questions.push({ owner: caller._id, question });
    return { ...question, message: replies.questions.added };
  },

  importQuestions(call) {
    const { data, caller, body } = call;
    holdRoom(call, body.questions.length);
    const ids = body.questions.map((draft) => {
      const question = { ...trimQuestion(draft), _id: data.newId('question') };
      data.questions.push({ owner: caller._id, question });
      return question._id;
    });
    return { ids, message: replies.questions.imported(ids.length) };
  },

  updateQuestion(call) {
    const owned = ownQuestion(call, call.id);
    // Replaced, never changed: quizzes that have drawn it keep the earlier object.
    owned.question = { ...trimQuestion(call.body), _id: call.id };
    return { ...owned.question, message: replies.questions.updated };
  },

  deleteQuestion(call) {
    const { questions } = call.data;
    questions.splice(questions.indexOf(ownQuestion(call, call.id)), 1);
    return { message: replies.questions.deleted };
  },
};
