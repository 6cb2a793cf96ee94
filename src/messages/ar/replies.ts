import type { ReplySentences } from '../en/replies';
import { account } from './account';
import { auth } from './auth';
import { counted, number } from './counting';
import { deleting } from './deleting';
import { groups } from './groups';
import { join } from './join';
import { login } from './login';
import { quizzes } from './quizzes';
import { students } from './students';
import { validation } from './validation';

const characters = counted('0 حرف', 'حرف واحد', 'حرفين', 'أحرف', 'حرفًا', 'حرف');
const entries = counted('0 عنصر', 'عنصر واحد', 'عنصرين', 'عناصر', 'عنصرًا', 'عنصر');
const questions = counted('0 سؤال', 'سؤال واحد', 'سؤالين', 'أسئلة', 'سؤالًا', 'سؤال');
const minutes = counted('0 دقيقة', 'دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة');

const added = (given: string) => `تمت إضافة ${questions(Number(given))}`;
const changed = (given: string) => `تم تعديل ${questions(Number(given))}`;
const addedTime = (given: string) => `تمت إضافة ${minutes(Number(given))}`;

const { fields } = quizzes;

export const replies: ReplySentences = {
  labels: {
    'The group': 'المجموعة',
    'The membership': 'العضوية',
    'The order': 'الترتيب',
    'The type': 'النوع',
    'The difficulty': 'الصعوبة',
    'The tags': 'الوسوم',
    'The use': 'الاستخدام',
    'The quality': 'الجودة',
    'The revision': 'المراجعة',
    'The id in the address': 'المعرّف في العنوان',
    "The group's id in the address": 'معرّف المجموعة في العنوان',
    'The limit': 'العدد',
    'The cursor': 'المؤشر',
    'The search': 'البحث',
    Id: 'المعرّف',
    Tag: 'الوسم',
    Email: auth.email,
    Password: auth.password,
    Options: 'الخيارات',
    'Option A': 'الخيار A',
    'Option B': 'الخيار B',
    'Option C': 'الخيار C',
    'Option D': 'الخيار D',
    'Option E': 'الخيار E',
    'Option F': 'الخيار F',
    'First name': account.fields.first_name,
    'Last name': account.fields.last_name,
    Role: account.fields.role,
    OTP: account.fields.otp,
    'Old password': account.fields.oldPassword,
    'New password': account.fields.newPassword,
    'Group name': groups.fields.name,
    'Max students': groups.fields.max_students,
    Group: fields.group,
    'Id of the student': 'معرّف الطالب',
    Status: students.status,
    'Keep email': 'الإبقاء على البريد',
    Title: fields.title,
    Description: fields.description,
    Answer: 'الإجابة',
    Type: 'النوع',
    Difficulty: fields.difficulty,
    Format: 'التنسيق',
    Kind: 'نوع السؤال',
    Accepted: 'ما يُحتسب أيضًا',
    Number: 'العدد',
    Tolerance: 'هامش الخطأ',
    To: 'حتى',
    Share: 'النسبة',
    Tags: 'الوسوم',
    Questions: 'الأسئلة',
    Question: 'السؤال',
    'Tags to add': 'الوسوم المراد إضافتها',
    'Tags to remove': 'الوسوم المراد إزالتها',
    'New name': 'الاسم الجديد',
    'Number of questions': fields.questions_number,
    'Category type': fields.type,
    Schedule: fields.schadule,
    Duration: fields.duration,
    'Score per question': fields.score_per_question,
    'Shuffle questions': fields.shuffle_questions,
    'Shuffle options': fields.shuffle_options,
    Grading: 'التصحيح',
    Minutes: 'الدقائق',
    Student: 'الطالب',
    Code: 'الرمز',
    Answers: 'الإجابات',
    Revision: 'المراجعة',
    'Time up': 'انتهاء الوقت',
    'Chosen at': 'وقت الاختيار',
    Participation: 'المشاركة',
    Accept: 'القبول',
  },
  rules: {
    '{label} is required': validation.required('{label}'),
    '{label} is required.': validation.required('{label}'),
    '{label} is not one that this server has sent.': '«{label}» ليس مما أرسله هذا الخادم.',
    '{label} is not a valid id.': '«{label}» ليس معرّفًا صحيحًا.',
    '{label} must not contain commas, semicolons, vertical bars or line breaks.':
      'يجب ألا يحتوي «{label}» على فواصل أو فواصل منقوطة أو خطوط عمودية أو أسطر جديدة.',
    '{label} must name options by their letters in order, such as B or AC, or be a number.':
      'يجب أن يذكر «{label}» حروف الخيارات بترتيبها، مثل B أو AC، أو أن يكون عددًا.',
    '{label} must be a number such as -3.5.': 'يجب أن يكون «{label}» عددًا مثل -3.5.',
    '{label} must be an amount such as 0.5, or percent such as 2%.':
      'يجب أن يكون «{label}» مقدارًا مثل 0.5 أو نسبة مئوية مثل 2%.',
    'Email is required.': validation.emailRequired,
    'Please enter a valid email address.': validation.emailInvalid,
    'Email must have at most 254 characters.': validation.emailTooLong(254),
    'Password must be at least 6 characters long.': account.passwordTooShort(6),
    'Password must contain at least one lowercase letter and one number.': account.passwordTooWeak,
    'Role must be either student or instructor.': account.roleInvalid,
    'Group name is required': 'اسم المجموعة مطلوب',
    'Group name must be at least 3 characters': 'يجب ألا يقل اسم المجموعة عن 3 أحرف',
    'Max students must be greater than 0': 'يجب أن يكون الحد الأقصى للطلاب أكبر من 0',
    'Max students cannot exceed 100': 'يجب ألا يتجاوز الحد الأقصى للطلاب 100',
    'Code is required': 'الرمز مطلوب',
  },
  successes: {
    'Logged in successfully': login.loggedIn,
    'Registration successful': account.register.succeeded,
    'Reset email sent successfully!': account.forgotPassword.succeeded,
    'Password reset successfully!': account.resetPassword.succeeded,
    'Password set': 'تم تعيين كلمة المرور',
    'Email confirmed. Use it to sign in from now on.':
      'تم تأكيد البريد الإلكتروني. استخدمه لتسجيل الدخول من الآن فصاعدًا.',
    'Password changed successfully': account.changePassword.succeeded,
    'Logged out': 'تم تسجيل الخروج',
    'Group added successfully': groups.added,
    'Group updated successfully': groups.updated,
    'Group deleted successfully': groups.deleted,
    'Student added': 'تمت إضافة الطالب',
    'Student updated': students.updated,
    'Student deleted': students.deleted,
    'Student added to the group': 'تمت إضافة الطالب إلى المجموعة',
    'Student moved to the group': 'تم نقل الطالب إلى المجموعة',
    'Student removed from the group': 'تمت إزالة الطالب من المجموعة',
    'An invitation is on its way to {}.': (email) => `الدعوة في طريقها إلى ${email}.`,
    'Student updated. The email changes when the student enters the code we sent to {}.': (email) =>
      `تم تعديل الطالب. يتغيّر البريد عندما يُدخل الطالب الرمز الذي أرسلناه إلى ${email}.`,
    'Student updated. A new invitation is on its way to {}.': (email) =>
      `تم تعديل الطالب. دعوة جديدة في طريقها إلى ${email}.`,
    'Question added': 'تمت إضافة السؤال',
    '{} question added': added,
    '{} questions added': added,
    'Question updated': 'تم تعديل السؤال',
    '{} question changed': changed,
    '{} questions changed': changed,
    'item deleted successfully': deleting.deleted,
    'Picture added': 'تمت إضافة الصورة',
    'Quiz created successfully': quizzes.created,
    'Quiz updated': quizzes.update.updated,
    '{} minute added': addedTime,
    '{} minutes added': addedTime,
    'Quiz joined successfully': join.joined,
    'The quiz has not started yet.': 'لم يبدأ الاختبار بعد.',
    'The quiz has started.': 'بدأ الاختبار.',
    'Answers saved': 'تم حفظ الإجابات',
    'Quiz submitted': 'تم تسليم الاختبار',
    'This submission arrived too late to be graded. It is kept, and your instructor can accept it.':
      'وصل هذا التسليم متأخرًا فلم يُصحَّح. هو محفوظ، ويمكن لمدرّسك قبوله.',
    'Late submission accepted': 'تم قبول التسليم المتأخر',
    'Acceptance undone': 'تم التراجع عن القبول',
  },
  answers: {
    'Question of entry {} is not in this quiz.': (entry) =>
      `السؤال (العنصر ${number(entry)}) ليس في هذا الاختبار.`,
    'Question of entry {} is answered twice.': (entry) =>
      `أُجيب عن السؤال (العنصر ${number(entry)}) مرتين.`,
    'Answer of entry {} does not fit its question. Send letters of its options, only one unless several can be chosen, or a number if it asks for one.':
      (entry) =>
        `الإجابة (العنصر ${number(entry)}) لا تناسب سؤالها. أرسل حروف خياراته، وحرفًا واحدًا فقط إن لم يُسمح باختيار أكثر من خيار، أو عددًا إن كان السؤال يطلبه.`,
    'Chosen at of entry {} must be a real date and time.': (entry) =>
      `يجب أن يكون «وقت الاختيار (العنصر ${number(entry)})» تاريخًا ووقتًا موجودين.`,
  },
  problems: {
    required: validation.required,
    unknown: (label) => `«${label}» ليس حقلًا في هذا الطلب. احذفه.`,
    repeated: (label) => `أُرسل «${label}» أكثر من مرة. أرسله مرة واحدة.`,
    oneOf: (label, values) => `يجب أن يكون «${label}» واحدًا من: ${values}.`,
    wrongType: (label, type) => `يجب أن يكون «${label}» ${type}.`,
    tooShort: (label, least) => `يجب ألا يقل «${label}» عن ${characters(least)}.`,
    tooLong: validation.tooLong,
    tooFew: (label, least) => `يجب ألا يقل «${label}» عن ${entries(least)}.`,
    tooMany: (label, most) => `يجب ألا يزيد «${label}» على ${entries(most)}.`,
    tooSmall: (label, least) => `يجب ألا يقل «${label}» عن ${number(least)}.`,
    tooLarge: (label, most) => `يجب ألا يزيد «${label}» على ${number(most)}.`,
    invalid: (label) => `«${label}» غير صحيح.`,
    noInstant: (label) =>
      `يجب أن يكون «${label}» تاريخًا ووقتًا مع فارق التوقيت، مثل 2026-05-04T09:00:00Z.`,
    unstorable: (label, sign) => `يحتوي «${label}» على الرمز ${sign}، ولا يمكن حفظه. احذفه.`,
    oneLine: validation.oneLine,
    invisible: validation.invisible,
    unseen: validation.unseen,
  },
  types: {
    string: 'نصًا',
    integer: 'عددًا صحيحًا',
    number: 'عددًا',
    boolean: 'صوابًا أو خطأً',
    array: 'قائمة',
    object: 'كائنًا',
  },
  entry: (index) => `العنصر ${number(index)}`,
  ofEntry: (label, index) => `${label} (العنصر ${number(index)})`,
};
