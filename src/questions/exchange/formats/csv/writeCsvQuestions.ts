import { csvOf } from '../../../../files/csv';
import { optionTexts } from '../../../../items/content';
import { optionNames } from '../../../../items/options';
import { sayingOf } from '../../../../items/saying';
import type { QuestionWriter, WrittenQuestion } from '../format';

function write(questions: readonly WrittenQuestion[]): string {
  return csvOf(
    ['_id', 'title', 'description', ...optionNames, 'answer', 'type', 'difficulty'],
    questions.map((question) => {
      const { _id = '', title, description, type, difficulty } = question;
      const answer = sayingOf(question).name(question.answer);
      return [_id, title, description, ...optionTexts(question), answer, type, difficulty];
    }),
  );
}

export const csvWriter: QuestionWriter = {
  ending: 'csv',
  mediaType: 'text/csv;charset=utf-8',
  write,
};
