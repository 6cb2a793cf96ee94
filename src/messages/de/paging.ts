import type { Messages } from '../en';
import { number } from './counting';

export const paging: Messages['paging'] = {
  shown: (shown, all) => `${number(shown)} von ${number(all)} angezeigt`,
  more: 'Mehr anzeigen',
  failed: 'Weitere Einträge konnten nicht geladen werden.',
};
