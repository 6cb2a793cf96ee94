import type { Messages } from '../en';
import { counted } from './counting';

const characters = counted('0 حرف', 'حرف واحد', 'حرفين', 'أحرف', 'حرفًا', 'حرف');

export const validation: Messages['validation'] = {
  required: (field) => `الحقل «${field}» مطلوب.`,
  emailRequired: 'البريد الإلكتروني مطلوب.',
  emailInvalid: 'أدخل عنوان بريد إلكتروني صحيحًا.',
  emailSeveral: 'أدخل عنوان بريد إلكتروني واحدًا بعلامة @ واحدة.',
  emailSpace: 'لا يحتوي عنوان البريد الإلكتروني على مسافات.',
  emailSign: (sign) => `لا يمكن أن يحتوي هذا العنوان على «${sign}».`,
  emailTooLong: (limit) => `يجب ألا يزيد البريد الإلكتروني على ${characters(limit)}.`,
  oneNameHint: 'اسم واحد فقط؟ أدخله اسمًا أول وأدخل هنا شرطة (-).',
  passwordRequired: 'كلمة المرور مطلوبة.',
  tooLong: (field, limit) => `يجب ألا يزيد «${field}» على ${characters(limit)}.`,
  unstorable: (field, sign, before) =>
    `في «${field}» الرمز ${sign} ${before === '' ? 'في أوله' : `بعد «${before}»`}، ولا يمكن حفظه. احذفه.`,
  oneLine: (field) =>
    `يجب أن يكون «${field}» سطرًا واحدًا. ضع مسافات مكان فواصل الأسطر وعلامات الجدولة.`,
  invisible: (field, sign, before) =>
    `في «${field}» الرمز غير المرئي ${sign} ${before === '' ? 'في أوله' : `بعد «${before}»`}. احذفه.`,
  unseen: (field) => `يجب أن يحتوي «${field}» على رمز مرئي واحد على الأقل.`,
  scheduleInvalid: 'يجب أن يتكون الموعد من تاريخ ووقت.',
  schedulePast: 'يجب أن يكون الموعد في المستقبل.',
};

export const conflict: Messages['conflict'] = {
  title: 'تغيّر في هذه الأثناء',
  hint: 'حُفظت هذه الحقول بعد أن فتحتها. لم يُستبدل شيء. اختر ما تريد إبقاءه، ثم احفظ مرة أخرى.',
  mine: 'نسختك',
  theirs: 'المحفوظ في هذه الأثناء',
  allMine: 'أبقِ كل ما كتبته',
  allTheirs: 'خذ كل المحفوظ',
  empty: 'فارغ',
  on: 'مفعّل',
  off: 'معطّل',
};
