import type { Messages } from '../en';
import { count, counted, number } from './counting';

const hours = counted('0 ساعة', 'ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة', 'ساعة');
const minutes = counted('0 دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة');
const seconds = counted('0 ثانية', 'ثانية واحدة', 'ثانيتان', 'ثوانٍ', 'ثانية', 'ثانية');
/** After a preposition. */
const inDays = counted('0 يوم', 'يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم');
const inHours = counted('0 ساعة', 'ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة');
const inMinutes = counted('0 دقيقة', 'دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة');
const ofQuestions = counted('0 سؤال', 'سؤال واحد', 'سؤالين', 'أسئلة', 'سؤالًا', 'سؤال');

export const runner: Messages['runner'] = {
  title: 'اختبار',
  loading: 'جارٍ تحميل اختبارك…',
  loadFailed: 'تعذّر تحميل الاختبار.',
  loadFailedKept: 'تعذّر تحميل الاختبار. إجاباتك في أمان على هذا الجهاز. سنواصل المحاولة.',
  offlineKept:
    'هذا الجهاز غير متصل بالشبكة. إجاباتك في أمان عليه، ويُفتح الاختبار حالما يعود الاتصال.',
  timeRemaining: 'الوقت المتبقي',
  question: (position, all) => `السؤال ${number(position)} من ${number(all)}`,
  answered: (answered, all) => `أُجيب عن ${number(answered)} من ${number(all)}`,
  unanswered: 'اختر إجابة من فضلك',
  unansweredCount: (many) =>
    count(many, {
      zero: 'لكل سؤال إجابة.',
      one: 'سؤال واحد بلا إجابة بعد.',
      two: 'سؤالان بلا إجابة بعد.',
      few: '# أسئلة بلا إجابة بعد.',
      many: '# سؤالًا بلا إجابة بعد.',
      other: '# سؤال بلا إجابة بعد.',
    }),
  submitBlanks: (count) => `التسليم مع ${number(count)} بلا إجابة`,
  clearAnswer: 'مسح الإجابة',
  clearAnswerTo: (position) => `مسح الإجابة عن السؤال ${number(position)}`,
  cleared: (position) => `مُسحت الإجابة عن السؤال ${number(position)}.`,
  submit: 'تسليم الاختبار',
  submitting: 'جارٍ التسليم…',
  submitted: 'تم تسليم إجاباتك.',
  submittedLate: 'وصلت إجاباتك بعد النهاية فلم تُصحَّح. هي محفوظة، ويمكن لمعلّمك قبولها.',
  notStartedTitle: 'لم يبدأ هذا الاختبار بعد',
  startsAt: (when) => `يبدأ هنا تلقائيًا في ${when}.`,
  submitSignedOut: 'سجّل الدخول مجددًا للتسليم. ويمكنك حتى ذلك الحين متابعة الإجابة.',
  timeUp: 'انتهى الوقت. يجري تسليم إجاباتك.',
  timeUpSignedOut: 'انتهى الوقت. سجّل الدخول مجددًا لتسليم إجاباتك.',
  remaining: (time) => `الوقت المتبقي: ${time}`,
  remainingAbout: (time) => `الوقت المتبقي تقريبًا: ${time}`,
  timeHalfOver: (time) => `مضى نصف الوقت. المتبقي: ${time}`,
  timeUnknown: 'لا يُعرض وقت في هذا الاختبار',
  duration: (h, m, s) => {
    const parts = [h > 0 && hours(h), m > 0 && minutes(m), (s > 0 || h + m === 0) && seconds(s)];
    return parts.filter(Boolean).join(' و');
  },
  about: 'نحو',
  hideTime: 'إخفاء الوقت',
  showTime: 'إظهار الوقت',
  sayTime: 'نطق الوقت المتبقي',
  addedTime: (time) => `منحك معلّمك وقتًا إضافيًا: ${time}.`,
  lessTime: (time) => `قدّم معلّمك موعد النهاية. مقدار التقديم: ${time}.`,
  savedAsYouGo: 'تُحفظ إجاباتك أولًا بأول.',
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ',
  keptInPage: 'محفوظ في هذه الصفحة فقط',
  navigator: 'الأسئلة',
  numberAnswered: (position) => `السؤال ${number(position)}، أُجيب عنه`,
  numberUnanswered: (position) => `السؤال ${number(position)}، لم يُجب عنه`,
  numberOverruled: (position) => `السؤال ${number(position)}، أُجيب عنه على جهاز آخر`,
  nextUnanswered: 'التالي بلا إجابة',
  nextUnansweredNone: 'لكل سؤال إجابة.',
  previous: 'السابق',
  next: 'التالي',
  overruled: (letter) => `أُجيب عنه على جهاز آخر. اختيارك هنا كان ${letter}.`,
  answeredElsewhere: 'أُجيب عنه على جهاز آخر.',
  clearedElsewhere: (letter) => `مُسحت إجابته على جهاز آخر. اختيارك هنا كان ${letter}.`,
  returnedTitle: 'لم يُسلَّم بعد',
  returned: (count) =>
    count === 0
      ? 'كل شيء محفوظ. سلّم من جديد عندما تكون جاهزًا.'
      : `تغيّرت إجابات على جهاز آخر (${number(count)}). كل شيء محفوظ. راجعها ثم سلّم من جديد.`,
  goToQuestion: (position) => `السؤال ${number(position)}`,
  overruledAt: (positions) => `أُجيب عنه على جهاز آخر: ${positions}.`,
  overruledUse: (letter) => `اعتماد ${letter}`,
  shortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    choose: 'اختيار خيار',
    within: 'التنقل بين الخيارات',
    clear: 'مسح الإجابة',
    next: 'السؤال التالي',
    previous: 'السؤال السابق',
    unanswered: 'السؤال التالي بلا إجابة',
    time: 'نطق الوقت المتبقي',
    list: 'إظهار هذه القائمة أو إخفاؤها',
    deleteKey: 'Del',
    arrows: 'مفاتيح الأسهم',
    or: 'أو',
    to: 'إلى',
    note: 'تعمل الاختصارات ما دام التركيز في الاختبار، ولا تعمل أثناء الكتابة.',
    turnOff: 'إيقاف الاختصارات',
    turnOn: 'تشغيل الاختصارات',
  },
  savedOnDevice: 'محفوظ على هذا الجهاز',
  notSaved: 'هذا المتصفح لا يمكنه حفظ الإجابات. أبقِ هذه الصفحة مفتوحة حتى تسلّم.',
  receiptTitle: 'تم تسليم الاختبار',
  lateReceiptTitle: 'وصل بعد النهاية',
  receipt: {
    answered: 'المُجاب عنه',
    answeredOf: (answered, all) => `${number(answered)} من ${ofQuestions(all)}`,
    received: 'وقت الاستلام',
    number: 'رقم الإيصال',
    resultLater: 'تظهر نتيجتك بعد إغلاق الاختبار.',
    results: 'نتائجك',
  },
  startsIn: 'يبدأ بعد',
  timeToStart: (d, h, m) => {
    const parts = [d > 0 && inDays(d), h > 0 && inHours(h), d === 0 && m > 0 && inMinutes(m)];
    return parts.filter(Boolean).join(' و');
  },
  starting: 'يبدأ الآن…',
  begun: 'بدأ الاختبار.',
  refusedTitle: 'لا يمكنك أداء هذا الاختبار',
  closedTitle: 'هذا الاختبار مغلق',
  closed: 'ليست لك إجابات غير مرسلة على هذا الجهاز.',
  submittedTitle: 'سلّمت هذا الاختبار',
  submittedElsewhere: 'سُلّم على جهاز آخر.',
  elsewhereTitle: 'أنت تؤدي هذا الاختبار في علامة تبويب أخرى',
  elsewhereHint: 'إجاباتك محفوظة. إن تابعت هنا توقفت علامة التبويب الأخرى.',
  continueHere: 'المتابعة هنا',
  denied: 'تطلب الشبكة تسجيل الدخول.',
  deniedHint:
    'قد تكون هذه صفحة تسجيل الدخول لشبكة Wi-Fi. إجاباتك محفوظة. وإن كان اتصالك سليمًا فقد تكون جلستك انتهت: سجّل الدخول هنا مجددًا.',
  sessionEnded: 'انتهت جلستك.',
  sessionEndedHint: 'سجّل الدخول مجددًا للمتابعة. إجاباتك محفوظة.',
};
