/** What a column of a table has: a field of a question, or an option by its place. */
export type Column =
  | '_id'
  | 'name'
  | 'title'
  | 'description'
  | 'answer'
  | 'type'
  | 'difficulty'
  | 'tags'
  | 'format'
  | 'kind'
  | { option: number }
  | { wrong: number };

/** What columns are called in files, in the languages of the product; without marks. */
const names: Readonly<Record<Exclude<Column, object>, string>> = {
  _id: 'id idnumber kennung المعرف',
  name: 'name questionname questiontitle fragenname الاسم',
  title:
    'title question questiontext text prompt stem titel frage fragetext aufgabe العنوان السؤال سؤال نصالسؤال',
  description:
    'description explanation feedback generalfeedback rationale beschreibung erklärung erläuterung begründung الوصف الشرح شرح التوضيح',
  answer:
    'answer answers correct correctanswer correctanswers rightanswer correctoption correctchoice key answerkey solution antwort richtig richtigeantwort richtigeantworten korrekteantwort lösung الإجابة الإجابةالصحيحة الجواب الجوابالصحيح',
  type: 'type category categorytype subject typ kategorie fach thema الفئة النوع',
  difficulty: 'difficulty level schwierigkeit schwierigkeitsgrad niveau الصعوبة المستوى',
  tags: 'tags tag keywords schlagwörter stichwörter الوسوم وسوم',
  format: 'format textformat التنسيق',
  kind: 'kind questionkind questiontype fragetyp art نوعالسؤال',
};
const columns = new Map<string, Column>(
  Object.entries(names).flatMap(([column, spellings]) =>
    spellings.split(' ').map((spelling): [string, Column] => [spelling, column as Column]),
  ),
);

const optionWords =
  'option|choice|answer|alternative|antwort|auswahl|möglichkeit|الخيار|خيار|الإجابة|إجابة';
const wrongWords =
  'wrong|wronganswer|wrongoption|incorrect|incorrectanswer|distractor|falsch|falscheantwort|distraktor|إجابةخاطئة|خاطئة';
const optionHead = new RegExp(
  `^(?:${optionWords})?([a-h]|[أبجدهوزح])$|^(?:${optionWords})([1-8]|[١-٨])$`,
);
const wrongHead = new RegExp(`^(?:${wrongWords})([1-8a-h]|[١-٨])?$`);

/** The place that a letter or a figure of a heading or a key names, from 0; -1 for none. */
export function placeNamed(sign: string): number {
  for (const row of ['abcdefgh', 'أبجدهوزح', '12345678', '١٢٣٤٥٦٧٨']) {
    const place = row.indexOf(sign.toLowerCase());
    if (place >= 0 && sign.length === 1) return place;
  }
  return -1;
}

/** What a heading announces; undefined for what questions have no place for. */
export function columnOf(heading: string): Column | undefined {
  const [head = ''] = heading.replace(/\([^)]*\)/g, '').split(' - ', 1);
  const plain = head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const option = optionHead.exec(plain);
  if (option) return { option: placeNamed(option[1] ?? option[2] ?? '') };
  const wrong = wrongHead.exec(plain);
  if (wrong) return { wrong: Math.max(0, placeNamed(wrong[1] ?? '1')) };
  return columns.get(plain);
}
