import type { Messages } from '../en';
import { count, number } from './counting';

const attempts = (many: number): string =>
  count(many, { one: '# bewerteten Versuch', other: '# bewertete Versuche' });

export const evidence: Messages['evidence'] = {
  attempts: (many) => `Über ${attempts(many)}`,
  attemptsInQuizzes: (many, quizzes) => `Über ${attempts(many)} in ${number(quizzes)} Quiz`,
  facility: 'Lösungsquote',
  facilityMeaning:
    'Der Anteil der Versuche mit der richtigen Antwort. 100 % heißt, dass alle sie hatten; je niedriger, desto schwerer die Frage.',
  discrimination: 'Trennschärfe',
  discriminationMeaning:
    'Ob diejenigen, die im übrigen Quiz gut waren, auch hier gut waren, von −1 bis 1. Ab 0,2 trennt die Frage diejenigen, die den Stoff können, von den anderen. Nahe 0 tut sie es nicht. Unter 0 sollten Sie die Antwort prüfen.',
  noShares: (least) =>
    `Unter ${number(least)} Versuchen werden keine Anteile gezeigt: Eine Person mehr oder weniger würde sie um ein Zehntel oder mehr verschieben.`,
  noDiscrimination: (least) =>
    `Unter ${number(least)} Versuchen wird keine Trennschärfe gezeigt: Schon der Zufall würde sie um etwa 0,2 oder mehr verschieben.`,
  tooFew: 'Zu wenige Versuche',
  undefined: 'Nicht zu sagen: alle waren gleich gut',
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
    tooEasy: 'Fast alle hatten sie richtig.',
    tooHard: 'Kaum mehr hatten sie richtig als durch Raten.',
  },
  option: 'Option',
  chosenBy: 'Versuche',
  choices: (title) => `Antworten auf „${title}“`,
  countAndShare: (many, share) => `${many} (${share})`,
  rightAnswer: 'Richtige Antwort',
  unchosen: 'Niemand hat sie gewählt',
  aboveRight: 'Öfter gewählt als die richtige Antwort',
  omitted: 'Keine Antwort',
  sort: 'Reihenfolge',
  orders: {
    position: 'Wie im Quiz',
    facility: 'Schwerste zuerst',
    discrimination: 'Niedrigste Trennschärfe zuerst',
  },
  loadFailed: 'Die Auswertung konnte nicht geladen werden.',
  bank: {
    title: 'In beendeten Quiz',
    none: 'Keines der letzten beendeten Quiz enthielt diese Frage.',
    lookedAt: (many) =>
      count(many, {
        one: 'Aus dem letzten beendeten Quiz.',
        other: 'Aus den letzten # beendeten Quiz.',
      }),
    otherWording: (many) =>
      count(many, {
        one: '# älteres Quiz stellte sie mit anderen Worten und zählt nicht mit.',
        other: '# ältere Quiz stellten sie mit anderen Worten und zählen nicht mit.',
      }),
    quiz: 'Quiz',
    attempts: 'Versuche',
  },
};
