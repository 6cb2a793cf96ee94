import type { Messages } from '../en';
import { number } from './counting';

export const validation: Messages['validation'] = {
  required: (field) => `Füllen Sie das Feld „${field}“ aus.`,
  emailRequired: 'Die E-Mail ist erforderlich.',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  emailSeveral: 'Geben Sie eine einzige E-Mail-Adresse mit einem @ ein.',
  emailSpace: 'Eine E-Mail-Adresse enthält keine Leerzeichen.',
  emailSign: (sign) => `Diese E-Mail-Adresse darf kein „${sign}“ enthalten.`,
  emailTooLong: (limit) => `Die E-Mail darf höchstens ${number(limit)} Zeichen haben.`,
  oneNameHint: 'Nur ein Name? Geben Sie ihn als Vornamen ein und hier einen Strich (-).',
  passwordRequired: 'Das Passwort ist erforderlich.',
  tooLong: (field, limit) => `„${field}“ darf höchstens ${number(limit)} Zeichen haben.`,
  unstorable: (field, sign, before) =>
    `„${field}“ enthält ${before === '' ? 'am Anfang' : `nach „${before}“`} das Zeichen ${sign}, das nicht gespeichert werden kann. Löschen Sie es.`,
  oneLine: (field) =>
    `„${field}“ muss eine einzige Zeile sein. Ersetzen Sie Zeilenumbrüche und Tabulatoren durch Leerzeichen.`,
  invisible: (field, sign, before) =>
    `„${field}“ enthält ${before === '' ? 'am Anfang' : `nach „${before}“`} das unsichtbare Zeichen ${sign}. Löschen Sie es.`,
  unseen: (field) => `„${field}“ muss mindestens ein sichtbares Zeichen haben.`,
  scheduleInvalid: 'Der Termin muss aus Datum und Uhrzeit bestehen.',
  schedulePast: 'Der Termin muss in der Zukunft liegen.',
};

export const conflict: Messages['conflict'] = {
  title: 'Inzwischen geändert',
  hint: 'Diese Felder wurden gespeichert, nachdem Sie sie geöffnet haben. Nichts wurde überschrieben. Wählen Sie, was bleiben soll, und speichern Sie noch einmal.',
  mine: 'Ihre Fassung',
  theirs: 'Inzwischen gespeichert',
  allMine: 'Alles Eigene behalten',
  allTheirs: 'Alles Gespeicherte übernehmen',
  empty: 'Leer',
  on: 'Ein',
  off: 'Aus',
};
