import type { Messages } from '../en';

export const confirmEmail: Messages['confirmEmail'] = {
  hint: 'Die neue, an die der Code ging.',
  submit: 'E-Mail bestätigen',
  submitting: 'Wird bestätigt …',
  succeeded: 'Die E-Mail ist bestätigt. Melden Sie sich von jetzt an damit an.',
  failed: 'Die E-Mail konnte nicht bestätigt werden',
};
