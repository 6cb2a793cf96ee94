import type { Messages } from '../en';
import { count, counted, number } from './counting';

const some = counted('لا أسئلة', 'سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالًا', 'سؤال');
/** After a verb or a preposition. */
const ofSome = counted('0 سؤال', 'سؤال واحد', 'سؤالين', 'أسئلة', 'سؤالًا', 'سؤال');
const characters = counted('0 حرف', 'حرف واحد', 'حرفين', 'أحرف', 'حرفًا', 'حرف');
const options = counted('0 خيار', 'خيار واحد', 'خياران', 'خيارات', 'خيارًا', 'خيار');
const pictures = counted('لا صور', 'صورة واحدة', 'صورتان', 'صور', 'صورة', 'صورة');
const thePicture = (name: string): string => (name === '' ? 'الصورة فيه' : `الصورة «${name}»`);

const missingColumns = {
  title: 'السؤال',
  options: 'خياران على الأقل',
  answer: 'الإجابة الصحيحة',
} as const;

export const exchange: Messages['exchange'] = {
  exportTitle: 'تصدير الأسئلة',
  exportWhat: 'الأسئلة',
  exportAll: (many) =>
    count(many, {
      zero: 'لا أسئلة',
      one: 'سؤال واحد',
      two: 'السؤالان معًا',
      few: 'كل الأسئلة (#)',
      other: 'كل الأسئلة (#)',
    }),
  exportSelected: (many) => `المحدّد: ${some(many)}`,
  exportAs: {
    csv: 'CSV، لبرامج الجداول',
    gift: 'GIFT، لنظام Moodle',
    moodle: 'Moodle XML',
    qti: 'QTI 3.0، لمنصات تعليمية أخرى',
  },
  picturesStay: (many) =>
    `صور يذكرها هذا الملف ولا يحتويها: ${number(many)}. تُرفق الصور في Moodle XML وQTI 3.0.`,
  picturesMissing: (many) => `صور تنقص الملف لأنه لا يحق لك عرضها: ${number(many)}.`,
  exporting: 'جارٍ التصدير…',
  exportFailed: 'لم يُصدَّر شيء لأن الصور لم تُحمَّل. أعد المحاولة.',
  fileName: 'الأسئلة',
  title: 'استيراد الأسئلة',
  source: {
    drop: 'اختر ملفًا أو أفلته هنا',
    dropHint: (formats) =>
      `الصيغ: ${formats}. حتى 20 ميغابايت. يُقرأ الملف على هذا الجهاز. لا يُرسل شيء بعد.`,
    file: 'اختيار ملف',
    paste: 'أو ألصق الأسئلة هنا',
    read: 'فحص الأسئلة',
    example: 'تنزيل مثال',
    exampleFile: 'مثال-الأسئلة',
    nothing: 'لا شيء لفحصه. اختر ملفًا أو ألصق أسئلة.',
    tooLarge: (megabytes) =>
      `هذا الملف أكبر من ${number(megabytes)} ميغابايت. قسّمه واستورد كل جزء وحده.`,
    unreadable: 'تعذّرت قراءة هذا الملف. اختره من جديد أو اختر غيره.',
    notText: 'هذا ليس ملفًا نصيًا. احفظه بصيغة CSV في برنامج الجداول، ثم اختر ذلك الملف.',
    archive: {
      nothing: 'ليس في هذا الأرشيف أسئلة بصيغة يمكن استيرادها.',
      broken: 'هذا الأرشيف تالف. صدّره من جديد.',
      encrypted: 'هذا الأرشيف مشفّر. احفظه بلا كلمة مرور ثم اختره من جديد.',
      tooLarge: 'في هذا الأرشيف ملفات كثيرة أو كبيرة أكثر مما ينبغي. قسّمه.',
    },
  },
  reading: 'جارٍ القراءة…',
  readSoFar: (many) => `حتى الآن: ${some(many)}`,
  format: 'الصيغة',
  encodings: {
    text: 'ترميز الحروف',
    names: 'ترميز أسماء الملفات',
    hint: 'خُمّن الترميز لأن الملف لا يذكره. إن لم تكن العينة أدناه مقروءة فاختر ترميزًا آخر.',
    regions: {
      western: 'أوروبا الغربية',
      central: 'أوروبا الوسطى',
      cyrillic: 'السيريلية',
      greek: 'اليونانية',
      turkish: 'التركية',
      hebrew: 'العبرية',
      arabic: 'العربية',
      baltic: 'البلطيقية',
      southern: 'جنوب أوروبا',
      nordic: 'الشمالية',
      celtic: 'الكلتية',
      romanian: 'الرومانية',
      vietnamese: 'الفيتنامية',
      thai: 'التايلاندية',
      japanese: 'اليابانية',
      simplifiedChinese: 'الصينية المبسطة',
      traditionalChinese: 'الصينية التقليدية',
      korean: 'الكورية',
      unicode: 'يونيكود',
    },
  },
  tags: {
    label: 'وسوم HTML',
    hint: (many) => `ينطبق على ${ofSome(many)} فيها وسوم مثل <code> بلا علامة للتنسيق.`,
    text: 'عرضها نصًّا',
    html: 'قراءتها شيفرةً وتنسيقًا',
  },
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
  categories: {
    label: 'الفئات في الملف',
    named: (names, many) =>
      many > names.length
        ? `${names.join('، ')} وغيرها (${number(many - names.length)})`
        : names.join('، '),
    take: 'إضافتها وسومًا',
    leave: 'تركها',
  },
  columns: {
    title: 'الأعمدة',
    hint: 'تحقق مما يصير إليه كل عمود. يُحفظ اختيارك للجداول التي لها العناوين نفسها.',
    headings: 'العناوين',
    headingLine: (line, text) => `السطر ${number(line)}: ${text}`,
    noHeadings: 'ليس للجدول عناوين',
    column: 'العمود',
    unnamed: (place) => `العمود ${number(place)}`,
    becomes: 'يصير',
    roleOf: (column) => `«${column}» يصير`,
    line: (line) => `السطر ${number(line)}`,
    detect: 'التعرّف على الأعمدة من جديد',
    roles: {
      title: 'السؤال',
      option: (letter) => `الخيار ${letter}`,
      wrong: 'إجابة خاطئة',
      answer: 'الإجابة الصحيحة',
      description: 'الشرح',
      tags: 'الوسوم',
      difficulty: 'الصعوبة',
      type: 'الفئة',
      kind: 'إجابة واحدة أو عدة إجابات',
      format: 'صيغة النص',
      _id: 'المعرّف',
      leaveOut: 'تركه',
    },
    moved: (column) => `تُرك العمود «${column}» الآن.`,
  },
  counting: {
    label: 'الأرقام كإجابات صحيحة',
    one: 'تُعدّ من 1 (1 هو الخيار A)',
    zero: 'تُعدّ من 0 (0 هو الخيار A)',
    text: 'هي نص خيار',
  },
  summary: {
    new: (many) => `للإضافة: ${some(many)}`,
    twins: (many) => `مكررة: ${number(many)}`,
    waiting: (many) => `تنتظر بيانات من الحقول أدناه: ${number(many)}`,
    refused: (many) => `متجاوَزة: ${number(many)}`,
    pictures,
    none: 'لم يُعثر على أسئلة. تحقق من الصيغة.',
  },
  view: 'نتيجة الفحص',
  preview: 'معاينة',
  previewPages: 'صفحات المعاينة',
  previous: 'الأسئلة السابقة',
  next: 'الأسئلة التالية',
  report: 'التقرير',
  reportColumns: { line: 'السطر', field: 'الحقل', message: 'ما يجب إصلاحه' },
  reportEmpty: 'لم يُعثر على مشكلات.',
  download: 'تنزيل التقرير',
  reportFile: 'تقرير-الاستيراد',
  back: 'رجوع',
  add: (many) => (many === 0 ? 'لا شيء لإضافته' : `إضافة ${ofSome(many)}`),
  uploading: 'جارٍ رفع الصور',
  uploaded: (done, all) => `رُفع ${number(done)} من ${number(all)}`,
  adding: 'جارٍ إضافة الأسئلة',
  added: (done, all) => `أُضيف ${number(done)} من ${number(all)}`,
  stop: 'إيقاف',
  stopQuestion: {
    title: 'إيقاف الاستيراد؟',
    text: 'تبقى في البنك الأسئلة التي أُضيفت.',
    stop: 'إيقاف',
    stay: 'متابعة',
  },
  done: (many) => `تمت إضافة ${ofSome(many)}`,
  doneNone: 'لم تُضف أي أسئلة',
  doneUnsure: 'ربما لم تُضف الأسئلة',
  left: (many) => `بقي: ${some(many)}. لا يُضاف شيء مرتين.`,
  leftUnsure: (many) =>
    `بقي: ${some(many)}. ضاع رد الخادم الأخير، فقد يكون بعضها في البنك. لا يُضاف شيء مرتين.`,
  failed: 'توقف الاستيراد لأن الوصول إلى الخادم تعذّر أو لأن رده لم يكن متوقعًا.',
  stopped: 'أوقفت الاستيراد.',
  refused: (many) => `رفض الخادم ${ofSome(many)}.`,
  reportKept: 'يذكر التقرير ما تم تجاوزه.',
  goOn: 'إضافة الباقي',
  undo: 'التراجع عن الاستيراد',
  undoing: 'جارٍ إزالة الأسئلة',
  removed: (done, all) => `أُزيل ${number(done)} من ${number(all)}`,
  undone: (many) =>
    many === 0 ? 'لا شيء من هذا الاستيراد في البنك.' : `تمت إزالة ${ofSome(many)}.`,
  notUndone: (many) =>
    many === 0 ? 'تعذّر تحديد ما أُضيف. أعد المحاولة.' : `تعذّرت إزالة ${ofSome(many)}. أعد المحاولة.`,
  undoStopped: (many) => `أوقفت الإزالة. ما زال في البنك من هذا الاستيراد: ${some(many)}.`,
  undoKept: (many) => `تبقى في البنك لأنها تغيّرت أو استُخدمت بعد الاستيراد: ${some(many)}.`,
  undoLater:
    'يمكنك التراجع عن الاستيراد لاحقًا أيضًا من «استيراد»، ما لم تتغيّر هذه الأسئلة أو تُستخدم.',
  recent: (many, moment) => `استُورد في ${moment}: ${some(many)}`,
  stopUndoQuestion: {
    title: 'إيقاف الإزالة؟',
    text: 'الأسئلة التي أُزيلت لا تعود. أما غيرها فيبقى في البنك.',
  },
  another: 'استيراد المزيد',
  finish: 'تم',
  fields: {
    file: 'الملف',
    title: 'السؤال',
    description: 'الشرح',
    options: 'الخيارات',
    answer: 'الإجابة الصحيحة',
    type: 'الفئة',
    difficulty: 'الصعوبة',
    tags: 'الوسوم',
    option: (letter) => `الخيار ${letter}`,
  },
  problems: {
    missing: 'ناقص. أضفه إلى الملف.',
    tooLong: (length, limit) => `طوله ${characters(length)}. اختصره إلى ${characters(limit)}.`,
    tagsLeft: (value) =>
      `وسوم متروكة: ${number(value)}. يأخذ السؤال حتى 10 وسوم لا يتجاوز طول كل منها 40 حرفًا.`,
    tagsNotTaken: 'لا تُستورد الوسوم.',
    categoriesNotTaken: (many) => `لا تُستورد الفئات التي في الملف: ${some(many)}.`,
    similar: (title) => `يشبه «${title}» في بنكك، ومع ذلك يُضاف.`,
    unstorable: (sign) => `فيه الرمز ${sign}، ولا يمكن حفظه. احذفه.`,
    control: (sign, isBreak) => `كان فيه الرمز ${sign}، وحلّ محله ${isBreak ? 'سطر جديد' : 'فراغ'}.`,
    missingDefault: (many) =>
      count(many, {
        zero: 'مذكور في كل الأسئلة.',
        one: 'ناقص في الملف. اختر قيمة افتراضية في الأعلى.',
        two: 'ناقص في سؤالين. اختر قيمة افتراضية في الأعلى.',
        few: 'ناقص في # أسئلة. اختر قيمة افتراضية في الأعلى.',
        many: 'ناقص في # سؤالًا. اختر قيمة افتراضية في الأعلى.',
        other: 'ناقص في # سؤال. اختر قيمة افتراضية في الأعلى.',
      }),
    optionCount: (many, fewest, most) =>
      `المطلوب ${fewest === most ? '' : `من ${fewest} إلى `}${most} خيارات؛ الموجود ${options(many)}.`,
    noAnswer: 'لا خيار محدّد على أنه الصحيح. حدّد واحدًا.',
    severalAnswers: (many) => `المحدّد على أنه صحيح ${options(many)}. حدّد واحدًا فقط.`,
    unknownAnswer: (text) => `«${text}» ليس خيارًا. اكتب A أو B أو C أو D.`,
    unknownType: (text, types) => `«${text}» ليس فئة. الفئات هي ${types}.`,
    unknownDifficulty: (text) =>
      `«${text}» ليس درجة صعوبة. اكتب easy (سهل) أو medium (متوسط) أو hard (صعب).`,
    columns: (line, missing) =>
      `${line === undefined ? '' : `اعتُبر السطر ${number(line)} سطر العناوين. `}أعمدة لم يُعثر عليها: ${missing.map((each) => missingColumns[each]).join('، ')}. اخترها ضمن «الأعمدة».`,
    keys: {
      one: 'تُعدّ الأرقام في هذا العمود من 1: الرقم 1 هو الخيار A. غيّر ذلك في الأعلى إن لم يكن صحيحًا.',
      zero: 'تُعدّ الأرقام في هذا العمود من 0: الرقم 0 هو الخيار A. غيّر ذلك في الأعلى إن لم يكن صحيحًا.',
      text: 'تُقرأ الأرقام في هذا العمود على أنها نص خيار. غيّر ذلك في الأعلى إن كانت تعني موضعه.',
    },
    quotes: 'علامة اقتباس بلا مقابل. ضاعف علامات الاقتباس داخل الخلية.',
    moreCells: (cells, columns) =>
      `عدد الخلايا ${number(cells)} وعدد الأعمدة ${number(columns)}. ضع النصوص التي فيها فواصل بين علامتي اقتباس.`,
    aikenStray: 'هذا السطر ليس خيارًا ولا إجابة. ابدأ الخيارات بـ A. B. C. D.',
    aikenOrder: (found, wanted) => `وُجد الخيار ${found} حيث كان ${wanted} متوقعًا.`,
    aikenEarly: 'هذه الإجابة بلا سؤال. أضف السؤال فوقها.',
    kind: (kind) => `هذا ${kind}. لا تُستورد إلا الأسئلة التي لها خيارات.`,
    kinds: {
      calculated: 'سؤال حسابي',
      cloze: 'نص فيه فراغات',
      computed: 'سؤال يكمله ملف آخر أو المصادفة',
      custom: 'سؤال من نوع خاص',
      description: 'نص بلا سؤال',
      essay: 'سؤال مقالي',
      hotspot: 'سؤال عن صورة',
      matching: 'سؤال مطابقة',
      media: 'سؤال عن صوت أو فيديو',
      numerical: 'سؤال عن عدد',
      ordering: 'سؤال ترتيب',
      several: 'عدة أسئلة في سؤال واحد',
      shortAnswer: 'سؤال عن إجابة قصيرة',
      upload: 'رفع ملف',
    },
    giftSyntax: (column) =>
      `لا يمكن قراءته من الحرف رقم ${number(column)}. ضع \\ قبل ~ = # { } : إن كانت جزءًا من النص.`,
    xmlSyntax: (column) => `لا يمكن قراءته من الحرف رقم ${number(column)}. صدّر الملف من جديد.`,
    xmlDeep: 'عناصر هذا الملف متداخلة أكثر مما ينبغي.',
    lost: {
      picture: 'فيه صورة، والصور لا تُستورد بعد.',
      media: 'فيه صوت أو فيديو أو صفحة أخرى، وهذا لا يُستورد.',
      formula: 'فيه معادلة لا يتسع لها النص العادي.',
      table: 'فيه جدول لا يتسع له النص العادي.',
      field: 'فيه حقل للتعبئة، وهذا لا يُستورد.',
    },
    pictures: {
      faults: {
        missing: (name) => `${thePicture(name)} ليست في الملف. صدّر الأسئلة مع صورها.`,
        elsewhere: (name) => `${thePicture(name)} في عنوان بلا https. أضفها إلى الملف.`,
        unreadable: (name) =>
          `${thePicture(name)} ليست بصيغة PNG أو JPEG أو WebP أو AVIF. احفظها بصيغة PNG.`,
        tooLarge: (name) => `${thePicture(name)} أكبر من 2 ميغابايت أو من 4096 × 4096 بكسل. صغّرها.`,
        tooMany: () => 'فيه صور أكثر مما يأخذه استيراد واحد. قسّم الملف.',
      },
      drawing: 'فيه رسم بصيغة SVG، وهذا لا يُستورد. ضع مكانه صورة PNG.',
      refused: (name, reason) => `رُفضت ${thePicture(name)}. ${reason}`,
      standIn: (name) => `${thePicture(name)} ليست في الملف. وُضع وصفها مكانها.`,
      leftOut: (reason) => `تُركت صورة. ${reason}`,
      withoutWords: (many) =>
        `صور بلا وصف: ${number(many)}. يقول قارئ الشاشة عنها «صورة» فقط. صِفها بعد الاستيراد.`,
    },
    left: 'تُركت صورة أو جدول أو جزء آخر لا يتسع له النص العادي.',
    feedback: 'لا تُستورد التعليقات على الخيارات.',
    blankOptions: 'تُركت خيارات بلا نص.',
    equalOptions: (letters) =>
      `الخيارات ${new Intl.ListFormat('ar').format(letters)} متطابقة، ولا يستطيع الطلاب التمييز بينها.`,
    unmarkedTag: (tag) =>
      `يرى الطلاب ${tag} نصًّا. لقراءته شيفرةً أو تنسيقًا اختر ذلك أعلاه، أو ضع [html] قبل النص.`,
    unknownWeight: (text, column) =>
      `«${text}» عند الحرف رقم ${number(column)} ليس وزنًا بين ‎-100 و100 بالمئة. اكتب عددًا مثل %33.33333%، أو ضع \\ قبل علامة % التي هي جزء من النص.`,
    weights: 'لا تُستورد أجزاء الدرجات.',
    markup: 'حُوّل ما فيه من HTML إلى نص عادي.',
    encoding: {
      text: (name) => `لا يذكر الملف ترميزه فقُرئ بترميز ${name}. راجع العينة أعلاه.`,
      names: (name) =>
        `لا يذكر الأرشيف ترميز أسماء ملفاته فقُرئت بترميز ${name}. راجع العينة أعلاه.`,
    },
    inBank: 'موجود في بنكك.',
    changedInBank: 'موجود في بنكك بصياغة أخرى. الاستيراد يضيف سؤالًا جديدًا ولا يغيّر سؤالًا أبدًا.',
    twinInFile: (line, path) =>
      path === undefined
        ? `مطابق للسطر ${number(line)}.`
        : `مطابق للسطر ${number(line)} من ${path}.`,
  },
};
