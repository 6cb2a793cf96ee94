/** Answering a quiz. */
export const runnerWords = {
  key: 'runner' as const,
  en: {
    title: 'Quiz',
    loading: 'Loading your quiz…',
    loadFailed: 'The quiz could not be loaded.',
    loadFailedKept:
      'The quiz could not be loaded. Your answers are safe on this device. We will keep trying.',
    offlineKept:
      'This device is offline. Your answers are safe on it, and the quiz opens when it is back online.',
    timeRemaining: 'Time Remaining',
    question: (position: number, count: number): string => `Question ${position} of ${count}`,
    answered: (answered: number, count: number): string => `${answered} of ${count} answered`,
    unanswered: 'Please select an answer',
    unansweredCount: (count: number): string =>
      count === 1 ? '1 question has no answer yet.' : `${count} questions have no answer yet.`,
    clearAnswer: 'Clear answer',
    clearAnswerTo: (position: number): string => `Clear answer to question ${position}`,
    cleared: (position: number): string => `Answer to question ${position} cleared`,
    submit: 'Submit Quiz',
    submitting: 'Submitting...',
    timeUp: 'Time is up. Your answers are being submitted.',
    timeUpSignedOut: 'Time is up. Sign in again to submit your answers.',
    remaining: (time: string): string => `${time} remaining`,
    remainingAbout: (time: string): string => `About ${time} remaining`,
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
    addedTime: (time: string): string => `Your instructor added ${time}.`,
    lessTime: (time: string): string => `Your instructor moved the end ${time} earlier.`,
    savedAsYouGo: 'Your answers are saved as you go.',
    saving: 'Saving…',
    saved: 'Saved',
    keptInPage: 'Kept on this page only',
    navigator: 'Questions',
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
    overruledAt: (positions: string): string => `Answered on another device: ${positions}.`,
    overruledUse: (letter: string): string => `Use ${letter}`,
    savedOnDevice: 'Saved on this device',
    notSaved: 'This browser cannot save answers. Keep this page open until you submit.',
    begun: 'The quiz has started.',
    refusedTitle: 'You cannot take this quiz',
  },
};

export type RunnerWords = typeof runnerWords.en;
