import type { Messages } from '../en';
import { count, number } from './counting';

const attempts = (many: number): string =>
  count(many, { one: '# bewertetem Versuch', other: '# bewerteten Versuchen' });

export const evidence: Messages['evidence'] = {
  attempts: (many) => `Aus ${attempts(many)}`,
  attemptsInQuizzes: (many, quizzes) => `Aus ${attempts(many)} in ${number(quizzes)} Quiz`,
  question: (position) => `Frage ${number(position)}`,
  facility: 'Lösungsquote',
  facilityMeaning:
    'Der Anteil der Versuche mit der richtigen Antwort. 100 % heißt, dass alle richtig lagen. Je niedriger der Anteil, desto schwerer die Frage.',
  discrimination: 'Trennschärfe',
  discriminationMeaning:
    'Ob diejenigen, die im übrigen Quiz gut waren, auch hier gut waren, von −1 bis 1. Ab 0,2 trennt die Frage diejenigen, die den Stoff können, von den anderen. Nahe 0 tut sie es nicht. Unter 0 sollten Sie die Antwort prüfen.',
  noShares: (least) =>
    `Anteile brauchen mindestens ${number(least)} Versuche. Bei weniger würde eine einzige Person sie um ein Zehntel oder mehr verschieben.`,
  noDiscrimination: (least) =>
    `Die Trennschärfe braucht mindestens ${number(least)} Versuche. Bei weniger würde schon der Zufall sie um etwa 0,2 oder mehr verschieben.`,
  tooFew: 'Zu wenige Versuche',
  undefined: 'Nicht verfügbar: Alle waren gleich gut',
  verdicts: {
    checkKey: 'Antwort prüfen',
    weak: 'Schwach',
    tooEasy: 'Zu leicht',
    tooHard: 'Zu schwer',
  },
  advice: {
    checkKey:
      'Wer sonst gut war, lag hier öfter falsch. Vielleicht ist eine andere Option richtig, oder die Formulierung führt in die Irre.',
    weak: 'Sie unterscheidet kaum, wer den Stoff kann und wer nicht.',
    tooEasy: 'Fast alle lagen richtig.',
    tooHard: 'Die Ergebnisse sind kaum besser als durch Raten.',
  },
  option: 'Option',
  chosenBy: 'Versuche',
  choices: (title) => `Antworten auf „${title}“`,
  countAndShare: (many, share) => `${many} (${share})`,
  rightAnswer: 'Richtige Antwort',
  unchosen: 'Niemand hat sie gewählt',
  aboveRight: 'Öfter gewählt als die richtige Antwort',
  omitted: 'Keine Antwort',
  answer: 'Antwort',
  otherAnswers: 'Andere Antworten',
  sort: 'Sortieren nach',
  orders: {
    position: 'Reihenfolge im Quiz',
    facility: 'Schwerste zuerst',
    discrimination: 'Niedrigste Trennschärfe zuerst',
  },
  loadFailed: 'Die Statistik konnte nicht geladen werden.',
  bank: {
    title: 'In beendeten Quiz',
    none: 'In den letzten Quiz nicht verwendet',
    lookedAt: (many) =>
      count(many, {
        one: 'Aus dem letzten beendeten Quiz.',
        other: 'Aus den letzten # beendeten Quiz.',
      }),
    otherWording: (many) =>
      count(many, {
        one: '# älteres Quiz formulierte sie anders und zählt nicht mit.',
        other: '# ältere Quiz formulierten sie anders und zählen nicht mit.',
      }),
    quiz: 'Quiz',
    attempts: 'Versuche',
  },
};
