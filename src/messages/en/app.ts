/** The complete app: its frame, its menu and its own pages. */
export const appWords = {
  key: 'app' as const,
  en: {
    skipToContent: 'Skip to content',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    dashboard: 'Dashboard',
    groups: 'Groups',
    questions: 'Questions',
    students: 'Students',
    quizzes: 'Quizzes',
    results: 'Results',
    newQuiz: 'New quiz',
    notFoundTitle: 'There is no such page',
    notFoundHint: 'The address may be mistyped, or the page has moved.',
    goHome: 'Go to the start page',
    errorTitle: 'Unexpected Application Error!',
    errorHint: 'Nothing you saved is lost. Reload the page to go on.',
    reload: 'Reload',
  },
};
