import type { Messages } from '../en';

export const setPassword: Messages['setPassword'] = {
  code: 'Einladungscode',
  hint: 'Der Code aus Ihrer Einladung. Ist er abgelaufen, bitten Sie um eine neue Einladung.',
  submit: 'Passwort festlegen',
  submitting: 'Wird festgelegt …',
  succeeded: 'Das Passwort ist festgelegt',
  failed: 'Das Passwort konnte nicht festgelegt werden',
};
