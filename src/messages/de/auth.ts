import type { Messages } from '../en';

export const auth: Messages['auth'] = {
  signIn: 'Anmelden',
  signingIn: 'Wird angemeldet …',
  email: 'E-Mail',
  password: 'Passwort',
  enter: (label) => `${label} eingeben`,
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  loginFailed: 'Die Anmeldung ist fehlgeschlagen',
  passwordAgain: 'Geben Sie Ihr Passwort ein, um fortzufahren.',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um fortzufahren.',
};
