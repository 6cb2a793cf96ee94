import type { Messages } from '../en';

export const setPassword: Messages['setPassword'] = {
  hint: 'Der Code aus der Einladung.',
  submit: 'Passwort festlegen',
  submitting: 'Wird festgelegt …',
  succeeded: 'Das Passwort wurde festgelegt!',
  failed: 'Das Passwort konnte nicht festgelegt werden',
};
