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
    search: 'Search results',
    export: 'Export as CSV',
    exporting: 'Exporting…',
    exportFailed: 'The file could not be made. Try again.',
    /** Name of a file without its ending. */
    exportName: 'results',
    found: (shown: number, all: number): string => `${shown} of ${all}`,
    noneFound: 'Nothing matches your search',
    clearSearch: 'Clear the search',
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
      search: 'Search participants',
      views: 'Views of this result',
      previousView: 'Previous views',
      nextView: 'Next views',
      participants: 'Participants',
      charts: 'Scores and times',
      questions: 'Questions',
    },
    facts: {
      average: 'Average score',
      median: 'Median score',
      completion: 'Completion',
      time: 'Median time',
      of: (value: string, most: string): string => `${value} of ${most}`,
    },
    charts: {
      scores: 'How the scores are spread',
      times: 'How long it took',
      score: 'Score',
      minutes: 'Full minutes',
      participants: 'Participants',
      range: (from: string, to: string): string => `${from}–${to}`,
      noTimes: 'No times are known.',
    },
    missing: {
      closed: 'Did not take part',
      open: 'Have not submitted yet',
      count: (missing: number, persons: number): string =>
        `${missing} of ${persons === 1 ? '1 person' : `${persons} persons`} in the group`,
      none: 'Everybody in the group took part.',
      noneOpen: 'Everybody in the group has submitted.',
      showAll: (count: number): string => `Show all ${count}`,
      loadFailed: 'The group could not be loaded.',
    },
    late: {
      column: 'Late submission',
      badge: 'Late',
      accept: 'Accept',
      acceptOf: (name: string): string => `Accept the late submission of ${name}`,
      title: 'Accept the late submission?',
      question: (name: string, answered: number, when: string, score: string): string =>
        `${name} sent ${answered === 1 ? '1 answer' : `${answered} answers`} after the end, on ${when}. ` +
        `Accepting grades them in place of what was saved in time, which scored ${score}.`,
      accepting: 'Accepting…',
      accepted: (message: string, name: string, score: string): string =>
        `${message}. ${name}: ${score}`,
      acceptedDefault: 'Late submission accepted',
      failed: 'The late submission could not be accepted. Try again.',
    },
    notFoundTitle: 'There is no such result',
    backToResults: 'Back to the results',
    notFound: 'This result does not exist, or it belongs to another instructor.',
  },
};
