/** Item statistics: how questions worked in closed quizzes. */
export const evidenceWords = {
  key: 'evidence' as const,
  en: {
    attempts: (count: number): string =>
      count === 1 ? 'Based on 1 graded attempt' : `Based on ${count} graded attempts`,
    attemptsInQuizzes: (attempts: number, quizzes: number): string =>
      `Based on ${attempts === 1 ? '1 graded attempt' : `${attempts} graded attempts`} in ${
        quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`
      }`,
    question: (position: number): string => `Question ${position}`,
    facility: 'Facility',
    facilityMeaning:
      'The share of attempts with the right answer. 100% means that everyone got it right. The lower the share, the harder the question.',
    discrimination: 'Discrimination',
    discriminationMeaning:
      'Whether students who did well on the rest of the quiz also did well here, from −1 to 1. At 0.2 or more, the question separates students who know the subject from those who do not. Near 0, it does not. Below 0, check the answer.',
    noShares: (least: number): string =>
      `Shares need at least ${least} attempts. With fewer, a single student would change them by a tenth or more.`,
    noDiscrimination: (least: number): string =>
      `Discrimination needs at least ${least} attempts. With fewer, chance alone would change it by about 0.2 or more.`,
    tooFew: 'Too few attempts',
    undefined: 'Not available: everyone did equally well',
    verdicts: {
      checkKey: 'Check the answer',
      weak: 'Weak',
      tooEasy: 'Too easy',
      tooHard: 'Too hard',
    },
    advice: {
      checkKey:
        'Students who did well elsewhere got this wrong more often. Another option may be right, or the wording may be misleading.',
      weak: 'It barely separates students who know the subject from those who do not.',
      tooEasy: 'Nearly everyone got it right.',
      tooHard: 'Students did little better than guessing.',
    },
    option: 'Option',
    chosenBy: 'Attempts',
    choices: (title: string): string => `Answers to ${title}`,
    countAndShare: (count: string, share: string): string => `${count} (${share})`,
    rightAnswer: 'Right answer',
    unchosen: 'No one chose this',
    aboveRight: 'Chosen more often than the right answer',
    omitted: 'No answer',
    answer: 'Answer',
    otherAnswers: 'Other answers',
    sort: 'Sort by',
    orders: {
      position: 'Quiz order',
      facility: 'Hardest first',
      discrimination: 'Lowest discrimination first',
    },
    loadFailed: 'The statistics could not be loaded.',
    bank: {
      title: 'In closed quizzes',
      none: 'Not used in recent quizzes',
      lookedAt: (count: number): string =>
        count === 1 ? 'From the last closed quiz.' : `From the last ${count} closed quizzes.`,
      otherWording: (count: number): string =>
        count === 1
          ? '1 older quiz worded it differently and is left out.'
          : `${count} older quizzes worded it differently and are left out.`,
      quiz: 'Quiz',
      attempts: 'Attempts',
    },
  },
};
