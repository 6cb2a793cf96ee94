import { accountWords } from './account';
import { appWords } from './app';
import { authWords } from './auth';
import { bankWords } from './bank';
import { commonWords } from './common';
import { confirmEmailWords } from './confirmEmail';
import { deletingWords } from './deleting';
import { exchangeWords } from './exchange';
import { failures } from './failures';
import { groupsWords } from './groups';
import { evidenceWords } from './evidence';
import { helpWords } from './help';
import { historyWords } from './history';
import { joinWords } from './join';
import { loginWords } from './login';
import { outboxWords } from './outbox';
import { pagingWords } from './paging';
import { pictureWords } from './picture';
import { questionFormatWords } from './questionFormat';
import { questionKindWords } from './questionKind';
import { questionsWords } from './questions';
import { quizzesWords } from './quizzes';
import { resultsWords } from './results';
import { richTextWords } from './richText';
import { runnerWords } from './runner';
import { runnerScreensWords } from './runnerScreens';
import { setPasswordWords } from './setPassword';
import { studentsWords } from './students';
import { conflictWords, validationWords } from './validation';
import { vocabularyWords } from './vocabulary';

/** Every sentence that the product says, in English. The type of it is the type of a language. */
export const en = {
  common: commonWords.en,
  validation: validationWords.en,
  conflict: conflictWords.en,
  auth: authWords.en,
  login: loginWords.en,
  account: accountWords.en,
  confirmEmail: confirmEmailWords.en,
  setPassword: setPasswordWords.en,
  vocabulary: vocabularyWords.en,
  deleting: deletingWords.en,
  paging: pagingWords.en,
  groups: groupsWords.en,
  students: studentsWords.en,
  questions: questionsWords.en,
  bank: bankWords.en,
  exchange: exchangeWords.en,
  quizzes: quizzesWords.en,
  join: joinWords.en,
  questionKind: questionKindWords.en,
  runner: { ...runnerWords.en, ...runnerScreensWords.en },
  richText: { ...richTextWords.en, ...questionFormatWords.en, ...pictureWords.en },
  outbox: outboxWords.en,
  results: resultsWords.en,
  evidence: evidenceWords.en,
  history: historyWords.en,
  app: appWords.en,
  help: helpWords.en,
  failures,
};

export type Messages = typeof en;
