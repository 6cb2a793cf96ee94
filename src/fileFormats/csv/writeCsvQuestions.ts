import { mapInSlices, type Pauses } from '../../base/slices';
import { csvLine, csvOf } from '../../files/csv';
import { optionTexts, rulesOf } from '../../items/itemRules';
import { optionNames, usualOptions } from '../../items/kind/options';
import { kindOf } from '../../items/parts';
import type { QuestionWriter, WrittenPictures, WrittenQuestion } from '../format/questionFormat';

async function write(
  questions: readonly WrittenQuestion[],
  _pictures: WrittenPictures,
  pauses: Pauses,
): Promise<string> {
  let most = usualOptions;
  for (const question of questions) most = Math.max(most, optionTexts(question).length);
  const names = optionNames.slice(0, most);
  // A column more only where some question needs it: other tables are what they always were.
  const hasFormats = questions.some(({ format }) => format === 'markdown');
  const hasKinds = questions.some((question) => kindOf(question).kind !== undefined);
  const hasTags = questions.some(({ tags = [] }) => tags.length > 0);
  const optional = (format: string, kind: string, tags: string): string[] => [
    ...(hasFormats ? [format] : []),
    ...(hasKinds ? [kind] : []),
    ...(hasTags ? [tags] : []),
  ];
  const columns = ['_id', 'title', 'description', ...names, 'answer', 'type', 'difficulty'];
  const lineOf = (question: WrittenQuestion): string => {
    const { _id = '', title, description, type, difficulty } = question;
    const { format = 'plain', kind = 'single', tags = [] } = question;
    const answer = rulesOf(question).key(question);
    const texts = optionTexts(question);
    const options = names.map((_, place) => texts[place] ?? '');
    const cells = [_id, title, description, ...options, answer, type, difficulty];
    return csvLine([...cells, ...optional(format, kind, tags.join(', '))]);
  };
  const head = csvOf([...columns, ...optional('format', 'kind', 'tags')], []);
  return [head, ...(await mapInSlices(questions, lineOf, pauses))].join('');
}

export const csvWriter: QuestionWriter = {
  ending: 'csv',
  mediaType: 'text/csv;charset=utf-8',
  takesPictures: false,
  write,
};
