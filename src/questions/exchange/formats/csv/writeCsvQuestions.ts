import { csvOf } from '../../../../files/csv';
import { optionTexts } from '../../../../items/content';
import { optionNames, usualOptions } from '../../../../items/kind/options';
import { sayingOf } from '../../../../items/saying';
import type { QuestionWriter, WrittenQuestion } from '../format';

function write(questions: readonly WrittenQuestion[]): string {
  const counts = questions.map((question) => optionTexts(question).length);
  const names = optionNames.slice(0, Math.max(usualOptions, ...counts));
  const hasFormats = questions.some(({ format }) => format === 'markdown');
  const hasKinds = questions.some(({ kind }) => kind === 'multiple');
  const columns = ['_id', 'title', 'description', ...names, 'answer', 'type', 'difficulty'];
  return csvOf(
    // A table of plain questions with one right answer is what it always was.
    [...columns, ...(hasFormats ? ['format'] : []), ...(hasKinds ? ['kind'] : [])],
    questions.map((question) => {
      const { _id = '', title, description, type, difficulty } = question;
      const { format = 'plain', kind = 'single' } = question;
      const answer = sayingOf(question).name(question, question.answer);
      const texts = optionTexts(question);
      const options = names.map((_, place) => texts[place] ?? '');
      const cells = [_id, title, description, ...options, answer, type, difficulty];
      return [...cells, ...(hasFormats ? [format] : []), ...(hasKinds ? [kind] : [])];
    }),
  );
}

export const csvWriter: QuestionWriter = {
  ending: 'csv',
  mediaType: 'text/csv;charset=utf-8',
  write,
};
