import type { Messages } from '../en';
import { count, number } from './counting';

const learners = (many: number): string =>
  count(many, { one: '# Lernende/r', other: '# Lernende' });

export const quizzes: Messages['quizzes'] = {
  home: 'Quiz',
  setUp: 'Neues Quiz anlegen',
  dialogTitle: 'Neues Quiz anlegen',
  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    group: 'Gruppe',
    questions_number: 'Anzahl der Fragen',
    difficulty: 'Schwierigkeit',
    type: 'Kategorie',
    schadule: 'Termin',
    duration: 'Dauer',
    score_per_question: 'Punkte pro Frage',
    shuffle_questions: 'Fragen mischen',
    shuffle_options: 'Optionen mischen',
    grading: 'Teilpunkte',
  },
  ownOrder: 'Für alle Lernenden in anderer Reihenfolge',
  partialHint:
    'Bei Fragen mit mehreren richtigen Antworten zählt jede richtige Wahl, und jede falsche hebt eine richtige auf. Sonst zählt nur die genaue Antwort.',
  partialFact: 'Bei mehreren richtigen Antworten',
  keptLast: 'Richtig und falsch, geordnete Zahlen und „Keine der genannten“ behalten ihren Platz.',
  noGroups: 'Sie haben noch keine Gruppen. Fügen Sie eine hinzu, bevor Sie ein Quiz anlegen.',
  groupsFailed: 'Die Gruppen konnten nicht geladen werden',
  creating: 'Wird angelegt …',
  created: 'Das Quiz wurde angelegt',
  createdTitle: 'Das Quiz ist angelegt!',
  createFailed: 'Das Quiz konnte nicht angelegt werden',
  code: 'Code des Quiz',
  copyCode: 'Code kopieren',
  codeCopied: 'Der Code ist in der Zwischenablage!',
  shareCode: 'Geben Sie diesen Code weiter, damit andere dem Quiz beitreten können',
  joinLink: 'Link zum Beitreten',
  copyLink: 'Link kopieren',
  linkCopied: 'Der Link ist in der Zwischenablage',
  showLarge: 'Code vergrößern',
  joinWith: 'Treten Sie dem Quiz mit diesem Code bei',
  matching: {
    some: (many) =>
      count(many, {
        one: '# Frage in Ihrer Sammlung passt.',
        other: '# Fragen in Ihrer Sammlung passen.',
      }),
    tooFew: (found, wanted) => {
      const match =
        found === 0
          ? 'Keine Frage in Ihrer Sammlung passt'
          : count(found, {
              one: 'Nur # Frage in Ihrer Sammlung passt',
              other: 'Nur # Fragen in Ihrer Sammlung passen',
            });
      return `${match}; dieses Quiz braucht ${number(wanted)}.`;
    },
    advice:
      'Fügen Sie Fragen hinzu, wählen Sie weniger oder eine andere Schwierigkeit oder Kategorie.',
    openBank: 'Fragensammlung in neuem Tab öffnen',
  },
  createAnother: 'Weiteres Quiz anlegen',
  done: 'Fertig',
  upcoming: 'Anstehende Quiz',
  upcomingFailed: 'Die anstehenden Quiz konnten nicht geladen werden.',
  noneTitle: 'Keine Quiz vorhanden',
  noneHint: 'Zurzeit stehen keine Quiz an. Schauen Sie später wieder vorbei.',
  noneSetUpTitle: 'Keine anstehenden Quiz',
  noneSetUpHint: 'Legen Sie ein Quiz an, dann erscheint es hier.',
  enrolled: (many) => `${learners(many)} beigetreten`,
  openNow: 'Jetzt offen',
  openQuiz: (title) => `„${title}“ öffnen`,
  joined: 'Beigetreten',
  clocks: {
    skip: (moment) =>
      `Die Uhr wird vorgestellt und überspringt diese Zeit. Das Quiz öffnet am ${moment}.`,
    repeat: (moment) =>
      `Die Uhr wird zurückgestellt und zeigt diese Zeit zweimal. Das Quiz öffnet beim ersten Mal, am ${moment}.`,
  },
  submitted: 'Abgegeben',
  notSentYet: 'Noch nicht gesendet',
  running: (title) => `„${title}“ läuft`,
  runningHint: 'Ihre Zeit läuft weiter. Ihre Antworten sind aufbewahrt.',
  continue: 'Weiter',
  continueQuiz: (title) => `Weiter mit „${title}“`,
  goToQuiz: (title) => `Zum Quiz „${title}“`,
  joinQuiz: (title) => `„${title}“ beitreten`,
  questionBank: 'Fragensammlung',
  date: 'Datum',
  time: 'Uhrzeit',
  noDescription: 'Keine Beschreibung',
  noDifficulty: 'Nicht angegeben',
  noType: 'Allgemein',
  detailFailed: 'Das Quiz konnte nicht geladen werden.',
  questionsCount: 'Anzahl der Fragen',
  quizType: 'Kategorie',
  enrolledCount: 'Beigetreten',
  students: learners,
  stage: { upcoming: 'Anstehend', open: 'Offen', over: 'Zeit ist um', closed: 'Beendet' },
  timeRemaining: (minutes) =>
    minutes < 1
      ? 'noch weniger als eine Minute'
      : count(minutes, { one: 'noch # Minute', other: 'noch # Minuten' }),
  seeResults: 'Ergebnisse',
  update: {
    open: 'Ändern',
    title: 'Quiz ändern',
    update: 'Ändern',
    updating: 'Wird geändert …',
    updated: 'Das Quiz wurde geändert',
    deletedMeanwhile:
      'Dieses Quiz wurde gelöscht, während Sie es bearbeitet haben. Ihr Text ist noch hier: Kopieren Sie, was Sie brauchen.',
    failed: 'Das Quiz konnte nicht geändert werden',
  },
  addedTime: {
    open: 'Zeit hinzufügen',
    title: 'Zeit hinzufügen',
    adds: 'Kommt zur verbleibenden Zeit hinzu.',
    reopens:
      'Die Zeit ist um. Wer nicht abgegeben hat, bekommt ab jetzt so viel Zeit. Bis dahin bleiben die Ergebnisse verborgen.',
    reopensSeen:
      'Das Quiz ist beendet, und die Ergebnisse können schon gesehen worden sein. Wer nicht abgegeben hat, bekommt ab jetzt so viel Zeit. Bis dahin werden die Ergebnisse wieder verborgen.',
    minutes: 'Minuten',
    minutesInvalid: (most) => `Geben Sie eine ganze Zahl von 1 bis ${number(most)} ein.`,
    student: 'Für',
    everyone: 'Alle',
    give: 'Zeit hinzufügen',
    giving: 'Wird hinzugefügt …',
    given: (minutes) =>
      count(minutes, { one: '# Minute hinzugefügt', other: '# Minuten hinzugefügt' }),
    failed: 'Die Zeit konnte nicht hinzugefügt werden. Versuchen Sie es noch einmal.',
    missing: 'Dieser Server kann keine Zeit hinzufügen.',
  },
  print: {
    open: 'Drucken',
    title: 'Quiz drucken',
    what: 'Umfang',
    parts: {
      both: 'Fragen und Lösungen',
      questions: 'Nur Fragen',
      key: 'Nur Lösungen',
    },
    preview: 'Vorschau',
    ownOrder:
      'Auf dem Bildschirm haben alle eine andere Reihenfolge, und die Buchstaben können abweichen.',
    print: 'Drucken',
    loadingPictures: 'Bilder werden geladen …',
    loadingPicturesHint: 'Gedruckt wird, sobald alles auf dem Papier geladen ist.',
    late: 'Noch nicht alles ist geladen',
    lateHint:
      'Was nicht geladen ist, fehlt im Ausdruck. Prüfen Sie die Vorschau, oder drücken Sie „Drucken“, um weiter zu warten.',
    printAnyway: 'Ohne es drucken',
    name: 'Name',
    key: 'Lösungen',
  },
  completed: {
    title: 'Beendete Quiz',
    columns: {
      title: 'Titel',
      status: 'Status',
      difficulty: 'Schwierigkeit',
      createdAt: 'Angelegt am',
    },
    status: { closed: 'Beendet' },
    emptyHint: 'Quiz, an denen Sie teilnehmen, erscheinen hier, sobald sie beendet sind.',
  },
  results: 'Ergebnisse',
};
