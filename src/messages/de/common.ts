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
    'Vielleicht hat statt des Servers etwas anderes im Netz geantwortet, zum Beispiel die Anmeldeseite eines WLANs. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  forbidden: 'Sie haben keinen Zugriff auf diese Seite',
  timeZone: (zone) => `Ihre Zeitzone: ${zone}`,
  givenTimeZone: (zone) => `Zeitzone: ${zone}`,
};
