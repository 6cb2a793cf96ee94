/** Taking a quiz, from the waiting room to the receipt. */
export const runnerWords = {
  key: 'runner' as const,
  en: {
    title: 'Quiz',
    loading: 'Loading your quiz…',
    loadFailed: 'The quiz could not be loaded.',
    loadFailedKept:
      'The quiz could not be loaded. Your answers are safe on this device. We will keep trying.',
    timeRemaining: 'Time Remaining',
    question: (position: number, count: number): string => `Question ${position} of ${count}`,
    answered: (answered: number, count: number): string => `${answered} of ${count} answered`,
    unanswered: 'Please select an answer',
    unansweredCount: (count: number): string =>
      count === 1
        ? '1 question has no answer yet. Please select an answer.'
        : `${count} questions have no answer yet. Please select an answer for each.`,
    submitBlanks: (count: number): string => `Submit with ${count} unanswered`,
    clearAnswer: 'Clear answer',
    clearAnswerTo: (position: number): string => `Clear answer to question ${position}`,
    cleared: (position: number): string => `Answer to question ${position} cleared`,
    submit: 'Submit Quiz',
    submitting: 'Submitting...',
    submitted: 'Your answers have been submitted.',
    submittedLate:
      'Your answers arrived after the end and were not graded. They are kept, and your instructor can accept them.',
    waitingTitle: 'This quiz has not started yet',
    startsAt: (when: string): string => `It starts here automatically on ${when}.`,
    submitSignedOut: 'Sign in again to submit. You can keep answering until then.',
    timeUp: 'Time is up. Your answers are being submitted.',
    timeUpSignedOut: 'Time is up. Sign in again to submit your answers.',
    timeLeft: (time: string): string => `${time} remaining`,
    timeLeftAbout: (time: string): string => `About ${time} remaining`,
    timeHalfOver: (time: string): string => `Half of the time has passed: ${time} remaining`,
    timeUnknown: 'This quiz shows no time',
    duration: (hours: number, minutes: number, seconds: number): string => {
      const parts = [
        hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`),
        minutes > 0 && (minutes === 1 ? '1 minute' : `${minutes} minutes`),
        (seconds > 0 || hours + minutes === 0) &&
          (seconds === 1 ? '1 second' : `${seconds} seconds`),
      ];
      return parts.filter(Boolean).join(' ');
    },
    about: 'about',
    hideTime: 'Hide time',
    showTime: 'Show time',
    sayTime: 'Say time remaining',
    moreTime: (time: string): string => `Your instructor added ${time}.`,
    lessTime: (time: string): string => `Your instructor moved the end ${time} earlier.`,
    savedAsYouGo: 'Your answers are saved as you go.',
    saving: 'Saving…',
    saved: 'Saved',
    keptInPage: 'Kept on this page only',
    navigator: 'Questions',
    numberAnswered: (position: number): string => `Question ${position}, answered`,
    numberUnanswered: (position: number): string => `Question ${position}, not answered`,
    numberOverruled: (position: number): string =>
      `Question ${position}, answered on another device`,
    nextUnanswered: 'Next unanswered',
    nextUnansweredNone: 'Every question has an answer.',
    previous: 'Previous',
    next: 'Next',
    overruled: (letter: string): string =>
      `Answered on another device. Your choice here was ${letter}.`,
    answeredElsewhere: 'Answered on another device.',
    clearedElsewhere: (letter: string): string =>
      `Cleared on another device. Your choice here was ${letter}.`,
    returnedTitle: 'Not submitted yet',
    returned: (count: number): string =>
      count === 0
        ? 'Everything is saved. Submit again when you are ready.'
        : count === 1
          ? '1 answer changed on another device. Everything is saved. Check it, then submit again.'
          : `${count} answers changed on another device. Everything is saved. Check them, then submit again.`,
    goToQuestion: (position: number): string => `Question ${position}`,
    overruledAt: (positions: string): string => `Answered on another device: ${positions}.`,
    overruledUse: (letter: string): string => `Use ${letter}`,
    shortcuts: {
      title: 'Keyboard shortcuts',
      choose: 'Choose an option',
      within: 'Move between options',
      clear: 'Clear the answer',
      next: 'Next question',
      previous: 'Previous question',
      unanswered: 'Next unanswered question',
      time: 'Say time remaining',
      list: 'Show or hide this list',
      deleteKey: 'Del',
      arrows: 'Arrow keys',
      or: 'or',
      to: 'to',
      note: 'Shortcuts work while the focus is in the quiz, but not while you type.',
      turnOff: 'Turn shortcuts off',
      turnOn: 'Turn shortcuts on',
    },
    savedOnDevice: 'Saved on this device',
    notSaved: 'This browser cannot save answers. Keep this page open until you submit.',
    receiptTitle: 'Quiz submitted',
    lateReceiptTitle: 'Received after the end',
    receipt: {
      answered: 'Answered',
      answeredOf: (answered: number, count: number): string => `${answered} of ${count} questions`,
      received: 'Received',
      number: 'Receipt number',
      resultLater: 'Your result appears after the quiz closes.',
      results: 'Your results',
    },
    startsIn: 'Starts in',
    timeToStart: (days: number, hours: number, minutes: number): string => {
      const parts = [
        days > 0 && (days === 1 ? '1 day' : `${days} days`),
        hours > 0 && (hours === 1 ? '1 hour' : `${hours} hours`),
        days === 0 && minutes > 0 && (minutes === 1 ? '1 minute' : `${minutes} minutes`),
      ];
      return parts.filter(Boolean).join(' and ');
    },
    starting: 'Starting…',
    begun: 'The quiz has started.',
    refusedTitle: 'You cannot take this quiz',
    closedTitle: 'This quiz is closed',
    closed: 'You have no unsent answers on this device.',
    submittedTitle: 'You submitted this quiz',
    submittedElsewhere: 'It was submitted on another device.',
    elsewhereTitle: 'You are taking this quiz in another tab',
    elsewhereHint: 'Your answers are kept. If you continue here, the other tab stops.',
    continueHere: 'Continue here',
    denied: 'The network is asking you to sign in.',
    deniedHint:
      'This may be a Wi-Fi sign-in page. Your answers are kept. If your connection works, your session may have ended: sign in again here.',
    sessionEnded: 'Your session has ended.',
    sessionEndedHint: 'Sign in again to continue. Your answers are kept.',
  },
};
