import type { Messages } from '../en';

export const setPassword: Messages['setPassword'] = {
  code: 'Einladungscode',
  hint: 'Der Code aus der Einladung. Ist er abgelaufen, bitten Sie um eine neue Einladung.',
  submit: 'Passwort festlegen',
  submitting: 'Wird festgelegt …',
  succeeded: 'Das Passwort wurde festgelegt!',
  failed: 'Das Passwort konnte nicht festgelegt werden',
};
