import type { Messages } from '../en';

export const questionKind: Messages['questionKind'] = {
  chooseAll: 'Wählen Sie alles Zutreffende',
  chooseAllPartial: 'Wählen Sie alles Zutreffende. Jede falsche Wahl hebt eine richtige auf.',
};
