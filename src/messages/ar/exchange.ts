import type { Messages } from '../en';
import { count, counted, number } from './counting';

const some = counted('لا أسئلة', 'سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالًا', 'سؤال');
/** After a verb or a preposition. */
const ofSome = counted('0 سؤال', 'سؤال واحد', 'سؤالين', 'أسئلة', 'سؤالًا', 'سؤال');
const characters = counted('0 حرف', 'حرف واحد', 'حرفين', 'أحرف', 'حرفًا', 'حرف');
const options = counted('0 خيار', 'خيار واحد', 'خياران', 'خيارات', 'خيارًا', 'خيار');

export const exchange: Messages['exchange'] = {
  formats: { csv: 'CSV', aiken: 'Aiken', gift: 'GIFT' },
  exportTitle: 'تصدير الأسئلة',
  exportWhat: 'الأسئلة',
  exportAll: (many) =>
    count(many, {
      zero: 'لا أسئلة',
      one: 'السؤال',
      two: 'السؤالان معًا',
      few: 'كل الأسئلة (#)',
      other: 'كل الأسئلة (#)',
    }),
  exportSelected: (many) => `المحدّد: ${some(many)}`,
  exportAs: {
    csv: 'CSV، لبرامج الجداول',
    gift: 'GIFT، لنظام Moodle',
  },
  fileName: 'الأسئلة',
  title: 'استيراد الأسئلة',
  source: {
    drop: 'اختر ملفًا، أو أسقطه هنا',
    dropHint: 'CSV أو Aiken أو GIFT، حتى 20 ميغابايت. يُقرأ على هذا الجهاز، ولا يُرسل شيء بعد.',
    file: 'اختيار ملف',
    paste: 'أو ألصق الأسئلة هنا',
    read: 'فحص الأسئلة',
    example: 'تنزيل مثال',
    exampleFile: 'مثال-الأسئلة',
    nothing: 'لا يوجد نص هنا. اختر ملفًا، أو ألصق أسئلة.',
    tooLarge: (megabytes) =>
      `هذا الملف أكبر من ${number(megabytes)} ميغابايت. قسّمه، واستورد أجزاءه.`,
    unreadable: 'تعذّرت قراءة هذا الملف. افتحه من جديد، أو اختر غيره.',
    notText: 'هذا ليس ملفًا نصيًا. احفظه بصيغة CSV في برنامج الجداول، ثم اختر ذلك الملف.',
  },
  reading: 'جارٍ القراءة…',
  readSoFar: (many) => `حتى الآن: ${some(many)}`,
  format: 'الصيغة',
  automatic: (format) => `${format} (تم التعرّف عليها)`,
  defaults: {
    choose: 'اختر…',
    missing: (many) => `لما لا يذكره الملف: ${some(many)}.`,
  },
  twins: {
    label: 'المكررات',
    skip: (many) => `تجاوزها (${number(many)})`,
    take: (many) => `إضافتها مع ذلك (${number(many)})`,
  },
  summary: {
    new: (many) => `يمكن إضافتها: ${some(many)}`,
    twins: (many) => `مكررة: ${number(many)}`,
    refused: (many) => `لا يمكن قبولها: ${number(many)}`,
    none: 'لم يُعثر هنا على أي سؤال. هل هذه هي الصيغة الصحيحة؟',
  },
  view: 'ما عُثر عليه',
  preview: 'معاينة',
  previewPages: 'صفحات المعاينة',
  previous: 'الأسئلة السابقة',
  next: 'الأسئلة التالية',
  report: 'التقرير',
  reportColumns: { line: 'السطر', field: 'الحقل', message: 'ما يجب إصلاحه' },
  reportEmpty: 'يمكن قبول كل شيء.',
  download: 'تنزيل التقرير',
  reportFile: 'تقرير-الاستيراد',
  back: 'رجوع',
  add: (many) => (many === 0 ? 'لا شيء لإضافته' : `إضافة ${ofSome(many)}`),
  adding: 'جارٍ إضافة الأسئلة',
  added: (done, all) => `أُضيف ${number(done)} من ${number(all)}`,
  stop: 'إيقاف',
  stopQuestion: {
    title: 'إيقاف الاستيراد؟',
    text: 'الأسئلة التي أُضيفت تبقى في البنك.',
    stop: 'إيقاف',
    stay: 'متابعة',
  },
  done: (many) => `تمت إضافة ${ofSome(many)}`,
  doneNone: 'لم يُضف أي سؤال',
  doneUnsure: 'ربما لم يُضف أي سؤال',
  left: (many) => `بقي: ${some(many)}. ما أُضيف لا يُضاف مرة أخرى.`,
  leftUnsure: (many) =>
    `بقي: ${some(many)}، وقد يكون بعضها في البنك: ضاع الرد الأخير. ما أُضيف لا يُضاف مرة أخرى.`,
  failed: 'توقف الاستيراد: تعذّر الوصول إلى الخادم، أو لم يرد كما ينبغي.',
  stopped: 'أوقفت الاستيراد.',
  refused: (many) => `رفض الخادم ${ofSome(many)}.`,
  reportKept: 'ما لم يُقبل مذكور في التقرير.',
  goOn: 'إضافة الباقي',
  undo: 'التراجع عن الاستيراد',
  undoing: 'جارٍ إزالة الأسئلة',
  removed: (done, all) => `أُزيل ${number(done)} من ${number(all)}`,
  undone: (many) =>
    many === 0 ? 'لا شيء من هذا الاستيراد في البنك.' : `تمت إزالة ${ofSome(many)}.`,
  notUndone: (many) =>
    many === 0
      ? 'تعذّرت معرفة ما أُضيف. أعد المحاولة.'
      : `تعذّرت إزالة ${ofSome(many)}. أعد المحاولة.`,
  undoStopped: (many) => `أوقفت الإزالة. ما زال في البنك من هذا الاستيراد: ${some(many)}.`,
  stopUndoQuestion: {
    title: 'إيقاف الإزالة؟',
    text: 'الأسئلة التي أُزيلت ذهبت. أما غيرها فيبقى في البنك.',
  },
  another: 'استيراد المزيد',
  finish: 'تم',
  fields: {
    file: 'الملف',
    title: 'العنوان',
    description: 'الوصف',
    options: 'الخيارات',
    answer: 'الإجابة الصحيحة',
    type: 'الفئة',
    difficulty: 'الصعوبة',
    option: (letter) => `الخيار ${letter}`,
  },
  problems: {
    missing: 'غير موجود. اكتبه في الملف.',
    tooLong: (length, limit) => `طوله ${characters(length)}. اختصره إلى ${characters(limit)}.`,
    unstorable: 'فيه حرف لا يمكن حفظه. احذفه.',
    missingDefault: (many) =>
      count(many, {
        zero: 'مذكور في كل الأسئلة.',
        one: 'غير مذكور في الملف. اختره للجميع في الأعلى.',
        two: 'سؤالان لا يذكرانه. اختره للجميع في الأعلى.',
        few: '# أسئلة لا تذكره. اختره للجميع في الأعلى.',
        many: '# سؤالًا لا تذكره. اختره للجميع في الأعلى.',
        other: '# سؤال لا تذكره. اختره للجميع في الأعلى.',
      }),
    optionCount: (many) =>
      many > 4
        ? `الموجود ${options(many)}. أبقِ أربعة.`
        : `الموجود ${options(many)} من أربعة. اكتب الباقي.`,
    noAnswer: 'لا خيار محدّد على أنه الصحيح. حدّد واحدًا.',
    severalAnswers: (many) => `المحدّد على أنه صحيح ${options(many)}. أبقِ واحدًا منها.`,
    unknownAnswer: (text) => `«${text}» ليس من الخيارات. اكتب A أو B أو C أو D.`,
    unknownType: (text) =>
      `«${text}» غير معروف. اكتب FE (الواجهة الأمامية) أو BE (الواجهة الخلفية) أو DO ‏(DevOps).`,
    unknownDifficulty: (text) =>
      `«${text}» غير معروف. اكتب easy (سهل) أو medium (متوسط) أو hard (صعب).`,
    columns: (names) => `يجب أن يسمّي السطر الأول الأعمدة. ينقص: ${names}.`,
    quotes: 'علامات الاقتباس ليست أزواجًا. ضاعف ما داخل الخلية منها.',
    moreCells: (cells, columns) =>
      `عدد الخلايا ${number(cells)} وعدد الأعمدة ${number(columns)}. ضع النصوص التي فيها فواصل بين علامتي اقتباس.`,
    aikenStray: 'هذا السطر ليس خيارًا ولا إجابة. ابدأ الخيارات بـ A. B. C. D.',
    aikenOrder: (found, wanted) => `الخيار ${found} في موضع ${wanted}.`,
    aikenEarly: 'هنا إجابة بلا سؤال. اكتب السؤال فوقها.',
    giftKind: (kind) => `هذا ${kind}. لا تُقبل إلا أسئلة لها خيار صحيح واحد من أربعة.`,
    giftKinds: {
      Description: 'نص بلا سؤال',
      Numerical: 'سؤال عن عدد',
      Short: 'سؤال عن إجابة قصيرة',
      Essay: 'سؤال مقالي',
      TF: 'سؤال صواب وخطأ',
      Matching: 'سؤال مطابقة',
    },
    giftSyntax: (column) =>
      `لا يمكن قراءته من الحرف رقم ${number(column)}. ضع \\ قبل ~ = # { } : إن كانت جزءًا من النص.`,
    giftLong: 'أطول من أن يكون سؤالًا. افصل بين الأسئلة بأسطر فارغة.',
    giftFeedback: 'لا يُحتفظ بالتعليقات على الخيارات.',
    giftWeights: 'لا يُحتفظ بأجزاء الدرجات: يُحسب الخيار ذو العلامة =.',
    markup: 'حُوّل ما فيه من HTML إلى نص عادي.',
    encoding: 'ليس بترميز UTF-8 فقُرئ بترميز Windows-1252. راجع الحروف غير الإنجليزية.',
    inBank: 'لديك هذا السؤال.',
    changedInBank: 'لديك هذا السؤال بصياغة أخرى. الاستيراد لا يغيّر سؤالًا، بل يضيف آخر.',
    twinInFile: (line) => `هو نفسه ما في السطر ${number(line)}.`,
  },
};
