import { optionLetter } from '../../items/kind/options';

/** What a column becomes: a field of a question, an option by its letter, or nothing. */
export type Role =
  | '_id'
  | 'title'
  | 'description'
  | 'answer'
  | 'type'
  | 'difficulty'
  | 'tags'
  | 'format'
  | 'kind'
  | 'wrong'
  | 'leaveOut'
  | `option${string}`;

/** What a heading says of its column. */
export interface Meaning {
  role: Role;
  /** The sign or figure of an option, or of a wrong one. */
  sign?: string;
  /** Whether only the words of the column say if it is this field. */
  isVague?: boolean;
  /** Whether another column of the same role says it better. */
  isWeak?: boolean;
}

/** What columns are called in files, in the languages of the product; without marks. */
const names = {
  _id: 'id idnumber questionid kennung المعرف',
  title:
    'question questiontext questionstem questions prompt stem statement text frage fragen fragetext fragestellung aufgabe aufgabentext aufgabenstellung السؤال سؤال نصالسؤال الأسئلة',
  description:
    'description explanation explanations feedback generalfeedback rationale comment answerexplanation solutionexplanation beschreibung erklärung erläuterung begründung kommentar lösungsweg الوصف الشرح شرح التوضيح التفسير',
  answer:
    'answer answers correct correctanswer correctanswers rightanswer rightanswers correctoption correctoptions correctchoice correctletter correctindex correctanswerindex correctoptionindex correctanswernumber correctoptionnumber answerindex answernumber rightoption key answerkey solution antwort richtig richtigeantwort richtigeantworten richtigeoption richtigelösung korrekt korrekteantwort korrekteantworten lösung lösungen الإجابة الإجابةالصحيحة الجواب الجوابالصحيح الخيارالصحيح',
  type: 'type categorytype typ النوع',
  difficulty: 'difficulty difficultylevel schwierigkeit schwierigkeitsgrad الصعوبة مستوىالصعوبة',
  tags: 'tags tag keywords keyword labels schlagwörter schlagwort stichwörter stichwort الوسوم وسوم',
  format: 'format textformat التنسيق',
  kind: 'kind questionkind questiontype fragetyp frageart art نوعالسؤال',
  // Numbers of questions, whatever they count.
  leaveOut:
    'number no nr num questionnumber questionno questionnr questionnum qnumber qno qnr qnum itemnumber itemno sno slno srno serialno serialnumber index row position pos nummer fragenummer fragennummer fragenr fragennr aufgabennummer aufgabennr laufendenummer lfdnr zeile رقم الرقم رقمالسؤال م',
} satisfies Partial<Record<Role, string>>;

/** Headings of a topic: a category of the bank, if the words of the column are. */
const topics =
  'category subject topic topics theme chapter unit module area domain kategorie fach thema themen themengebiet themenbereich kapitel bereich gebiet modul einheit lernfeld rubrik الفئة الموضوع المادة الوحدة الدرس الفصل';
/** Headings of a level: a difficulty, or one of the school. */
const levels = 'level niveau stufe المستوى';
/** Headings that name a question, and are its text where no other column is. */
const titles = 'title titel العنوان questiontitle';

/** A text without what people write in several ways: case, marks, umlauts, forms of Arabic letters. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[äöü]/g, (vowel) => `${vowel.normalize('NFD').charAt(0)}e`)
    .replace(/ß/g, 'ss');

const plain = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

const meanings = new Map<string, Meaning>();
const add = (spellings: string, meaning: Meaning) =>
  spellings.split(' ').forEach((spelling) => meanings.set(plain(spelling), meaning));
Object.entries(names).forEach(([role, spellings]) => add(spellings, { role: role as Role }));
add(topics, { role: 'type', isVague: true });
add(levels, { role: 'difficulty', isVague: true });
add(titles, { role: 'title', isWeak: true });

const optionWords =
  'option|opt|choice|answer|ans|alternative|answeroption|answerchoice|antwort|antwortoption|antwortmoeglichkeit|auswahl|auswahlmoeglichkeit|moeglichkeit|الخيار|خيار|الاجابه|اجابه';
const wrongWords =
  'wrong|wronganswer|wrongoption|incorrect|incorrectanswer|incorrectoption|distractor|falsch|falscheantwort|distraktor|اجابهخاطئه|خاطئه';
const figures = '[0-9٠-٩۰-۹]';
const optionHead = new RegExp(
  `^(?:${optionWords})?([a-h]|[ابجدهوزح])(?:text)?$|^(?:${optionWords})(${figures})(?:text)?$`,
);
const wrongHead = new RegExp(`^(?:${wrongWords})(${figures}|[a-h])?$`);

/** The place that a letter names, from 0; -1 for none. */
export function letterPlace(sign: string): number {
  const letter = folded(sign);
  if (letter.length !== 1) return -1;
  return Math.max('abcdefgh'.indexOf(letter), 'ابجدهوزح'.indexOf(letter));
}

/** The figure that a sign is, in European, Arabic or Persian; -1 for none. */
export function figureOf(sign: string): number {
  if (sign.length !== 1) return -1;
  return Math.max(...['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].map((row) => row.indexOf(sign)));
}

/** The role of the option at a place, from 0. */
export const optionRole = (place: number): Role => `option${optionLetter(place)}`;

/** The place of the option that a column becomes, from 0; -1 for what is none. */
export const placeOfRole = (role: Role): number =>
  role.startsWith('option') ? letterPlace(role.slice('option'.length)) : -1;

/** The roles that are no option, in the order in which they are offered. */
export const plainRoles = [
  ...(['wrong', 'answer', 'description', 'tags', 'difficulty', 'type'] as const),
  ...(['kind', 'format', '_id', 'leaveOut'] as const),
];

/** Whether a text that was kept is a role. */
export const isRole = (text: unknown): text is Role =>
  text === 'title' ||
  plainRoles.some((role) => role === text) ||
  (typeof text === 'string' && /^option[A-H]$/.test(text));

function meaningOf(plainHead: string): Meaning | undefined {
  const option = optionHead.exec(plainHead);
  if (option) return { role: 'option', sign: option[1] ?? option[2] ?? '' };
  const wrong = wrongHead.exec(plainHead);
  if (wrong) return { role: 'wrong', sign: wrong[1] ?? '1' };
  return meanings.get(plainHead);
}

/** What a heading announces; undefined for what questions have no place for. */
export function headingMeaning(heading: string): Meaning | undefined {
  const whole = heading.replace(/\([^)]*\)|\[[^\]]*\]/g, '');
  const [head = ''] = whole.split(/ [-–—] /, 1);
  return [whole, head]
    .flatMap((text) => [text.replace(/[#№]/g, ' number '), text])
    .map((text) => meaningOf(plain(text)))
    .find((meaning) => meaning !== undefined);
}
