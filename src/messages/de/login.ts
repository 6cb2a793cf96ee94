import type { Messages } from '../en';

export const login: Messages['login'] = {
  choice: 'Anmelden oder registrieren',
  signUp: 'Registrieren',
  forgot: 'Passwort vergessen? Hier klicken',
  loggedIn: 'Sie sind angemeldet',
};
