import { hold } from '../judging/judge';
import { Mismatch, NoReply } from '../judging/outcome';
import type { School } from './school';
import type { Noun } from '../../contract/operations';

type Reader = (school: School, id: string) => Promise<unknown>;

/** What the owner of a thing can read of it and someone else could have changed. */
const readers: Record<Noun, Reader> = {
  group: async ({ judge, instructor }, id) => {
    const { call } = await instructor();
    const group = judge.readable(await call('group', { ids: { id } }));
    const { name, max_students, students } = group;
    return { name, max_students, students: students.map(({ _id }) => _id) };
  },
  media: async ({ instructor }, id) => {
    const { call } = await instructor();
    return (await call('picture', { ids: { id } })).status;
  },
  question: async ({ judge, instructor }, id) => {
    const { call } = await instructor();
    return judge.readable(await call('questions')).find(({ _id }) => _id === id);
  },
  quiz: async ({ judge, instructor }, id) => {
    const { call } = await instructor();
    const quiz = judge.readable(await call('quiz', { ids: { id } }));
    const { title, description, duration, closed_at } = quiz;
    return { title, description, duration, closed_at };
  },
  student: async ({ judge, instructor }, id) => {
    const { call } = await instructor();
    const student = judge.readable(await call('student', { ids: { id } }));
    const { first_name, last_name, email, status, group } = student;
    return { first_name, last_name, email, status, group: group?._id ?? group?.name };
  },
};

/** As text, for comparison; undefined if its owner can read nothing of it. */
async function seen(school: School, noun: Noun, id: string): Promise<string | undefined> {
  try {
    return JSON.stringify(await readers[noun](school, id));
  } catch (error) {
    if (!(error instanceof Mismatch) || error instanceof NoReply) throw error;
    return undefined;
  }
}

/**
 * Checks that something of the given instructor does not change when someone else is refused,
 * because a server can refuse a call and still carry it out.
 *
 * @param refuse makes the call and judges its reply
 */
export async function holdUntouched(
  school: School,
  noun: Noun,
  id: string,
  refuse: () => Promise<void>,
): Promise<void> {
  const before = await seen(school, noun, id);
  await refuse();
  if (before === undefined) return;
  const after = await seen(school, noun, id);
  hold(
    after === before,
    `the ${noun} as it was before: ${before}`,
    after ?? 'a refusal, and it is gone',
  );
}
