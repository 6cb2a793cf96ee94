import type { Messages } from '../en';
import { count } from './counting';

export const vocabulary: Messages['vocabulary'] = {
  difficulty: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  questionType: { FE: 'Frontend', BE: 'Backend', DO: 'DevOps' },
  quizType: { FE: 'Frontend', BE: 'Backend', DO: 'Beides' },
  everyType: 'Alle Arten',
  role: { Instructor: 'Lehrkraft', Student: 'Lernende/r' },
  minutes: (many) => count(many, { one: '# Minute', other: '# Minuten' }),
  questions: (many) => count(many, { one: '# Frage', other: '# Fragen' }),
  points: (many) => count(many, { one: '# Punkt', other: '# Punkte' }),
};
