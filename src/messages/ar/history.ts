import type { Messages } from '../en';
import { count, counted, number } from './counting';

const minutes = counted(
  'صفر دقيقة إضافية',
  'دقيقة إضافية واحدة',
  'دقيقتين إضافيتين',
  'دقائق إضافية',
  'دقيقة إضافية',
  'دقيقة إضافية',
);
const points = counted('صفر درجة', 'درجة واحدة', 'درجتان', 'درجات', 'درجة', 'درجة');

export const history: Messages['history'] = {
  title: 'السجل',
  list: 'التغييرات، الأحدث أولًا',
  nobody: 'الخادم أو مدير النظام',
  deletedAccount: 'حساب محذوف',
  deletedStudent: 'صاحب حساب محذوف',
  created: (who) => `أعدّ ${who} الاختبار`,
  renamed: (who, before, after) => `غيّر ${who} اسم الاختبار من «${before}» إلى «${after}»`,
  texts: {
    description: {
      changed: (who) => `غيّر ${who} الوصف`,
      alsoChanged: 'وتغيّر الوصف أيضًا.',
    },
    order: {
      changed: (who) => `غيّر ${who} إعدادات الخلط`,
      alsoChanged: 'وتغيّرت إعدادات الخلط أيضًا.',
    },
    grading: {
      changed: (who) => `غيّر ${who} طريقة التصحيح`,
      alsoChanged: 'وتغيّرت طريقة التصحيح أيضًا.',
    },
  },
  addedTime: (who, many) => `منح ${who} الجميع ${minutes(many)}`,
  addedTimeFor: (who, student, many) => `منح ${who} ${minutes(many)} لـ ${student}`,
  reopened: (many) =>
    count(many, {
      zero: 'لا محاولة منتهية تستمر.',
      one: 'محاولة واحدة منتهية تستمر.',
      two: 'محاولتان منتهيتان تستمران.',
      few: '# محاولات منتهية تستمر.',
      many: '# محاولة منتهية تستمر.',
      other: '# محاولة منتهية تستمرّ.',
    }),
  reopenedTitle: 'أُعيد فتح هذا الاختبار',
  resultsSeen: 'ربما اطّلع الطلاب على نتائجهم من قبل.',
  closed: 'أُغلق الاختبار',
  graded: (many) =>
    count(many, {
      zero: 'لم يصحح الخادم أي محاولة.',
      one: 'صحح الخادم محاولة واحدة لم تُسلَّم.',
      two: 'صحح الخادم محاولتين لم تُسلَّما.',
      few: 'صحح الخادم # محاولات لم تُسلَّم.',
      many: 'صحح الخادم # محاولةً لم تُسلَّم.',
      other: 'صحح الخادم # محاولة لم تُسلَّم.',
    }),
  nothingToGrade: 'لم يبق شيء للتصحيح.',
  submitted: (who, score) => `سلّم ${who}: ${points(score)}`,
  submittedInGrace: (who) => `سلّم ${who} في اللحظة الأخيرة`,
  gradedAtTheClose: 'تصبح الدرجة نهائية بعد إغلاق الاختبار.',
  late: (who) => `سلّم ${who} بعد فوات الوقت`,
  lateHint: (many) =>
    count(many, {
      zero: 'لم تُحفظ أي إجابة.',
      one: 'حُفظت إجابة واحدة، ويمكن قبولها في النتائج.',
      two: 'حُفظت إجابتان، ويمكن قبولهما في النتائج.',
      few: 'حُفظت # إجابات، ويمكن قبولها في النتائج.',
      many: 'حُفظت # إجابةً، ويمكن قبولها في النتائج.',
      other: 'حُفظت # إجابة، ويمكن قبولها في النتائج.',
    }),
  accepted: (who, student, before, after) =>
    `قبل ${who} الإجابات المتأخرة من ${student}: تغيرت الدرجة من ${number(before)} إلى ${points(after)}`,
  undone: (who, student, before, after) =>
    `تراجع ${who} عن قبول الإجابات المتأخرة من ${student}: تغيرت الدرجة من ${number(before)} إلى ${points(after)}`,
  changedAnswers: (many) =>
    count(many, {
      zero: 'لم تتغير أي إجابة.',
      one: 'تغيرت إجابة واحدة.',
      two: 'تغيرت إجابتان.',
      few: 'تغيرت # إجابات.',
      many: 'تغيرت # إجابةً.',
      other: 'تغيرت # إجابة.',
    }),
  attemptDeleted: (who) => `حذف ${who} حساب طالب، ومعه هذه المحاولة`,
  hadScored: (score) => `كانت درجتها: ${points(score)}.`,
  other: (who, action) => `${who} — ${action}`,
  empty: 'لم تُسجَّل تغييرات بعد',
  emptyHint: 'يظهر هنا الوقت الإضافي والتسليمات والدرجات.',
  missing: 'هذا الخادم لا يحتفظ بسجل.',
  loadFailed: 'تعذّر تحميل السجل.',
  showAll: (many) =>
    count(many, {
      zero: 'عرض التغييرات',
      one: 'عرض التغيير',
      two: 'عرض التغييرين',
      few: 'عرض # تغييرات كلها',
      many: 'عرض # تغييرًا كلها',
      other: 'عرض # تغيير كلها',
    }),
  older: (many) =>
    count(many, {
      zero: 'لا يُعرض ما هو أقدم.',
      one: 'لا يُعرض ما هو أقدم من آخر تغيير.',
      two: 'لا يُعرض ما هو أقدم من آخر تغييرين.',
      few: 'لا يُعرض ما هو أقدم من آخر # تغييرات.',
      many: 'لا يُعرض ما هو أقدم من آخر # تغييرًا.',
      other: 'لا يُعرض ما هو أقدم من آخر # تغيير.',
    }),
};
