import type { Messages } from '../en';
import { number } from './counting';

export const account: Messages['account'] = {
  fields: {
    first_name: 'Vorname',
    last_name: 'Nachname',
    role: 'Rolle',
    otp: 'Einmalcode',
    oldPassword: 'Altes Passwort',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort bestätigen',
  },
  passwordHint: (least) =>
    `Mindestens ${number(least)} Zeichen, mit einem Kleinbuchstaben und einer Ziffer.`,
  passwordTooShort: (least) => `Das Passwort muss mindestens ${number(least)} Zeichen lang sein.`,
  passwordTooWeak: 'Das Passwort muss mindestens einen Kleinbuchstaben und eine Ziffer enthalten.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',
  roleInvalid: 'Wählen Sie als Rolle Lernende/r oder Lehrkraft.',
  otpHint: 'Der Einmalcode aus unserer E-Mail.',
  register: {
    submit: 'Registrieren',
    submitting: 'Wird registriert …',
    succeeded: 'Registrierung erfolgreich',
    failed: 'Die Registrierung ist fehlgeschlagen',
    login: 'Sie haben schon ein Konto? Hier anmelden',
  },
  forgotPassword: {
    hint: 'An diese Adresse senden wir einen Einmalcode.',
    submit: 'E-Mail senden',
    submitting: 'Wird gesendet …',
    succeeded: 'Die E-Mail zum Zurücksetzen wurde gesendet!',
    oneMoment: 'Einen Moment …',
    failed: 'Die E-Mail konnte nicht gesendet werden.',
    login: 'Anmelden? Hier klicken',
  },
  resetPassword: {
    submit: 'Passwort zurücksetzen',
    submitting: 'Wird zurückgesetzt …',
    succeeded: 'Das Passwort wurde zurückgesetzt!',
    newCode: 'Neuen Code anfordern',
    failed: 'Etwas ist schiefgegangen',
  },
  changePassword: {
    submit: 'Passwort ändern',
    submitting: 'Wird geändert …',
    succeeded: 'Das Passwort wurde geändert',
    failed: 'Das Passwort konnte nicht geändert werden',
  },
};
