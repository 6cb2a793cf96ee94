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
  offline: 'Dieses Gerät ist offline. Versuchen Sie es noch einmal, sobald es wieder online ist.',
  codeLost:
    'Ein Teil dieser Seite konnte nicht geladen werden. Laden Sie die Seite neu. Alles Gespeicherte ist sicher.',
  failedTitle: 'Das konnte nicht geladen werden',
  answeredInstead:
    'Vielleicht hat statt des Servers etwas anderes im Netz geantwortet, zum Beispiel die Anmeldeseite eines WLANs. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  forbidden: 'Sie haben keinen Zugriff auf diese Seite',
  timeZone: (zone) => `Ihre Zeitzone: ${zone}`,
  unknownTimeZone: 'Zeitzone unbekannt, Zeiten daher in UTC',
  givenTimeZone: (zone) => `Zeitzone: ${zone}`,
};
