import { account } from './account';
import { app } from './app';
import { auth } from './auth';
import { bank } from './bank';
import { common } from './common';
import { confirmEmail } from './confirmEmail';
import { deleting } from './deleting';
import { evidence } from './evidence';
import { exchange } from './exchange';
import { failures } from './failures';
import { groups } from './groups';
import { help } from './help';
import { history } from './history';
import { join } from './join';
import { login } from './login';
import { outbox } from './outbox';
import { paging } from './paging';
import { questionKind } from './questionKind';
import { questions } from './questions';
import { quizzes } from './quizzes';
import { results } from './results';
import { richText } from './richText';
import { runner } from './runner';
import { setPassword } from './setPassword';
import { students } from './students';
import { conflict, validation } from './validation';
import { vocabulary } from './vocabulary';
import type { Language } from '../language/language';

/** Arabic; it awaits a native reader's review. */
export const ar: Language = {
  tag: 'ar',
  dir: 'rtl',
  messages: {
    common,
    validation,
    conflict,
    auth,
    login,
    account,
    confirmEmail,
    setPassword,
    vocabulary,
    deleting,
    paging,
    groups,
    students,
    questions,
    bank,
    exchange,
    quizzes,
    join,
    questionKind,
    runner,
    richText,
    outbox,
    results,
    evidence,
    history,
    app,
    help,
    failures,
  },
};
