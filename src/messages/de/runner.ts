import type { Messages } from '../en';
import { count, number } from './counting';

const hours = (many: number): string => count(many, { one: '# Stunde', other: '# Stunden' });
const minutes = (many: number): string => count(many, { one: '# Minute', other: '# Minuten' });
const seconds = (many: number): string => count(many, { one: '# Sekunde', other: '# Sekunden' });

export const runner: Messages['runner'] = {
  title: 'Quiz',
  loading: 'Ihr Quiz wird geladen …',
  loadFailed: 'Das Quiz konnte nicht geladen werden.',
  loadFailedKept:
    'Das Quiz konnte nicht geladen werden. Ihre Antworten sind auf diesem Gerät sicher. Wir versuchen es weiter.',
  offlineKept:
    'Dieses Gerät ist offline. Ihre Antworten sind darauf sicher, und das Quiz öffnet sich, sobald es wieder online ist.',
  timeRemaining: 'Verbleibende Zeit',
  question: (position, all) => `Frage ${number(position)} von ${number(all)}`,
  answered: (answered, all) => `${number(answered)} von ${number(all)} beantwortet`,
  unanswered: 'Bitte wählen Sie eine Antwort',
  unansweredCount: (many) =>
    count(many, {
      one: '# Frage hat noch keine Antwort.',
      other: '# Fragen haben noch keine Antwort.',
    }),
  submitBlanks: (count) => `Mit ${number(count)} unbeantworteten abgeben`,
  clearAnswer: 'Antwort löschen',
  clearAnswerTo: (position) => `Antwort löschen, Frage ${number(position)}`,
  cleared: (position) => `Antwort auf Frage ${number(position)} gelöscht`,
  submit: 'Quiz abgeben',
  submitting: 'Wird abgegeben …',
  submitted: 'Ihre Antworten wurden abgegeben.',
  submittedLate:
    'Ihre Antworten kamen nach dem Ende und wurden nicht bewertet. Sie sind aufbewahrt, und Ihre Lehrkraft kann sie annehmen.',
  notStartedTitle: 'Dieses Quiz hat noch nicht begonnen',
  startsAt: (when) => `Es startet hier automatisch am ${when}.`,
  submitSignedOut:
    'Melden Sie sich wieder an, um abzugeben. Bis dahin können Sie weiter antworten.',
  timeUp: 'Die Zeit ist um. Ihre Antworten werden abgegeben.',
  timeUpSignedOut: 'Die Zeit ist um. Melden Sie sich wieder an, um Ihre Antworten abzugeben.',
  remaining: (time) => `Noch ${time}`,
  remainingAbout: (time) => `Noch etwa ${time}`,
  timeHalfOver: (time) => `Die Hälfte der Zeit ist um: noch ${time}`,
  timeUnknown: 'Dieses Quiz zeigt keine Zeit an',
  duration: (h, m, s) => {
    const parts = [h > 0 && hours(h), m > 0 && minutes(m), (s > 0 || h + m === 0) && seconds(s)];
    return parts.filter(Boolean).join(' ');
  },
  about: 'etwa',
  hideTime: 'Zeit verbergen',
  showTime: 'Zeit zeigen',
  sayTime: 'Verbleibende Zeit ansagen',
  addedTime: (time) => `Ihre Lehrkraft hat ${time} hinzugefügt.`,
  lessTime: (time) => `Ihre Lehrkraft hat das Ende um ${time} vorverlegt.`,
  savedAsYouGo: 'Ihre Antworten werden laufend gespeichert.',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  keptInPage: 'Nur auf dieser Seite aufbewahrt',
  navigator: 'Fragen',
  numberAnswered: (position) => `Frage ${number(position)}, beantwortet`,
  numberUnanswered: (position) => `Frage ${number(position)}, nicht beantwortet`,
  numberOverruled: (position) => `Frage ${number(position)}, auf einem anderen Gerät beantwortet`,
  nextUnanswered: 'Nächste offene',
  nextUnansweredNone: 'Jede Frage hat eine Antwort.',
  previous: 'Zurück',
  next: 'Weiter',
  overruled: (letter) => `Auf einem anderen Gerät beantwortet. Ihre Wahl hier war ${letter}.`,
  answeredElsewhere: 'Auf einem anderen Gerät beantwortet.',
  clearedElsewhere: (letter) => `Auf einem anderen Gerät gelöscht. Ihre Wahl hier war ${letter}.`,
  returnedTitle: 'Noch nicht abgegeben',
  returned: (count) =>
    count === 0
      ? 'Alles ist gespeichert. Geben Sie noch einmal ab, wenn Sie so weit sind.'
      : count === 1
        ? '1 Antwort wurde auf einem anderen Gerät geändert. Alles ist gespeichert. Prüfen Sie sie und geben Sie dann noch einmal ab.'
        : `${number(count)} Antworten wurden auf einem anderen Gerät geändert. Alles ist gespeichert. Prüfen Sie sie und geben Sie dann noch einmal ab.`,
  goToQuestion: (position) => `Frage ${number(position)}`,
  overruledAt: (positions) => `Auf einem anderen Gerät beantwortet: ${positions}.`,
  overruledUse: (letter) => `${letter} nehmen`,
  shortcuts: {
    title: 'Tastenkürzel',
    choose: 'Option wählen',
    within: 'Zwischen Optionen wechseln',
    clear: 'Antwort löschen',
    next: 'Nächste Frage',
    previous: 'Vorige Frage',
    unanswered: 'Nächste offene Frage',
    time: 'Verbleibende Zeit ansagen',
    list: 'Diese Liste zeigen oder verbergen',
    deleteKey: 'Entf',
    arrows: 'Pfeiltasten',
    or: 'oder',
    to: 'bis',
    note: 'Tastenkürzel wirken, solange der Fokus im Quiz ist, aber nicht beim Tippen.',
    turnOff: 'Tastenkürzel ausschalten',
    turnOn: 'Tastenkürzel einschalten',
  },
  savedOnDevice: 'Auf diesem Gerät gespeichert',
  notSaved:
    'Dieser Browser kann keine Antworten speichern. Lassen Sie diese Seite offen, bis Sie abgeben.',
  receiptTitle: 'Quiz abgegeben',
  lateReceiptTitle: 'Nach dem Ende eingegangen',
  receipt: {
    answered: 'Beantwortet',
    answeredOf: (answered, all) => `${number(answered)} von ${number(all)} Fragen`,
    received: 'Eingegangen',
    number: 'Belegnummer',
    resultLater: 'Ihr Ergebnis erscheint, sobald das Quiz beendet ist.',
    results: 'Ihre Ergebnisse',
  },
  startsIn: 'Beginnt in',
  timeToStart: (d, h, m) => {
    const parts = [
      d > 0 && count(d, { one: '# Tag', other: '# Tagen' }),
      h > 0 && hours(h),
      d === 0 && m > 0 && minutes(m),
    ];
    return parts.filter(Boolean).join(' und ');
  },
  starting: 'Es geht los …',
  begun: 'Das Quiz hat begonnen.',
  refusedTitle: 'Sie können an diesem Quiz nicht teilnehmen',
  closedTitle: 'Dieses Quiz ist beendet',
  closed: 'Auf diesem Gerät warten keine Antworten von Ihnen.',
  submittedTitle: 'Sie haben dieses Quiz abgegeben',
  submittedElsewhere: 'Es wurde auf einem anderen Gerät abgegeben.',
  elsewhereTitle: 'Sie nehmen in einem anderen Tab an diesem Quiz teil',
  elsewhereHint:
    'Ihre Antworten sind aufbewahrt. Wenn Sie hier weitermachen, hört der andere Tab auf.',
  continueHere: 'Hier weitermachen',
  denied: 'Das Netz verlangt eine Anmeldung.',
  deniedHint:
    'Das kann die Anmeldeseite eines WLANs sein. Ihre Antworten sind aufbewahrt. Wenn Ihre Verbindung funktioniert, ist vielleicht Ihre Sitzung beendet: Melden Sie sich hier wieder an.',
  sessionEnded: 'Ihre Sitzung ist beendet.',
  sessionEndedHint: 'Melden Sie sich wieder an, um fortzufahren. Ihre Antworten sind aufbewahrt.',
};
