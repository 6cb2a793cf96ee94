import type { Messages } from '../en';

export const questionKind: Messages['questionKind'] = {
  chooseAll: 'Wählen Sie alles Zutreffende',
  chooseAllPartial: 'Wählen Sie alles Zutreffende. Jede falsche Wahl hebt eine richtige auf.',
  number: {
    label: 'Ihre Antwort',
    hint: (example) => `Eine Zahl, zum Beispiel ${example}`,
    invalid: (example) =>
      `Das ist keine Zahl und wird nicht gespeichert. Geben Sie eine Zahl ein, zum Beispiel ${example}, ohne Einheit.`,
    readAs: (number) => `Gelesen als ${number}`,
    changeSign: 'Vorzeichen wechseln',
  },
};
