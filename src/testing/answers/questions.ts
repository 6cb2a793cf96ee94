import type { Answers } from './call';

export const questionAnswers: Answers<'questions' | 'createQuestion'> = {
  questions: ({ data, caller }) =>
    data.questions
      .filter(({ owner }) => owner === caller._id)
      .map(({ question }) => question)
      .reverse(),

  createQuestion({ data, caller, body }) {
    const question = { _id: data.newId('question'), ...body };
    data.questions.push({ owner: caller._id, question });
    return { ...question, message: 'Question added successfully' };
  },
};
