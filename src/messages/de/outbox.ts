import type { Messages } from '../en';
import { number } from './counting';

export const outbox: Messages['outbox'] = {
  region: 'Nicht gesendete Abgaben',
  unsentTitle: 'Ihre Antworten sind noch nicht gesendet',
  failed: 'Bei der Abgabe des Quiz ist ein Fehler aufgetreten.',
  failedUnexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  unsent:
    'Ihre Antworten sind auf diesem Gerät sicher. Sie werden gesendet, sobald die Verbindung wieder da ist.',
  unsentOffline:
    'Dieses Gerät ist offline. Ihre Antworten sind hier sicher und werden gesendet, sobald es wieder online ist.',
  unsentInMemory:
    'Ihre Antworten werden gesendet, sobald die Verbindung wieder da ist. Dieser Browser kann sie nicht speichern: Lassen Sie diese Seite bis dahin offen oder laden Sie eine Kopie herunter.',
  unsentInMemoryOffline:
    'Dieses Gerät ist offline. Ihre Antworten werden gesendet, sobald es wieder online ist. Dieser Browser kann sie nicht speichern: Lassen Sie diese Seite bis dahin offen oder laden Sie eine Kopie herunter.',
  unsentSignedOut:
    'Ihre Antworten sind auf diesem Gerät sicher. Melden Sie sich wieder an, um sie zu senden.',
  returnedTitle: 'Dieses Quiz läuft noch',
  returned:
    'Es wurde nichts abgegeben, aber Ihre Antworten sind gespeichert. Gehen Sie zurück zum Quiz, sonst zählen sie so, wie sie sind, wenn die Zeit um ist.',
  counts: (answered, questions, when) =>
    `Es zählen die Antworten, die am ${when} eingegangen sind: ${number(answered)} von ${number(questions)} Fragen. Nicht alles, was Sie auf diesem Gerät beantwortet haben, ist darunter.`,
  tooLateTitle: 'Einige Ihrer Antworten kamen zu spät',
  refusedTitle: 'Ihre Antworten wurden nicht angenommen',
  refused:
    'Ihre Antworten sind auf diesem Gerät sicher. Laden Sie eine Kopie herunter und zeigen Sie sie Ihrer Lehrkraft, bevor Sie sie entfernen.',
  refusedInMemory:
    'Dieser Browser kann Ihre Antworten nicht speichern. Laden Sie eine Kopie herunter, bevor Sie diese Seite verlassen, und zeigen Sie sie Ihrer Lehrkraft.',
  returnedOf: (title) => `„${title}“ läuft noch`,
  pendingOf: (title) => `„${title}“ ist noch nicht gesendet`,
  tooLateOf: (title) => `Einige Antworten zu „${title}“ kamen zu spät`,
  refusedOf: (title) => `„${title}“ wurde nicht angenommen`,
  answered: (answered, questions) =>
    `${number(answered)} von ${number(questions)} Fragen beantwortet`,
  facts: { answered: 'Beantwortet', madeAt: 'Hier abgegeben' },
  why: {
    unreachable: 'Der Server war nicht erreichbar.',
    notTheServer: (isSignIn) =>
      `Statt des Servers hat etwas anderes im Netz geantwortet, etwa die Anmeldeseite eines WLANs.${isSignIn ? ' Wenn das so bleibt, melden Sie sich neu an.' : ''}`,
  },
  retry: 'Jetzt noch einmal versuchen',
  sending: 'Wird gesendet …',
  back: 'Zurück zum Quiz',
  backFailed:
    'Der Server ist nicht erreichbar, deshalb lässt sich das Quiz nicht öffnen. Ihre Antworten sind sicher.',
  download: 'Kopie herunterladen',
  remove: 'Von diesem Gerät entfernen',
  removeQuestion: 'Diese Antworten endgültig entfernen? Der Server hat nicht alle davon.',
  removeConfirm: 'Endgültig entfernen',
  removed: (title) => `Die Antworten zu „${title}“ wurden entfernt.`,
  sent: (title) => `„${title}“ wurde abgegeben.`,
  keep: 'Behalten',
  copy: {
    fileName: (title) => `${title}, Antworten`,
    madeAt: (when) => `Stand vom ${when}, nach der Uhr dieses Geräts`,
    note: 'Eine Kopie der Antworten auf diesem Gerät. Sie zeigt nicht, was beim Server angekommen ist.',
    open: 'Keine Antwort',
  },
};
