import { account } from './ar/account';
import { app } from './ar/app';
import { auth } from './ar/auth';
import { common } from './ar/common';
import { confirmEmail } from './ar/confirmEmail';
import { deleting } from './ar/deleting';
import { evidence } from './ar/evidence';
import { exchange } from './ar/exchange';
import { groups } from './ar/groups';
import { help } from './ar/help';
import { history } from './ar/history';
import { join } from './ar/join';
import { outbox } from './ar/outbox';
import { questions } from './ar/questions';
import { quizzes } from './ar/quizzes';
import { results } from './ar/results';
import { runner } from './ar/runner';
import { setPassword } from './ar/setPassword';
import { students } from './ar/students';
import { validation } from './ar/validation';
import { vocabulary } from './ar/vocabulary';
import type { Language } from './language';

/** Arabic; it awaits a native reader's review. */
export const ar: Language = {
  tag: 'ar',
  dir: 'rtl',
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
