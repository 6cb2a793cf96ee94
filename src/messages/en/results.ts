/** Results of completed quizzes. */
export const resultsWords = {
  key: 'results' as const,
  en: {
    title: 'Completed Quizzes',
    columns: {
      title: 'Title',
      group: 'Group name',
      persons: 'No. of persons in group',
      participants: 'Participants',
      date: 'Date',
      view: 'View',
    },
    viewResult: (title: string): string => `View the results of ${title}`,
    empty: 'No completed quizzes found',
    emptyHint: 'Results appear here as soon as somebody has submitted a quiz.',
    loadFailed: 'The results could not be loaded.',
    dropped: (count: number): string =>
      count === 1
        ? '1 result is not shown because its group could not be loaded.'
        : `${count} results are not shown because their groups could not be loaded.`,
    breadcrumb: 'Results',
    breadcrumbLabel: 'Where you are',
    detail: {
      participant: 'Participant',
      email: 'Email',
      score: 'Score',
      duration: 'Duration',
      empty: 'No participants found for this quiz',
      emptyHint: 'Nobody has submitted it yet.',
      minutesAndSeconds: (minutes: number, seconds: number): string => `${minutes}m ${seconds}s`,
    },
    notFoundTitle: 'There is no such result',
    backToResults: 'Back to the results',
    notFound: 'This result does not exist, or it belongs to another instructor.',
  },
};
