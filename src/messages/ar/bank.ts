import type { Messages } from '../en';
import { counted, number } from './counting';

/** As a subject. */
const questions = counted('0 سؤال', 'سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالًا', 'سؤال');
/** After a verb or a noun. */
const ofQuestions = counted('0 سؤال', 'سؤال واحد', 'سؤالين', 'أسئلة', 'سؤالًا', 'سؤال');
const ofTags = counted('0 وسم', 'وسم واحد', 'وسمين', 'وسوم', 'وسمًا', 'وسم');

export const bank: Messages['bank'] = {
  tags: {
    label: 'الوسوم',
    hint: (most) => `حتى ${number(most)}، تفصل بينها فواصل`,
    full: (most) => `الحد الأقصى ${ofTags(most)}. أزل وسمًا لإضافة غيره.`,
    create: (tag) => `إضافة «${tag}»`,
    remove: (tag) => `إزالة الوسم ${tag}`,
    added: (tag) => `أُضيف ${tag}`,
    removed: (tag) => `أُزيل ${tag}`,
    invalid: (longest, most) =>
      `استخدم حتى ${ofTags(most)} لا يتجاوز طول كل منها ${number(longest)} حرفًا، بلا فواصل أو فواصل منقوطة أو خطوط عمودية.`,
    counted: (tag, value) => `${tag} (${number(value)})`,
  },
  filters: {
    tag: 'الوسم',
    anyTag: 'كل الوسوم',
    moreTags: 'وسم آخر',
    use: 'الاستخدام',
    anyUse: 'مستخدم أو لا',
    used: (value) => `مستخدم في اختبار (${number(value)})`,
    unused: (value) => `لم يُستخدم بعد (${number(value)})`,
    isUsed: { yes: 'مستخدم في اختبار', no: 'لم يُستخدم بعد' },
    anyQuality: 'كل مستويات الجودة',
    active: 'عوامل التصفية المفعّلة',
    named: (filter, value) => `${filter}: ${value}`,
    search: 'البحث',
    idle: (filter) => `${filter} (غير متاح)`,
    remove: (filter) => `إزالة عامل التصفية ${filter}`,
    without: (filter, value) => `أزل «${filter}» لرؤية ${ofQuestions(value)}`,
    conflicting: 'لا يطابق أي سؤال كل عوامل التصفية هذه. أزل أكثر من واحد منها.',
  },
  edit: {
    title: (value) => `تعديل ${ofQuestions(value)}`,
    keep: 'بلا تغيير',
    addTags: 'إضافة وسوم',
    removeTags: 'إزالة وسوم',
    quizzesKeep: 'تحتفظ الاختبارات المُعدّة سابقًا بأسئلتها.',
    nothing: 'اختر ما تريد تغييره.',
    saving: 'جارٍ الحفظ…',
    doneOf: (done, value) => `تم تعديل ${number(done)} من ${number(value)}`,
    changed: (value) => `تم تعديل ${ofQuestions(value)}`,
    failed: (value) => `تعذّر تعديل ${ofQuestions(value)}، ويبقى التحديد كما هو.`,
    reasons: {
      unknown: 'حُذف في هذه الأثناء.',
      tooManyTags: (most) => `سيصبح له أكثر من ${ofTags(most)}.`,
      other: 'لم يعدّله الخادم.',
    },
    more: (value) => `و${number(value)} أخرى`,
  },
  manage: {
    open: 'إدارة الوسوم',
    title: 'إدارة الوسوم',
    choose: 'وسوم بنكك',
    name: 'الاسم الجديد',
    nameHint: 'الوسوم التي تأخذ الاسم نفسه تصبح وسمًا واحدًا.',
    rename: 'إعادة التسمية',
    merge: (value) => `دمج ${ofTags(value)}`,
    remove: (value) => `إزالة ${ofTags(value)}`,
    removeQuestion: (value) => `إزالة ${ofTags(value)}؟`,
    removeHint: 'تبقى الأسئلة في بنكك من دون هذه الوسوم.',
    nothingChosen: 'اختر وسمًا واحدًا على الأقل.',
    nameRequired: 'الاسم الجديد مطلوب.',
    failed: 'تعذّر تغيير الوسوم. حاول مرة أخرى.',
    changed: (value) => `تم تعديل ${ofQuestions(value)}`,
    none: 'لا توجد وسوم بعد. أضفها إلى سؤال أو إلى عدة أسئلة محددة.',
  },
  duplicates: {
    open: 'البحث عن المكرر',
    title: 'أسئلة متشابهة',
    hint: 'لا تختلف هذه الأسئلة إلا في ترتيب الكلمات أو علامات الترقيم أو بضعة أحرف.',
    none: 'لم يُعثر على أسئلة متشابهة',
    noneHint: 'لا يوجد في بنكك سؤالان يكادان يسألان الشيء نفسه.',
    group: (nth, value) => `المجموعة ${number(nth)}: ${questions(value)}`,
    found: (groups, value) => `المجموعات: ${number(groups)}، وفيها ${questions(value)}`,
    reading: 'جارٍ مقارنة الأسئلة…',
    failed: 'تعذّرت قراءة الأسئلة. حاول مرة أخرى.',
    deleteSelected: (value) => (value === 0 ? 'حذف المحدد' : `حذف ${ofQuestions(value)}`),
    previous: 'المجموعات السابقة',
    next: 'المجموعات التالية',
    pages: 'المجموعات',
  },
};
