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
    'Das Quiz konnte nicht geladen werden. Ihre Antworten sind auf diesem Gerät sicher, und es wird von selbst noch einmal versucht.',
  timeRemaining: 'Verbleibende Zeit',
  question: (position, all) => `Frage ${number(position)} von ${number(all)}`,
  answered: (answered, all) => `${number(answered)} von ${number(all)} beantwortet`,
  unanswered: 'Bitte wählen Sie eine Antwort',
  unansweredCount: (many) =>
    count(many, {
      one: '# Frage hat noch keine Antwort. Bitte wählen Sie eine.',
      other: '# Fragen haben noch keine Antwort. Bitte wählen Sie je eine.',
    }),
  submitBlanks: (count) => `Mit ${number(count)} unbeantworteten abgeben`,
  clearAnswer: 'Antwort löschen',
  clearAnswerTo: (position) => `Antwort löschen, Frage ${number(position)}`,
  cleared: (position) => `Die Antwort auf Frage ${number(position)} ist gelöscht.`,
  submit: 'Quiz abgeben',
  submitting: 'Wird abgegeben …',
  submitted: 'Ihre Antworten sind abgegeben.',
  submittedLate:
    'Ihre Antworten kamen nach dem Ende und wurden nicht bewertet. Sie sind aufbewahrt, und Ihre Lehrkraft kann sie annehmen.',
  waitingTitle: 'Dieses Quiz hat noch nicht begonnen',
  startsAt: (when) => `Es beginnt am ${when} und startet hier von selbst.`,
  submitSignedOut:
    'Melden Sie sich wieder an, um abzugeben. Bis dahin können Sie weiter antworten.',
  timeUp: 'Die Zeit ist um. Was Sie beantwortet haben, wird abgegeben.',
  timeUpSignedOut:
    'Die Zeit ist um. Was Sie beantwortet haben, wird abgegeben, sobald Sie sich wieder anmelden.',
  timeLeft: (time) => `Noch ${time}`,
  timeLeftAbout: (time) => `Noch etwa ${time}`,
  timeHalfOver: (time) => `Die Hälfte der Zeit ist um: noch ${time}`,
  timeUnknown: 'Das Ende dieses Quiz ist hier nicht bekannt',
  duration: (h, m, s) => {
    const parts = [h > 0 && hours(h), m > 0 && minutes(m), (s > 0 || h + m === 0) && seconds(s)];
    return parts.filter(Boolean).join(' ');
  },
  about: 'etwa',
  hideTime: 'Zeit verbergen',
  showTime: 'Zeit zeigen',
  sayTime: 'Verbleibende Zeit ansagen',
  moreTime: (time) => `Ihre Lehrkraft hat Ihnen ${time} mehr gegeben.`,
  lessTime: (time) => `Ihre Lehrkraft hat das Ende verlegt: Es kommt ${time} früher.`,
  savedAsYouGo: 'Jede Antwort wird gespeichert, sobald Sie sie geben.',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  keptInPage: 'Nur in dieser Seite gespeichert',
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
    within: 'Durch die Optionen gehen',
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
    note: 'Sie wirken, während der Fokus im Quiz ist, und nie, während Sie tippen.',
    turnOff: 'Tastenkürzel ausschalten',
    turnOn: 'Tastenkürzel einschalten',
  },
  savedOnDevice: 'Auf diesem Gerät gespeichert',
  notSaved:
    'Dieser Browser behält keine Antworten: Schließen Sie diese Seite nicht, bevor Sie abgeben.',
  receiptTitle: 'Quiz abgegeben',
  lateReceiptTitle: 'Nach dem Ende eingegangen',
  receipt: {
    answered: 'Beantwortet',
    answeredOf: (answered, all) => `${number(answered)} von ${number(all)} Fragen`,
    received: 'Eingegangen',
    number: 'Belegnummer',
    resultLater: 'Ihr Ergebnis erscheint, sobald das Quiz beendet ist.',
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
  closedTitle: 'An diesem Quiz kann nicht mehr teilgenommen werden',
  closed: 'Auf diesem Gerät ist nichts mehr von Ihnen zu senden.',
  submittedTitle: 'Dieses Quiz ist abgegeben',
  submittedElsewhere: 'Es wurde von einem anderen Gerät abgegeben.',
  elsewhereTitle: 'Sie nehmen in einem anderen Tab an diesem Quiz teil',
  elsewhereHint: 'Ihre Antworten bleiben. Machen Sie hier weiter, dann hört der andere Tab auf.',
  continueHere: 'Hier weitermachen',
  denied: 'Etwas im Netz verlangt eine Anmeldung.',
  deniedHint:
    'Es kann die Anmeldeseite eines WLANs sein. Ihre Antworten bleiben. Wenn das Netz in Ordnung ist, kann Ihre Sitzung abgelaufen sein: Melden Sie sich hier wieder an.',
  sessionEnded: 'Ihre Sitzung ist beendet.',
  sessionEndedHint: 'Melden Sie sich wieder an, um weiterzumachen; Ihre Antworten bleiben.',
};
