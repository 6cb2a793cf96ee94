import type { Messages } from '../en';

export const auth: Messages['auth'] = {
  choice: 'Anmelden oder registrieren',
  signIn: 'Anmelden',
  signingIn: 'Wird angemeldet …',
  signUp: 'Registrieren',
  forgot: 'Passwort vergessen? Hier klicken',
  email: 'E-Mail',
  password: 'Passwort',
  enter: (label) => `${label} eingeben`,
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  loggedIn: 'Sie sind angemeldet',
  loginFailed: 'Die Anmeldung ist fehlgeschlagen',
  passwordAgain: 'Geben Sie Ihr Passwort ein, um fortzufahren.',
  sessionEnded: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um fortzufahren.',
};
