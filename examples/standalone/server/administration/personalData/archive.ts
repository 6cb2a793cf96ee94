import { strToU8, zipSync, type Zippable } from 'fflate';
import {
  answerText,
  fullName,
  optionNames,
  optionTexts,
  rulesOf,
  sayingOf,
} from 'quizwright/rules';
import { csvOf, type Cell } from './csv';
import type { PersonalData } from './personalData';

/**
 * Packs a person's data as an archive that any computer can open: an explanation, everything as
 * JSON, and tables for spreadsheets.
 */
export function archiveOf(data: PersonalData, at: Date): Uint8Array {
  const pictures = data.pictures.map(({ bytes: _, ...picture }) => ({
    ...picture,
    file: fileOf(picture),
  }));
  const files = {
    'README.txt': readmeOf(data, at),
    'person.json': `${JSON.stringify({ ...data, pictures }, null, 2)}\n`,
    'results.csv': resultsOf(data),
    'answers.csv': answersOf(data),
    ...(data.account.role === 'Instructor' && { 'questions.csv': questionsOf(data) }),
  };
  const packed: Zippable = {};
  for (const [name, text] of Object.entries(files)) packed[name] = strToU8(text);
  // They are compressed already.
  for (const picture of data.pictures) packed[fileOf(picture)] = [picture.bytes, { level: 0 }];
  return zipSync(packed, { mtime: at });
}

/** The place of a picture in the archive. */
function fileOf({ id, type }: { id: string; type: string }): string {
  return `pictures/${id}.${type.replace('image/', '').replace('jpeg', 'jpg')}`;
}

function readmeOf(
  { account, groups, pictures, questions, quizzes }: PersonalData,
  at: Date,
): string {
  const isInstructor = account.role === 'Instructor';
  const lines = [
    `What Quizwright keeps of ${fullName(account)} (${account.email})`,
    `Written at ${at.toISOString()}. All times are in UTC.`,
    '',
    'person.json   everything, for a person or a program to read: the account, the group, an email',
    '              that waits to be confirmed, when you were signed in, the quizzes you took with',
    '              your answers and scores, and the log of what you did and what was done to your',
    '              account',
    'results.csv   the quizzes you took, a line each',
    'answers.csv   your answers, a line for each question, with letters as you saw them',
    ...(isInstructor ? ['questions.csv your bank of questions'] : []),
    ...(pictures.length > 0 ? ['pictures/     the pictures in your questions'] : []),
    '',
    'The .csv files open in any spreadsheet. A cell that begins with an apostrophe begins with a sign',
    'that a spreadsheet would take for a formula.',
    '',
    'Not in here: your password and other secrets, of which only a fingerprint is kept that nobody',
    'can read, and what belongs to other people. Scores and right answers are left out for quizzes',
    'that others may still be taking.',
    ...(isInstructor
      ? [
          '',
          `As an instructor you have ${groups.length} groups, ${questions.length} questions and ${quizzes.length} quizzes, which person.json lists. Who is in a`,
          'group and who took a quiz is theirs, and left out.',
        ]
      : []),
    '',
  ];
  return lines.join('\r\n');
}

const instant = (at: Date | null): Cell => at?.toISOString() ?? null;

function resultsOf({ quizzes_taken: taken }: PersonalData): string {
  return csvOf(
    ['quiz', 'opened', 'joined', 'started', 'finished', 'submitted', 'score', 'highest score'],
    taken.map((one) => [
      one.quiz,
      instant(one.opens_at),
      instant(one.joined_at),
      instant(one.started_at),
      instant(one.finished_at),
      instant(one.submitted_at),
      one.score,
      one.highest_score,
    ]),
  );
}

function answersOf({ quizzes_taken: taken }: PersonalData): string {
  const rows = taken.flatMap(({ quiz, answers }) =>
    answers.map((given) => {
      const { name } = sayingOf(given);
      // Letters as the person saw them, whose order it was.
      const { question, answer, right_answer: key } = given;
      return [
        ...[quiz, question, answer && name(given, answer), answer && answerText(given, answer)],
        ...[instant(given.chosen_at), key && name(given, key)],
      ];
    }),
  );
  return csvOf(['quiz', 'question', 'answer', 'text', 'chosen', 'right answer'], rows);
}

function questionsOf({ questions }: PersonalData): string {
  return csvOf(
    [
      'title',
      'description',
      ...optionNames,
      'answer',
      'type',
      'difficulty',
      'format',
      'kind',
      'tags',
      'created',
    ],
    questions.map((question) => {
      const { title, description, type, difficulty, format, kind, tags, createdAt } = question;
      const texts = optionTexts(question);
      const key = rulesOf(question).key(question, 'en');
      const words = [type, difficulty, format, kind, tags.join(', ')];
      const facts = [key, ...words, instant(createdAt)];
      const options = optionNames.map((_, place) => texts[place] ?? '');
      return [title, description, ...options, ...facts];
    }),
  );
}
