import { csvOf } from '../../../../files/csv';
import { optionTexts } from '../../../../items/content';
import { optionNames, usualOptions } from '../../../../items/kind/options';
import { sayingOf } from '../../../../items/saying';
import type { QuestionWriter, WrittenQuestion } from '../format';

function write(questions: readonly WrittenQuestion[]): string {
  const counts = questions.map((question) => optionTexts(question).length);
  const names = optionNames.slice(0, Math.max(usualOptions, ...counts));
  // Only where there are some, so that a bank without tags is written as ever.
  const hasTags = questions.some(({ tags = [] }) => tags.length > 0);
  return csvOf(
    [
      '_id',
      'title',
      'description',
      ...names,
      'answer',
      'type',
      'difficulty',
      ...(hasTags ? ['tags'] : []),
    ],
    questions.map((question) => {
      const { _id = '', title, description, type, difficulty, tags = [] } = question;
      const answer = sayingOf(question).name(question, question.answer);
      const texts = optionTexts(question);
      const options = names.map((_, place) => texts[place] ?? '');
      const ofTags = hasTags ? [tags.join(', ')] : [];
      return [_id, title, description, ...options, answer, type, difficulty, ...ofTags];
    }),
  );
}

export const csvWriter: QuestionWriter = {
  ending: 'csv',
  mediaType: 'text/csv;charset=utf-8',
  write,
};
