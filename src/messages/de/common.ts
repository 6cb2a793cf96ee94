import type { Messages } from '../en';

export const common: Messages['common'] = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  create: 'Anlegen',
  reset: 'Zurücksetzen',
  retry: 'Noch einmal versuchen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  view: 'Ansehen',
  open: 'Öffnen',
  loading: 'Wird geladen …',
  notAvailable: 'k. A.',
  dismiss: 'Schließen',
  notifications: 'Meldungen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  copyFailed: 'Kopieren ist hier nicht erlaubt. Markieren und kopieren Sie den Text von Hand.',
  required: 'erforderlich',
  choose: 'Auswählen …',
  failedTitle: 'Das konnte nicht geladen werden',
  answeredInstead:
    'Möglicherweise hat statt des Servers etwas anderes im Netz geantwortet, zum Beispiel die Anmeldeseite eines WLANs. Prüfen Sie das Netz und versuchen Sie es noch einmal.',
  forbidden: 'Sie haben keinen Zugriff auf diese Seite',
  timeZone: (zone) => `In Ihrer Zeitzone, ${zone}.`,
  givenTimeZone: (zone) => `In der Zeitzone ${zone}.`,
};
