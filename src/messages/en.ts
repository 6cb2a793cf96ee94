import { accountWords } from './en/account';
import { appWords } from './en/app';
import { authWords } from './en/auth';
import { commonWords } from './en/common';
import { confirmEmailWords } from './en/confirmEmail';
import { deletingWords } from './en/deleting';
import { exchangeWords } from './en/exchange';
import { groupsWords } from './en/groups';
import { evidenceWords } from './en/evidence';
import { helpWords } from './en/help';
import { historyWords } from './en/history';
import { joinWords } from './en/join';
import { outboxWords } from './en/outbox';
import { questionsWords } from './en/questions';
import { quizzesWords } from './en/quizzes';
import { resultsWords } from './en/results';
import { runnerWords } from './en/runner';
import { setPasswordWords } from './en/setPassword';
import { studentsWords } from './en/students';
import { validationWords } from './en/validation';
import { vocabularyWords } from './en/vocabulary';

/** Every sentence that the product says, in English. The type of it is the type of a language. */
export const en = {
  common: commonWords.en,
  validation: validationWords.en,
  auth: authWords.en,
  account: accountWords.en,
  confirmEmail: confirmEmailWords.en,
  setPassword: setPasswordWords.en,
  vocabulary: vocabularyWords.en,
  deleting: deletingWords.en,
  groups: groupsWords.en,
  students: studentsWords.en,
  questions: questionsWords.en,
  exchange: exchangeWords.en,
  quizzes: quizzesWords.en,
  join: joinWords.en,
  runner: runnerWords.en,
  outbox: outboxWords.en,
  results: resultsWords.en,
  evidence: evidenceWords.en,
  history: historyWords.en,
  app: appWords.en,
  help: helpWords.en,
};

export type Messages = typeof en;
