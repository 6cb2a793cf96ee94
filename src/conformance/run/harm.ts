import type { OperationId } from '../../api/createQuizClient';
import { Mismatch, Unready } from '../judging/outcome';
import type { Deletable, Traces } from '../judging/traces';
import type { School } from '../school/school';

/** Operations that take from a school what other checks need, where a server obeys too readily. */
const removing: Partial<Record<OperationId, Deletable>> = {
  deleteGroup: 'group',
  deleteQuestion: 'question',
  deleteQuiz: 'quiz',
  deleteStudent: 'student',
  updateStudent: 'student',
  moveStudentToGroup: 'student',
  removeStudentFromGroup: 'student',
};

/** Finds out whether a check has taken from a school what the next checks need. */
export interface HarmWatch {
  /** Remembers what there is before a check. */
  begin(): void;
  /** Whether something of the given instructor that was there before the check is gone. */
  isHarmed(school: School, operation: OperationId): Promise<boolean>;
  /** Forgets what an earlier school has left. */
  forget(): void;
}

/** The ids that are still there, and for students active. */
async function present(school: School, noun: Deletable, ids: readonly string[]) {
  const { judge } = school;
  const { call } = await school.instructor();
  if (noun === 'group') return judge.readable(await call('groups')).map(({ _id }) => _id);
  if (noun === 'question') return judge.readable(await call('questions')).map(({ _id }) => _id);
  if (noun === 'student') {
    const all = judge.readable(await call('students'));
    return all.filter(({ status = 'active' }) => status === 'active').map(({ _id }) => _id);
  }
  const found: string[] = [];
  // The list of quizzes has only five.
  for (const id of ids) {
    if ((await call('quiz', { ids: { id } })).status < 300) found.push(id);
  }
  return found;
}

export function createHarmWatch({ made, tokens }: Traces): HarmWatch {
  const nouns = ['group', 'question', 'quiz', 'student'] as const;
  const before = new Map<Deletable, string[]>();
  const forgotten = new Set<string>();

  return {
    begin() {
      const [given] = tokens;
      for (const noun of nouns) {
        // Nobody in particular has made a student who registered.
        const own = [...made[noun]].filter(([, maker]) => maker === null || maker === given);
        before.set(
          noun,
          own.map(([id]) => id).filter((id) => !forgotten.has(id)),
        );
      }
    },
    async isHarmed(school, operation) {
      const noun = removing[operation];
      const ids = (noun && before.get(noun)) ?? [];
      if (noun === undefined || ids.length === 0) return false;
      // The server said that it has deleted one.
      if (ids.some((id) => !made[noun].has(id))) return true;
      try {
        const there = new Set(await present(school, noun, ids));
        return ids.some((id) => !there.has(id));
      } catch (error) {
        if (error instanceof Mismatch || error instanceof Unready) return true;
        throw error;
      }
    },
    forget() {
      for (const noun of nouns) for (const id of made[noun].keys()) forgotten.add(id);
    },
  };
}
