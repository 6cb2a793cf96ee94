import type { Messages } from '../en';

export const join: Messages['join'] = {
  title: 'Quiz beitreten',
  studentTitle: 'Quiz beitreten',
  intro: 'Geben Sie den Code Ihrer Lehrkraft ein.',
  code: 'Code',
  codePlaceholder: 'Zum Beispiel 7KQ2-MXWD',
  join: 'Beitreten',
  joining: 'Sie treten bei …',
  emptyCode: 'Geben Sie zuerst einen Code ein!',
  codeRequired: 'Der Code ist erforderlich',
  joined: 'Sie sind dem Quiz beigetreten',
  joinedTitle: 'Dem Quiz beigetreten',
  joinedCode: (code) => `Sie sind mit Code ${code} beigetreten.`,
  begins: (when) =>
    `Das Quiz beginnt am ${when}. Warten Sie auf seiner Seite, dann startet es automatisch.`,
  hasBegun: 'Das Quiz hat begonnen.',
  failed: 'Der Beitritt zum Quiz ist fehlgeschlagen',
  start: 'Zum Quiz',
  another: 'Einem anderen Quiz beitreten',
};
