import { account } from './de/account';
import { app } from './de/app';
import { auth } from './de/auth';
import { common } from './de/common';
import { confirmEmail } from './de/confirmEmail';
import { deleting } from './de/deleting';
import { evidence } from './de/evidence';
import { exchange } from './de/exchange';
import { groups } from './de/groups';
import { help } from './de/help';
import { history } from './de/history';
import { join } from './de/join';
import { outbox } from './de/outbox';
import { questions } from './de/questions';
import { quizzes } from './de/quizzes';
import { results } from './de/results';
import { runner } from './de/runner';
import { setPassword } from './de/setPassword';
import { students } from './de/students';
import { validation } from './de/validation';
import { vocabulary } from './de/vocabulary';
import type { Language } from './language';

/** German; it awaits a native reader's review. */
export const de: Language = {
  tag: 'de',
  dir: 'ltr',
  messages: {
    common,
    validation,
    auth,
    account,
    confirmEmail,
    setPassword,
    vocabulary,
    deleting,
    groups,
    students,
    questions,
    exchange,
    quizzes,
    join,
    runner,
    outbox,
    results,
    evidence,
    history,
    app,
    help,
  },
};
