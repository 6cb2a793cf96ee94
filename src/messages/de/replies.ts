import type { ReplySentences } from '../en/replies';
import { account } from './account';
import { auth } from './auth';
import { count, number } from './counting';
import { deleting } from './deleting';
import { groups } from './groups';
import { join } from './join';
import { login } from './login';
import { quizzes } from './quizzes';
import { students } from './students';
import { validation } from './validation';

const characters = (value: number) => `${number(value)} Zeichen`;
const entries = (value: number) => count(value, { one: '# Eintrag', other: '# Einträge' });
const added = (given: string) =>
  count(Number(given), { one: '# Frage hinzugefügt', other: '# Fragen hinzugefügt' });
const changed = (given: string) =>
  count(Number(given), { one: '# Frage geändert', other: '# Fragen geändert' });
const addedTime = (given: string) =>
  count(Number(given), { one: '# Minute hinzugefügt', other: '# Minuten hinzugefügt' });

const { fields } = quizzes;

export const replies: ReplySentences = {
  labels: {
    'The group': 'Die Gruppe',
    'The membership': 'Die Zugehörigkeit',
    'The order': 'Die Reihenfolge',
    'The type': 'Der Typ',
    'The difficulty': 'Die Schwierigkeit',
    'The tags': 'Die Schlagwörter',
    'The use': 'Die Verwendung',
    'The quality': 'Die Qualität',
    'The revision': 'Die Revision',
    'The id in the address': 'Die ID in der Adresse',
    "The group's id in the address": 'Die ID der Gruppe in der Adresse',
    'The limit': 'Die Anzahl',
    'The cursor': 'Der Cursor',
    'The search': 'Die Suche',
    Id: 'ID',
    Tag: 'Schlagwort',
    Email: auth.email,
    Password: auth.password,
    Options: 'Optionen',
    'Option A': 'Option A',
    'Option B': 'Option B',
    'Option C': 'Option C',
    'Option D': 'Option D',
    'Option E': 'Option E',
    'Option F': 'Option F',
    'First name': account.fields.first_name,
    'Last name': account.fields.last_name,
    Role: account.fields.role,
    OTP: account.fields.otp,
    'Old password': account.fields.oldPassword,
    'New password': account.fields.newPassword,
    'Group name': groups.fields.name,
    'Max students': groups.fields.max_students,
    Group: fields.group,
    'Id of the student': 'ID der Person',
    Status: students.status,
    'Keep email': 'E-Mail behalten',
    Title: fields.title,
    Description: fields.description,
    Answer: 'Antwort',
    Type: 'Typ',
    Difficulty: fields.difficulty,
    Format: 'Format',
    Kind: 'Art der Frage',
    Accepted: 'Was noch zählt',
    Number: 'Zahl',
    Tolerance: 'Toleranz',
    To: 'Bis',
    Share: 'Anteil',
    Tags: 'Schlagwörter',
    Questions: 'Fragen',
    Question: 'Frage',
    'Tags to add': 'Neue Schlagwörter',
    'Tags to remove': 'Zu entfernende Schlagwörter',
    'New name': 'Neuer Name',
    'Number of questions': fields.questions_number,
    'Category type': fields.type,
    Schedule: fields.schadule,
    Duration: fields.duration,
    'Score per question': fields.score_per_question,
    'Shuffle questions': fields.shuffle_questions,
    'Shuffle options': fields.shuffle_options,
    Grading: 'Bewertung',
    Minutes: 'Minuten',
    Student: 'Person',
    Code: 'Code',
    Answers: 'Antworten',
    Revision: 'Revision',
    'Time up': 'Zeit abgelaufen',
    'Chosen at': 'Gewählt um',
    Participation: 'Teilnahme',
    Accept: 'Annehmen',
  },
  rules: {
    '{label} is required': validation.required('{label}'),
    '{label} is required.': validation.required('{label}'),
    '{label} is not one that this server has sent.': '„{label}“ stammt nicht von diesem Server.',
    '{label} is not a valid id.': '„{label}“ ist keine gültige ID.',
    '{label} must not contain commas, semicolons, vertical bars or line breaks.':
      '„{label}“ darf keine Kommas, Strichpunkte, senkrechten Striche oder Zeilenumbrüche enthalten.',
    '{label} must name options by their letters in order, such as B or AC, or be a number.':
      '„{label}“ muss die Buchstaben der Optionen in ihrer Reihenfolge nennen, etwa B oder AC, oder eine Zahl sein.',
    '{label} must be a number such as -3.5.': '„{label}“ muss eine Zahl wie -3.5 sein.',
    '{label} must be an amount such as 0.5, or percent such as 2%.':
      '„{label}“ muss ein Betrag wie 0.5 oder Prozent wie 2% sein.',
    'Email is required.': validation.emailRequired,
    'Please enter a valid email address.': validation.emailInvalid,
    'Email must have at most 254 characters.': validation.emailTooLong(254),
    'Password must be at least 6 characters long.': account.passwordTooShort(6),
    'Password must contain at least one lowercase letter and one number.': account.passwordTooWeak,
    'Role must be either student or instructor.': account.roleInvalid,
    'Group name is required': 'Der Gruppenname ist erforderlich',
    'Group name must be at least 3 characters':
      'Der Gruppenname muss mindestens 3 Zeichen lang sein',
    'Max students must be greater than 0': 'Die Höchstzahl muss größer als 0 sein',
    'Max students cannot exceed 100': 'Die Höchstzahl darf höchstens 100 sein',
    'Code is required': 'Der Code ist erforderlich',
  },
  successes: {
    'Logged in successfully': login.loggedIn,
    'Registration successful': account.register.succeeded,
    'Reset email sent successfully!': account.forgotPassword.succeeded,
    'Password reset successfully!': account.resetPassword.succeeded,
    'Password set': 'Das Passwort wurde festgelegt',
    'Email confirmed. Use it to sign in from now on.':
      'Die E-Mail ist bestätigt. Melden Sie sich von nun an mit ihr an.',
    'Password changed successfully': account.changePassword.succeeded,
    'Logged out': 'Sie sind abgemeldet',
    'Group added successfully': groups.added,
    'Group updated successfully': groups.updated,
    'Group deleted successfully': groups.deleted,
    'Student added': 'Das Konto wurde hinzugefügt',
    'Student updated': students.updated,
    'Student deleted': students.deleted,
    'Student added to the group': 'Die Person ist jetzt in der Gruppe',
    'Student moved to the group': 'Die Person wurde in die Gruppe verschoben',
    'Student removed from the group': 'Die Person wurde aus der Gruppe entfernt',
    'An invitation is on its way to {}.': (email) => `Eine Einladung ist unterwegs an ${email}.`,
    'Student updated. The email changes when the student enters the code we sent to {}.': (email) =>
      `Die Angaben wurden geändert. Die E-Mail ändert sich, sobald der Code eingegeben wird, den wir an ${email} gesendet haben.`,
    'Student updated. A new invitation is on its way to {}.': (email) =>
      `Die Angaben wurden geändert. Eine neue Einladung ist unterwegs an ${email}.`,
    'Question added': 'Die Frage wurde hinzugefügt',
    '{} question added': added,
    '{} questions added': added,
    'Question updated': 'Die Frage wurde geändert',
    '{} question changed': changed,
    '{} questions changed': changed,
    'item deleted successfully': deleting.deleted,
    'Picture added': 'Das Bild wurde hinzugefügt',
    'Quiz created successfully': quizzes.created,
    'Quiz updated': quizzes.update.updated,
    '{} minute added': addedTime,
    '{} minutes added': addedTime,
    'Quiz joined successfully': join.joined,
    'The quiz has not started yet.': 'Das Quiz hat noch nicht begonnen.',
    'The quiz has started.': 'Das Quiz hat begonnen.',
    'Answers saved': 'Die Antworten sind gespeichert',
    'Quiz submitted': 'Das Quiz ist abgegeben',
    'This submission arrived too late to be graded. It is kept, and your instructor can accept it.':
      'Diese Abgabe kam zu spät, um bewertet zu werden. Sie ist gespeichert, und Ihre Lehrkraft kann sie annehmen.',
    'Late submission accepted': 'Die verspätete Abgabe wurde angenommen',
    'Acceptance undone': 'Die Annahme wurde rückgängig gemacht',
  },
  answers: {
    'Question of entry {} is not in this quiz.': (entry) =>
      `Die Frage (Eintrag ${number(entry)}) gehört nicht zu diesem Quiz.`,
    'Question of entry {} is answered twice.': (entry) =>
      `Die Frage (Eintrag ${number(entry)}) ist doppelt beantwortet.`,
    'Answer of entry {} does not fit its question. Send letters of its options, only one unless several can be chosen, or a number if it asks for one.':
      (entry) =>
        `Die Antwort (Eintrag ${number(entry)}) passt nicht zu ihrer Frage. Senden Sie Buchstaben ihrer Optionen, nur einen, wenn nicht mehrere gewählt werden können, oder eine Zahl, wenn sie danach fragt.`,
    'Chosen at of entry {} must be a real date and time.': (entry) =>
      `„Gewählt um (Eintrag ${number(entry)})“ muss ein Zeitpunkt sein, den es gibt.`,
  },
  problems: {
    required: validation.required,
    unknown: (label) => `„${label}“ ist kein Feld dieser Anfrage. Lassen Sie es weg.`,
    repeated: (label) => `„${label}“ wurde mehr als einmal gesendet. Senden Sie es einmal.`,
    oneOf: (label, values) => `„${label}“ muss einer dieser Werte sein: ${values}.`,
    wrongType: (label, type) => `„${label}“ muss ${type} sein.`,
    tooShort: (label, least) => `„${label}“ muss mindestens ${characters(least)} haben.`,
    tooLong: validation.tooLong,
    tooFew: (label, least) => `„${label}“ muss mindestens ${entries(least)} haben.`,
    tooMany: (label, most) => `„${label}“ darf höchstens ${entries(most)} haben.`,
    tooSmall: (label, least) => `„${label}“ muss mindestens ${number(least)} sein.`,
    tooLarge: (label, most) => `„${label}“ darf höchstens ${number(most)} sein.`,
    invalid: (label) => `„${label}“ ist ungültig.`,
    noInstant: (label) =>
      `„${label}“ muss ein Zeitpunkt mit Zeitverschiebung sein, etwa 2026-05-04T09:00:00Z.`,
    unstorable: (label, sign) =>
      `„${label}“ enthält ${sign}, das nicht gespeichert werden kann. Entfernen Sie es.`,
    oneLine: validation.oneLine,
    invisible: validation.invisible,
    unseen: validation.unseen,
  },
  types: {
    string: 'ein Text',
    integer: 'eine ganze Zahl',
    number: 'eine Zahl',
    boolean: 'wahr oder falsch',
    array: 'eine Liste',
    object: 'ein Objekt',
  },
  entry: (index) => `Eintrag ${number(index)}`,
  ofEntry: (label, index) => `${label} (Eintrag ${number(index)})`,
};
