import type { Messages } from '../en';
import { counted, number } from './counting';

const questions = counted('0 سؤال', 'سؤال واحد', 'سؤالين', 'أسئلة', 'سؤالًا', 'سؤال');

export const outbox: Messages['outbox'] = {
  region: 'تسليمات غير مرسلة',
  unsentTitle: 'لم تُرسل إجاباتك بعد',
  failed: 'حدث خطأ أثناء تسليم الاختبار.',
  failedUnexpected: 'حدث خطأ غير متوقع.',
  unsent: 'إجاباتك في أمان على هذا الجهاز. ستُرسل حالما يعود الاتصال.',
  unsentOffline: 'هذا الجهاز غير متصل بالشبكة. إجاباتك في أمان هنا، وستُرسل حالما يعود الاتصال.',
  unsentInMemory:
    'ستُرسل إجاباتك حالما يعود الاتصال. هذا المتصفح لا يمكنه حفظها: أبقِ هذه الصفحة مفتوحة حتى ذلك الحين، أو نزّل نسخة.',
  returnedTitle: 'هذا الاختبار ما زال جاريًا',
  returned:
    'لم يُسلَّم شيء، لكن إجاباتك محفوظة. عُد إلى الاختبار، وإلا احتُسبت كما هي عند انتهاء الوقت.',
  counts: (answered, all, when) =>
    `تُحتسب الإجابات التي وصلت في ${when}: ${number(answered)} من ${questions(all)}. وهي لا تشمل كل ما أجبت عنه على هذا الجهاز.`,
  unsentSignedOut: 'إجاباتك في أمان على هذا الجهاز. سجّل الدخول مجددًا لإرسالها.',
  tooLateTitle: 'وصلت بعض إجاباتك متأخرة',
  refusedTitle: 'لم تُقبل إجاباتك',
  refused: 'إجاباتك في أمان على هذا الجهاز. نزّل نسخة وأرِها لمعلّمك قبل أن تزيلها.',
  refusedInMemory:
    'هذا المتصفح لا يمكنه حفظ إجاباتك. نزّل نسخة قبل أن تغادر هذه الصفحة، وأرِها لمعلّمك.',
  returnedOf: (title) => `«${title}» ما زال جاريًا`,
  waitingOf: (title) => `لم يُرسل «${title}» بعد`,
  tooLateOf: (title) => `وصلت بعض إجابات «${title}» متأخرة`,
  refusedOf: (title) => `لم يُقبل «${title}»`,
  answered: (answered, all) => `أُجيب عن ${number(answered)} من ${questions(all)}`,
  facts: { answered: 'المُجاب عنه', madeAt: 'سُلّم هنا' },
  why: {
    unreachable: 'تعذّر الوصول إلى الخادم.',
    notTheServer: (isSignIn) =>
      `ردّ شيء ما على الشبكة بدلًا من الخادم، مثل صفحة تسجيل الدخول إلى شبكة Wi-Fi.${isSignIn ? ' إن استمر ذلك فسجّل الدخول مجددًا.' : ''}`,
  },
  retry: 'إعادة المحاولة الآن',
  sending: 'جارٍ الإرسال…',
  back: 'العودة إلى الاختبار',
  backFailed: 'تعذّر الوصول إلى الخادم، فلا يمكن فتح الاختبار. إجاباتك في أمان.',
  download: 'تنزيل نسخة',
  remove: 'إزالة من هذا الجهاز',
  removeQuestion: 'إزالة هذه الإجابات نهائيًا؟ ليست كلها على الخادم.',
  removeConfirm: 'إزالة نهائية',
  removed: (title) => `أُزيلت إجابات «${title}».`,
  sent: (title) => `سُلّم «${title}».`,
  keep: 'الاحتفاظ بها',
  copy: {
    fileName: (title) => `${title}، الإجابات`,
    madeAt: (when) => `حتى ${when}، بحسب ساعة هذا الجهاز`,
    note: 'نسخة من الإجابات على هذا الجهاز. وهي لا تبيّن ما وصل إلى الخادم.',
    open: 'بلا إجابة',
  },
};
