import type { Messages } from '../en';
import { count, counted, number } from './counting';

const attempts = counted(
  '0 محاولة مصحّحة',
  'محاولة واحدة مصحّحة',
  'محاولتين مصحّحتين',
  'محاولات مصحّحة',
  'محاولة مصحّحة',
  'محاولة مصحّحة',
);
const bareAttempts = counted('0 محاولة', 'محاولة واحدة', 'محاولتين', 'محاولات', 'محاولة', 'محاولة');
const quizzes = counted('0 اختبار', 'اختبار واحد', 'اختبارين', 'اختبارات', 'اختبارًا', 'اختبار');

export const evidence: Messages['evidence'] = {
  attempts: (many) => `بناءً على ${attempts(many)}`,
  attemptsInQuizzes: (many, inQuizzes) => `بناءً على ${attempts(many)} في ${quizzes(inQuizzes)}`,
  question: (position) => `السؤال ${number(position)}`,
  facility: 'معامل السهولة',
  facilityMeaning:
    'نسبة المحاولات التي أجابت إجابة صحيحة. 100\u200e%\u200e تعني أن الجميع أصابوا. وكلما قلّت النسبة كان السؤال أصعب.',
  discrimination: 'معامل التمييز',
  discriminationMeaning:
    'هل أحسن هنا من أحسنوا في باقي الاختبار، من \u200e−1 إلى 1. من 0.2 فأكثر يفصل السؤال بين من يعرفون المادة ومن لا يعرفونها. وقرب الصفر لا يفصل. وتحت الصفر تحقق من الإجابة.',
  noShares: (least) =>
    `لا تظهر النسب لأقل من ${bareAttempts(least)}، فطالب واحد يغيّرها بمقدار العُشر أو أكثر.`,
  noDiscrimination: (least) =>
    `لا يظهر معامل التمييز لأقل من ${bareAttempts(least)}، فالمصادفة وحدها تغيّره بنحو 0.2 أو أكثر.`,
  tooFew: 'المحاولات قليلة جدًا',
  undefined: 'غير متاح: أداء الجميع متساوٍ',
  verdicts: {
    checkKey: 'تحقق من الإجابة',
    weak: 'ضعيف',
    tooEasy: 'سهل جدًا',
    tooHard: 'صعب جدًا',
  },
  advice: {
    checkKey: 'من أحسنوا في غيره أخطأوا هنا أكثر. ربما كان خيار آخر صحيحًا، أو كانت الصياغة مضلّلة.',
    weak: 'لا يكاد يفرّق بين من يعرفون المادة ومن لا يعرفونها.',
    tooEasy: 'أصاب فيه الجميع تقريبًا.',
    tooHard: 'النتائج بالكاد أفضل من التخمين.',
  },
  option: 'الخيار',
  chosenBy: 'المحاولات',
  choices: (title) => `الإجابات عن «${title}»`,
  countAndShare: (many, share) => `${many} (${share})`,
  rightAnswer: 'الإجابة الصحيحة',
  unchosen: 'لم يختره أحد',
  aboveRight: 'اختير أكثر من الإجابة الصحيحة',
  omitted: 'بلا إجابة',
  answer: 'الإجابة',
  otherAnswers: 'إجابات أخرى',
  sort: 'الترتيب حسب',
  orders: {
    position: 'ترتيب الاختبار',
    facility: 'الأصعب أولًا',
    discrimination: 'الأقل تمييزًا أولًا',
  },
  loadFailed: 'تعذّر تحميل الإحصاءات.',
  bank: {
    title: 'في الاختبارات المغلقة',
    none: 'لم يُستعمل في الاختبارات الأخيرة',
    lookedAt: (many) =>
      count(many, {
        zero: 'من آخر 0 اختبار مغلق.',
        one: 'من آخر اختبار مغلق.',
        two: 'من آخر اختبارين مغلقين.',
        few: 'من آخر # اختبارات مغلقة.',
        many: 'من آخر # اختبارًا مغلقًا.',
        other: 'من آخر # اختبار مغلق.',
      }),
    otherWording: (many) =>
      count(many, {
        zero: 'لم يرد بصياغة أخرى في أي اختبار أقدم.',
        one: 'ورد بصياغة أخرى في اختبار أقدم واحد لا يُحسب هنا.',
        two: 'ورد بصياغة أخرى في اختبارين أقدم لا يُحسبان هنا.',
        few: 'ورد بصياغة أخرى في # اختبارات أقدم لا تُحسب هنا.',
        many: 'ورد بصياغة أخرى في # اختبارًا أقدم لا تُحسب هنا.',
        other: 'ورد بصياغة أخرى في # اختبار أقدم لا تُحسب هنا.',
      }),
    quiz: 'الاختبار',
    attempts: 'المحاولات',
  },
};
