/** Joining a quiz by its code. */
export const joinWords = {
  key: 'join' as const,
  en: {
    title: 'Join quiz',
    intro: 'Type the code that your instructor gave you.',
    code: 'Code',
    codePlaceholder: 'For example 7KQ2-MXWD',
    join: 'Join',
    joining: 'Joining...',
    emptyCode: 'Please enter a code first!',
    joined: 'Quiz joined successfully',
    joinedCode: (code: string): string => `You joined with the code ${code}.`,
    failed: 'Error in creating quiz',
    start: 'Go to the quiz',
    another: 'Join another quiz',
  },
};
