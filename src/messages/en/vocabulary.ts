/** Words of the field, which the contract writes as codes and counts. */
export const vocabularyWords = {
  key: 'vocabulary' as const,
  en: {
    difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    questionType: { FE: 'Frontend', BE: 'Backend', DO: 'DevOps' },
    quizType: { FE: 'Frontend', BE: 'Backend', DO: 'Both' },
    everyType: 'All types',
    role: { Instructor: 'Instructor', Student: 'Student' },
    minutes: (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`),
    questions: (count: number): string => (count === 1 ? '1 question' : `${count} questions`),
    points: (count: number): string => (count === 1 ? '1 point' : `${count} points`),
  },
};
