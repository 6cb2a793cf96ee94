const more = (count: number): string => (count === 1 ? '1 more minute' : `${count} more minutes`);
const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** The history of a quiz. */
export const historyWords = {
  key: 'history' as const,
  en: {
    title: 'History',
    list: 'Changes, newest first',
    nobody: 'The server or an administrator',
    deletedAccount: 'A deleted account',
    deletedStudent: 'a deleted account',
    created: (who: string): string => `${who} set up the quiz`,
    renamed: (who: string, before: string, after: string): string =>
      `${who} renamed the quiz from “${before}” to “${after}”`,
    texts: {
      description: {
        changed: (who: string): string => `${who} changed the description`,
        alsoChanged: 'The description changed too.',
      },
      order: {
        changed: (who: string): string => `${who} changed what is shuffled`,
        alsoChanged: 'What is shuffled changed too.',
      },
      grading: {
        changed: (who: string): string => `${who} changed the grading`,
        alsoChanged: 'The grading changed too.',
      },
    },
    addedTime: (who: string, minutes: number): string => `${who} gave everyone ${more(minutes)}`,
    addedTimeFor: (who: string, student: string, minutes: number): string =>
      `${who} gave ${student} ${more(minutes)}`,
    reopened: (count: number): string =>
      count === 1 ? '1 ended attempt was reopened.' : `${count} ended attempts were reopened.`,
    reopenedTitle: 'This quiz was reopened',
    resultsSeen: 'Students may already have seen their results.',
    closed: 'The quiz closed',
    graded: (count: number): string =>
      count === 1
        ? '1 unsubmitted attempt was graded.'
        : `${count} unsubmitted attempts were graded.`,
    nothingToGrade: 'Nothing was left to grade.',
    submitted: (who: string, score: number): string => `${who} submitted: ${points(score)}`,
    submittedInGrace: (who: string): string => `${who} submitted at the last moment`,
    gradedAtTheClose: 'The score is final once the quiz has closed.',
    late: (who: string): string => `${who} submitted too late`,
    lateHint: (count: number): string => `${answers(count)} kept. Accept them in the results.`,
    accepted: (who: string, student: string, before: number, after: number): string =>
      `${who} accepted late answers from ${student}: score changed from ${before} to ${points(after)}`,
    undone: (who: string, student: string, before: number, after: number): string =>
      `${who} undid the acceptance of late answers from ${student}: score changed from ${before} to ${points(after)}`,
    changedAnswers: (count: number): string =>
      count === 1 ? '1 answer changed.' : `${count} answers changed.`,
    attemptDeleted: (who: string): string =>
      `${who} deleted a student’s account, including this attempt`,
    hadScored: (score: number): string => `It had scored ${points(score)}.`,
    other: (who: string, action: string): string => `${who}: ${action}`,
    empty: 'No changes recorded yet',
    emptyHint: 'New times, submissions and scores appear here.',
    missing: 'This server does not keep a history.',
    loadFailed: 'The history could not be loaded.',
    showAll: (count: number): string => `Show all ${count} changes`,
    older: (count: number): string => `Only the newest ${count} changes are shown.`,
  },
};
