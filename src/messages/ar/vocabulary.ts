import type { Messages } from '../en';
import { counted } from './counting';

export const vocabulary: Messages['vocabulary'] = {
  difficulty: { easy: 'سهل', medium: 'متوسط', hard: 'صعب' },
  questionType: { FE: 'الواجهة الأمامية', BE: 'الواجهة الخلفية', DO: 'DevOps' },
  quizType: { FE: 'الواجهة الأمامية', BE: 'الواجهة الخلفية', DO: 'كلاهما' },
  everyType: 'كل الفئات',
  role: { Instructor: 'معلّم', Student: 'طالب' },
  minutes: counted('0 دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'),
  questions: counted('لا أسئلة', 'سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالًا', 'سؤال'),
  points: counted('0 درجة', 'درجة واحدة', 'درجتان', 'درجات', 'درجة', 'درجة'),
};
