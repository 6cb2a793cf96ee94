/** How the questions of closed quizzes did. */
export const evidenceWords = {
  key: 'evidence' as const,
  en: {
    attempts: (count: number): string =>
      count === 1 ? 'Over 1 graded attempt' : `Over ${count} graded attempts`,
    attemptsInQuizzes: (attempts: number, quizzes: number): string =>
      `Over ${attempts === 1 ? '1 graded attempt' : `${attempts} graded attempts`} in ${
        quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`
      }`,
    facility: 'Facility',
    facilityMeaning:
      'The share of attempts with the right answer. 100% means that everybody had it; the lower it is, the harder the question.',
    discrimination: 'Discrimination',
    discriminationMeaning:
      'Whether those who did well in the rest of the quiz also did well here, from −1 to 1. From 0.2 up, the question separates those who know the subject from those who do not. Near 0 it does not. Below 0, check the answer.',
    noShares: (least: number): string =>
      `No shares are shown below ${least} attempts: one person more or less would change them by a tenth or more.`,
    noDiscrimination: (least: number): string =>
      `Discrimination is not shown below ${least} attempts: chance alone would move it by about 0.2 or more.`,
    tooFew: 'Too few attempts',
    undefined: 'Cannot be said: all did alike',
    verdicts: {
      checkKey: 'Check the answer',
      weak: 'Weak',
      tooEasy: 'Too easy',
      tooHard: 'Too hard',
    },
    advice: {
      checkKey:
        'Those who did well elsewhere had this wrong more often. Another option may be right, or the wording may mislead.',
      weak: 'It hardly tells those who know the subject from those who do not.',
      tooEasy: 'Nearly everybody had it right.',
      tooHard: 'Hardly more had it right than would by guessing.',
    },
    option: 'Option',
    chosenBy: 'Attempts',
    choices: (title: string): string => `Answers to ${title}`,
    countAndShare: (count: string, share: string): string => `${count} (${share})`,
    rightAnswer: 'Right answer',
    unchosen: 'Nobody chose this',
    aboveRight: 'Chosen more often than the right answer',
    omitted: 'No answer',
    sort: 'Order',
    orders: {
      position: 'As in the quiz',
      facility: 'Hardest first',
      discrimination: 'Lowest discrimination first',
    },
    loadFailed: 'The evidence could not be loaded.',
    bank: {
      title: 'In closed quizzes',
      none: 'No closed quiz of the last ones asked this question.',
      lookedAt: (count: number): string => `Of the last ${count} closed quizzes.`,
      otherWording: (count: number): string =>
        count === 1
          ? '1 older quiz asked it in other words and is left out.'
          : `${count} older quizzes asked it in other words and are left out.`,
      quiz: 'Quiz',
      attempts: 'Attempts',
    },
  },
};
