/** Joining a quiz by its code. */
export const joinWords = {
  key: 'join' as const,
  en: {
    title: 'Join quiz',
    /** The same on the student page (spec §2). */
    studentTitle: 'Join Quiz',
    intro: 'Type the code that your instructor gave you.',
    code: 'Code',
    codePlaceholder: 'For example 7KQ2-MXWD',
    join: 'Join',
    joining: 'Joining...',
    emptyCode: 'Please enter a code first!',
    codeRequired: 'Code is required',
    joined: 'Quiz joined successfully',
    joinedTitle: 'Quiz joined',
    joinedCode: (code: string): string => `You joined with the code ${code}.`,
    begins: (when: string): string =>
      `The quiz begins on ${when}. If you wait on its page, it starts by itself.`,
    hasBegun: 'The quiz has begun.',
    failed: 'Error in creating quiz',
    start: 'Go to the quiz',
    another: 'Join another quiz',
  },
};
