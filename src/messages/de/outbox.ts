import type { Messages } from '../en';
import { number } from './counting';

export const outbox: Messages['outbox'] = {
  region: 'Abgaben, die noch nicht gesendet sind',
  unsentTitle: 'Ihre Antworten sind noch nicht gesendet',
  unsent:
    'Sie sind auf diesem Gerät sicher und werden von selbst gesendet, sobald die Verbindung wieder da ist.',
  unsentInMemory:
    'Sie werden von selbst gesendet, sobald die Verbindung wieder da ist. Dieser Browser behält nichts: Lassen Sie diese Seite bis dahin offen, oder laden Sie eine Kopie herunter.',
  unsentSignedOut:
    'Sie sind auf diesem Gerät sicher und werden gesendet, wenn Sie sich wieder anmelden.',
  refusedTitle: 'Ihre Antworten wurden nicht angenommen',
  refused:
    'Sie sind auf diesem Gerät sicher. Laden Sie eine Kopie herunter und zeigen Sie sie Ihrer Lehrkraft, bevor Sie sie entfernen.',
  refusedInMemory:
    'Dieser Browser behält nichts: Laden Sie eine Kopie herunter, bevor Sie diese Seite verlassen, und zeigen Sie sie Ihrer Lehrkraft.',
  waitingOf: (title) => `„${title}“ ist noch nicht gesendet`,
  refusedOf: (title) => `„${title}“ wurde nicht angenommen`,
  answered: (answered, questions) =>
    `${number(answered)} von ${number(questions)} Fragen beantwortet`,
  facts: { answered: 'Beantwortet', madeAt: 'Hier abgegeben', why: 'Letzter Versuch' },
  why: {
    unreachable: 'Der Server war nicht erreichbar.',
    failed: (status) => `Der Server antwortete mit einem Fehler (${status}).`,
    refused: 'Der Server hat nicht gesagt, warum.',
  },
  retry: 'Jetzt noch einmal versuchen',
  sending: 'Wird gesendet …',
  back: 'Zurück zum Quiz',
  backFailed:
    'Das Quiz lässt sich nicht öffnen, solange der Server nicht erreichbar ist. Ihre Antworten bleiben, wie sie sind.',
  download: 'Kopie herunterladen',
  remove: 'Von diesem Gerät entfernen',
  removeQuestion: 'Diese Antworten endgültig entfernen? Kein Server hat sie.',
  removeConfirm: 'Endgültig entfernen',
  removed: (title) => `Die Antworten zu „${title}“ wurden entfernt.`,
  sent: (title) => `„${title}“ wurde abgegeben.`,
  keep: 'Behalten',
  copy: {
    fileName: (title) => `${title}, Antworten`,
    madeAt: (when) => `Abgegeben am ${when}, nach der Uhr dieses Geräts`,
    note: 'Eine Kopie von Antworten, die der Server noch nicht bestätigt hatte, als diese Datei entstand.',
    open: 'Keine Antwort',
  },
  logout: {
    title: 'Abmelden, obwohl Antworten noch nicht gesendet sind?',
    unsent: 'Diese Abgaben bleiben auf diesem Gerät, bis Sie sich hier wieder anmelden:',
    drafts: 'Diese Antworten haben den Server nicht erreicht und werden von diesem Gerät entfernt:',
    confirm: 'Trotzdem abmelden',
    stay: 'Bleiben',
  },
};
