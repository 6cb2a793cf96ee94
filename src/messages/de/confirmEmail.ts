import type { Messages } from '../en';

export const confirmEmail: Messages['confirmEmail'] = {
  hint: 'Die neue Adresse, an die wir den Code gesendet haben.',
  submit: 'E-Mail bestätigen',
  submitting: 'Wird bestätigt …',
  succeeded: 'Die E-Mail ist bestätigt. Melden Sie sich künftig damit an.',
  failed: 'Die E-Mail konnte nicht bestätigt werden',
};
