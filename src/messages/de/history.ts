import type { Messages } from '../en';
import { count, number } from './counting';

const minutes = (many: number): string =>
  count(many, { one: '# Minute mehr', other: '# Minuten mehr' });
const points = (many: number): string => count(many, { one: '# Punkt', other: '# Punkte' });

export const history: Messages['history'] = {
  title: 'Verlauf',
  list: 'Änderungen, neueste zuerst',
  nobody: 'Der Server oder die Verwaltung',
  deletedAccount: 'Ein gelöschtes Konto',
  deletedStudent: 'einem gelöschten Konto',
  created: (who) => `${who} hat das Quiz angelegt`,
  renamed: (who, before, after) => `${who} hat das Quiz von „${before}“ in „${after}“ umbenannt`,
  texts: {
    description: {
      changed: (who) => `${who} hat die Beschreibung geändert`,
      alsoChanged: 'Auch die Beschreibung wurde geändert.',
    },
    order: {
      changed: (who) => `${who} hat geändert, was gemischt wird`,
      alsoChanged: 'Auch was gemischt wird, wurde geändert.',
    },
    grading: {
      changed: (who) => `${who} hat die Bewertung geändert`,
      alsoChanged: 'Auch die Bewertung wurde geändert.',
    },
  },
  addedTime: (who, many) => `${who} hat allen ${minutes(many)} gegeben`,
  addedTimeFor: (who, student, many) => `${who} hat ${student} ${minutes(many)} gegeben`,
  reopened: (many) =>
    count(many, {
      one: '# beendeter Versuch geht weiter.',
      other: '# beendete Versuche gehen weiter.',
    }),
  reopenedTitle: 'Dieses Quiz wurde wieder geöffnet',
  resultsSeen: 'Ihre Ergebnisse können die Teilnehmenden schon gesehen haben.',
  closed: 'Das Quiz wurde geschlossen',
  graded: (many) =>
    count(many, {
      one: 'Der Server hat # nicht abgegebenen Versuch bewertet.',
      other: 'Der Server hat # nicht abgegebene Versuche bewertet.',
    }),
  nothingToGrade: 'Es war nichts mehr zu bewerten.',
  submitted: (who, score) => `${who} hat abgegeben: ${points(score)}`,
  submittedInGrace: (who) => `${who} hat im letzten Moment abgegeben`,
  gradedAtTheClose: 'Die Punktzahl steht fest, sobald das Quiz geschlossen ist.',
  late: (who) => `${who} hat zu spät abgegeben`,
  lateHint: (many) =>
    count(many, {
      one: '# Antwort ist aufbewahrt und kann bei den Ergebnissen angenommen werden.',
      other: '# Antworten sind aufbewahrt und können bei den Ergebnissen angenommen werden.',
    }),
  accepted: (who, student, before, after) =>
    `${who} hat verspätete Antworten von ${student} angenommen: Punktzahl von ${number(before)} auf ${points(after)} geändert`,
  undone: (who, student, before, after) =>
    `${who} hat die Annahme verspäteter Antworten von ${student} zurückgenommen: Punktzahl von ${number(before)} auf ${points(after)} geändert`,
  changedAnswers: (many) =>
    count(many, { one: '# Antwort wurde geändert.', other: '# Antworten wurden geändert.' }),
  attemptDeleted: (who) => `${who} hat ein Konto gelöscht und mit ihm diesen Versuch`,
  hadScored: (score) => `Er hatte ${points(score)} ergeben.`,
  other: (who, action) => `${who} – ${action}`,
  empty: 'Noch keine Änderungen aufgezeichnet',
  emptyHint: 'Neue Zeiten, Abgaben und Punkte erscheinen hier.',
  missing: 'Dieser Server führt keinen Verlauf.',
  loadFailed: 'Der Verlauf konnte nicht geladen werden.',
  showAll: (many) => count(many, { one: '# Änderung zeigen', other: 'Alle # Änderungen zeigen' }),
  older: (many) =>
    count(many, {
      one: 'Was älter ist als die neueste # Änderung, wird nicht gezeigt.',
      other: 'Was älter ist als die neuesten # Änderungen, wird nicht gezeigt.',
    }),
};
