/** What a server that is safe for exams does besides, and the rules that the full check holds it to. */
export interface SafetyPromise {
  says: string;
  rules: readonly string[];
}

/** The specification names none of these, so the plain check says nothing about them. */
export const safetyPromises: readonly SafetyPromise[] = [
  {
    says: 'serves each role only its own operations',
    rules: ['refuses students with 403', 'refuses instructors with 403'],
  },
  {
    says: 'hides what belongs to other instructors and other groups',
    rules: [
      'replies 404 for a quiz of another instructor',
      'replies 404 for a quiz of another group',
    ],
  },
  {
    says: 'sends no right answer and no join code to students, under whatever name',
    rules: [
      'sends students only the fields of the contract',
      'shows the quiz only to students of its group, without the code',
    ],
  },
  {
    says: 'shows no questions before the start and none after the end',
    rules: ['shows no questions before the start', 'shows no questions after the end, but a 409'],
  },
  {
    says: 'ends each quiz on time, for students who join late too',
    rules: [
      'refuses answers after the end with 409',
      'ends for students who join late when it ends for all',
    ],
  },
  {
    says: 'grades once, whatever is sent later',
    rules: [
      'returns the same receipt for the same answers',
      'refuses other answers after that with 409',
    ],
  },
  {
    says: 'takes answers only to the questions of the quiz, and only from who has joined',
    rules: [
      'refuses an answer to a question that the quiz does not ask',
      'refuses a student who has not joined with 403',
    ],
  },
  {
    says: 'keeps drawn quizzes as they are when the question bank changes',
    rules: ['leaves quizzes that have drawn the question as they are'],
  },
  {
    says: 'loses no answer of a student with two devices',
    rules: ['keeps the later choice, whichever device sends it first'],
  },
  {
    says: 'publishes no score and no ranking while others can still submit',
    rules: [
      'keeps the score from the student until the quiz closes',
      'does not count an open quiz in the ranking',
    ],
  },
  {
    says: 'ends the sessions of who logs out, gets a new password or becomes inactive',
    rules: [
      'ends the session and no other',
      'sets the password with a mailed code, and ends all sessions',
      'signs out a student who becomes inactive, until they are active again',
    ],
  },
  {
    says: 'keeps an open quiz and who is taking it from being deleted',
    rules: [
      'refuses an open quiz that a student has joined with 409',
      'refuses a student who is taking a quiz with 409',
    ],
  },
];
