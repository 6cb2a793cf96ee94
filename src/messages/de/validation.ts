import type { Messages } from '../en';
import { number } from './counting';

export const validation: Messages['validation'] = {
  required: (field) => `Füllen Sie das Feld „${field}“ aus.`,
  emailRequired: 'Die E-Mail ist erforderlich.',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  emailTooLong: (limit) => `Die E-Mail ist zu lang: Kürzen Sie sie auf ${number(limit)} Zeichen.`,
  passwordRequired: 'Das Passwort ist erforderlich.',
  tooLong: (field, limit) => `„${field}“ ist zu lang: Kürzen Sie auf ${number(limit)} Zeichen.`,
  scheduleInvalid: 'Der Termin muss aus Datum und Uhrzeit bestehen.',
  schedulePast: 'Der Termin darf nicht in der Vergangenheit liegen.',
};
