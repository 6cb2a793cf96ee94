import type { Messages } from '../en';

export const deleting: Messages['deleting'] = {
  question: 'Frage löschen',
  quiz: 'Quiz löschen',
  confirm: 'Möchten Sie diesen Eintrag wirklich löschen?',
  deleting: 'Wird gelöscht …',
  deleted: 'Der Eintrag wurde gelöscht',
  failed: 'Der Eintrag konnte nicht gelöscht werden. Versuchen Sie es noch einmal.',
};
