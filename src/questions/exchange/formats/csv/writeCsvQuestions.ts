import { csvOf } from '../../../../files/csv';
import { optionTexts } from '../../../../items/content';
import { optionNames, usualOptions } from '../../../../items/kind/options';
import { sayingOf } from '../../../../items/saying';
import type { QuestionWriter, WrittenQuestion } from '../format';

function write(questions: readonly WrittenQuestion[]): string {
  const counts = questions.map((question) => optionTexts(question).length);
  const names = optionNames.slice(0, Math.max(usualOptions, ...counts));
  // A table of single-choice questions is what it always was.
  const hasKinds = questions.some(({ kind }) => kind === 'multiple');
  return csvOf(
    [
      ...['_id', 'title', 'description', ...names, 'answer', 'type', 'difficulty'],
      ...(hasKinds ? ['kind'] : []),
    ],
    questions.map((question) => {
      const { _id = '', title, description, type, difficulty, kind = 'single' } = question;
      const answer = sayingOf(question).name(question, question.answer);
      const texts = optionTexts(question);
      const options = names.map((_, place) => texts[place] ?? '');
      return [
        ...[_id, title, description, ...options, answer, type, difficulty],
        ...(hasKinds ? [kind] : []),
      ];
    }),
  );
}

export const csvWriter: QuestionWriter = {
  ending: 'csv',
  mediaType: 'text/csv;charset=utf-8',
  write,
};
