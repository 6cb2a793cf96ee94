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
  },
  noGroups: 'Sie haben noch keine Gruppen, also niemanden, für den Sie ein Quiz anlegen könnten.',
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
  linkCopied: 'Der Link ist in der Zwischenablage!',
  showLarge: 'Groß zeigen',
  joinWith: 'Treten Sie dem Quiz mit diesem Code bei',
  matching: {
    some: (many) =>
      count(many, {
        one: '# Frage Ihrer Sammlung passt.',
        other: '# Fragen Ihrer Sammlung passen.',
      }),
    tooFew: (found, wanted) => {
      const match =
        found === 0
          ? 'Keine Frage Ihrer Sammlung passt'
          : count(found, {
              one: 'Nur # Frage Ihrer Sammlung passt',
              other: 'Nur # Fragen Ihrer Sammlung passen',
            });
      return `${match}; ${count(wanted, { one: '# wird', other: '# werden' })} gebraucht.`;
    },
    advice:
      'Fügen Sie Fragen hinzu, oder wählen Sie weniger, eine andere Schwierigkeit oder eine andere Kategorie.',
    openBank: 'Fragensammlung in neuem Tab öffnen',
  },
  createAnother: 'Weiteres Quiz anlegen',
  done: 'Fertig',
  upcoming: 'Anstehende Quiz',
  upcomingFailed: 'Die anstehenden Quiz konnten nicht geladen werden.',
  noneTitle: 'Keine Quiz vorhanden',
  noneHint: 'Zurzeit stehen keine Quiz an. Schauen Sie später wieder vorbei.',
  enrolled: (many) => `${learners(many)} beigetreten`,
  openNow: 'Jetzt offen',
  openQuiz: (title) => `„${title}“ öffnen`,
  joined: 'Beigetreten',
  submitted: 'Abgegeben',
  running: (title) => `Das Quiz „${title}“ läuft`,
  runningHint: 'Ihre Zeit läuft weiter. Was Sie beantwortet haben, bleibt.',
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
  timeLeft: (minutes) =>
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
    failed: 'Das Quiz konnte nicht geändert werden',
  },
  moreTime: {
    open: 'Mehr Zeit',
    title: 'Mehr Zeit geben',
    adds: 'Sie kommt zur verbleibenden Zeit hinzu.',
    reopens:
      'Die Zeit ist um. Wer nicht abgegeben hat, kann von jetzt an so lange weitermachen, und bis dahin sehen die Teilnehmenden keine Ergebnisse.',
    minutes: 'Minuten',
    minutesInvalid: (most) => `Geben Sie eine ganze Zahl von 1 bis ${number(most)} ein.`,
    student: 'Für',
    everybody: 'Alle',
    give: 'Zeit geben',
    giving: 'Wird gegeben …',
    given: (minutes) =>
      count(minutes, { one: '# Minute hinzugefügt', other: '# Minuten hinzugefügt' }),
    failed: 'Die Zeit konnte nicht gegeben werden. Versuchen Sie es noch einmal.',
    missing: 'Dieser Server kann nicht mehr Zeit geben.',
  },
  print: {
    open: 'Drucken',
    title: 'Quiz drucken',
    what: 'Was gedruckt wird',
    parts: {
      both: 'Fragen und Lösungen',
      questions: 'Nur Fragen',
      key: 'Nur Lösungen',
    },
    preview: 'Vorschau',
    print: 'Drucken',
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
    emptyHint: 'Quiz, an denen Sie teilgenommen haben, stehen hier, sobald sie beendet sind.',
  },
  results: 'Ergebnisse',
};
