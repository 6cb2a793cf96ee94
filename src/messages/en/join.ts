/** Joining a quiz by its code. */
export const joinWords = {
  key: 'join' as const,
  en: {
    title: 'Join quiz',
    /** The same on the student page (spec §2). */
    studentTitle: 'Join Quiz',
    intro: 'Enter the code your instructor gave you.',
    code: 'Code',
    codePlaceholder: 'For example 7KQ2-MXWD',
    join: 'Join',
    joining: 'Joining...',
    emptyCode: 'Please enter a code first!',
    codeRequired: 'Code is required',
    joined: 'Quiz joined successfully',
    joinedTitle: 'Quiz joined',
    joinedCode: (code: string): string => `You joined with code ${code}.`,
    begins: (when: string): string =>
      `The quiz starts on ${when}. Wait on its page and it starts automatically.`,
    hasBegun: 'The quiz has started.',
    failed: 'Error in creating quiz',
    start: 'Go to the quiz',
    another: 'Join another quiz',
  },
};
