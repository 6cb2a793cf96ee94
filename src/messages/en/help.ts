/** The page that explains taking a quiz. */
export const helpWords = {
  key: 'help' as const,
  en: {
    title: 'Help',
    intro: 'How to join a quiz, take it and see your results.',
    joining: {
      title: 'Joining',
      code: 'Your instructor gives you a code. Press “Join Quiz”, enter the code and press “Join”. Capital letters and dashes do not matter.',
      link: 'A join link or a QR code fills in the code for you.',
      early:
        'You can join before the quiz starts. Leave the page open: the quiz starts automatically.',
    },
    timing: {
      title: 'Time',
      server:
        'The server keeps the time. Reloading the page, or a wrong clock on your device, does not change it.',
      late: 'If you join late, you get only the time that is left.',
      end: 'When time is up, your answers are submitted automatically.',
    },
    saving: {
      title: 'Saving',
      answers:
        'Each answer is saved as soon as you choose it. “Saved” means that the server has it. “Saved on this device” means that it will be sent when you are back online.',
      reload: 'After a reload or a crash, open the quiz again. Your answers are still there.',
      offline:
        'Keep answering offline and submit as usual. Your answers stay on this device and are sent when you are back online. Stay signed in until then.',
    },
    results: {
      title: 'Results',
      receipt: 'After you submit, a receipt confirms that your answers arrived.',
      where: 'Find your scores under “Results”.',
    },
  },
};
