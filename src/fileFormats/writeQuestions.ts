import { csvWriter } from './csv/writeCsvQuestions';
import type { QuestionWriter } from './format/questionFormat';
import { giftWriter } from './gift/writeGift';
import { moodleWriter } from './moodle/writeMoodleXml';
import { qtiWriter } from './qti/writeQti';

/** The formats that questions are written in. Aiken has no place for a description. */
export const writers = {
  csv: csvWriter,
  gift: giftWriter,
  moodle: moodleWriter,
  qti: qtiWriter,
} satisfies Record<string, QuestionWriter>;

export type ExportFormat = keyof typeof writers;
