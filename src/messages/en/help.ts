/** The page that explains taking a quiz. */
export const helpWords = {
  key: 'help' as const,
  en: {
    title: 'Help',
    intro: 'What there is to know about taking a quiz.',
    joining: {
      title: 'Joining',
      code: 'Your instructor gives you a code. Press “Join Quiz”, type it and press “Join”. Capitals and dashes make no difference.',
      link: 'A link or a picture to scan brings the code along.',
      early: 'You may join before the quiz starts. It begins by itself, so leave the page open.',
    },
    timing: {
      title: 'Time',
      server:
        'The time that is left comes from the server. A reload or a wrong clock on your device changes nothing.',
      late: 'Who joins late has what is left of the time, and no more.',
      end: 'When the time is over, what you have answered is submitted by itself.',
    },
    saving: {
      title: 'Saving',
      answers:
        'Every answer is saved as you give it. “Saved” means that the server has it; “Saved on this device” means that it is waiting for the network.',
      reload: 'After a reload or a crash, open the quiz again: your answers are there.',
      offline:
        'Without a network go on answering and submit as usual. Your answers are kept on this device and sent when the network is back. Stay signed in until then.',
    },
    results: {
      title: 'Results',
      receipt: 'After you submit, a receipt says that your answers have arrived.',
      where: 'Your scores are under “Results”.',
    },
  },
};
