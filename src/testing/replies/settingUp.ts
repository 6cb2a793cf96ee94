import type { Question } from '../../api/entities';
import { draw, fitsQuiz } from '../../rules/drawing';
import { joinCodeFrom, joinCodeLength } from '../../rules/joinCode';
import { drawnTypeName } from '../../rules/questionTypes';
import { replies } from '../../rules/replies';
import { scheduleProblem } from '../../rules/schedule';
import { creationChange, keepChange } from '../school/history';
import { settingsOf, storedTexts, withSettings } from '../school/quizFields';
import type { OwnedQuiz } from '../school/records';
import { fieldRefusal, Refusal } from '../school/refusal';
import type { SchoolData } from '../school/schoolData';
import type { Replies, Call } from './call';
import { findOwnGroup } from './groups';
import { quizView } from './quizzes';

/** @throws Refusal 409 if too few questions of the instructor's bank match */
function drawItems({ data, caller, body }: Call<'createQuiz'>): Question[] {
  const { questions_number: wanted, difficulty, type } = body;
  const fitting = data.questions
    .filter(({ owner, question }) => owner === caller._id && fitsQuiz(question, body))
    .map(({ question }) => question);
  if (fitting.length < wanted) {
    throw new Refusal(
      409,
      replies.quizzes.tooFewQuestions(
        fitting.length,
        wanted,
        difficulty,
        drawnTypeName(type, data.questionTypes),
      ),
    );
  }
  return draw(fitting, wanted, data.random);
}

function freshCode({ random }: SchoolData): string {
  const bytes = Array.from({ length: joinCodeLength }, () => Math.floor(random() * 256));
  return joinCodeFrom(Uint8Array.from(bytes));
}

export const settingUpReplies: Replies<'createQuiz'> = {
  createQuiz(call) {
    const { data, caller, now, body } = call;
    const unfit = scheduleProblem(body.schadule, now);
    if (unfit !== null) throw fieldRefusal('schadule', unfit);
    if (findOwnGroup(call, body.group) === undefined) {
      throw fieldRefusal('group', replies.quizzes.groupNotYours);
    }
    const items = drawItems(call);
    const code = freshCode(data);
    const quiz = {
      ...withSettings(body, settingsOf(body)),
      ...storedTexts(body),
      _id: data.newId('quiz'),
      code,
      schadule: new Date(body.schadule).toISOString(),
    };
    const owned: OwnedQuiz = { owner: caller._id, createdAt: now, quiz, items };
    data.quizzes.push(owned);
    keepChange(data, creationChange(owned));
    return { ...quizView(owned, call), code, message: replies.quizzes.created };
  },
};
