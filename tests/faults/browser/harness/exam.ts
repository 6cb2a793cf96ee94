import { letters, type Letter } from '../../../../src/rules/limits';
import { scoreOf, type Answers, type Key } from './answers';
import type { Chance } from './random';
import type { RestartableServer } from './restartableServer';

const points = 3;
const durationMinutes = 15;
/** For late arrivals (decision 59). */
const graceMs = 30_000;

interface Person {
  email: string;
  password: string;
  token: string;
}

/** The student's row in the instructor's results. */
export interface ResultRow {
  _id: string;
  score: number;
  finished_at: string | null;
  late?: { answered: number };
}

interface Paper {
  questions: { _id: string; title: string; options: Record<string, string> }[];
  attempt: { ends_at: string; server_now: string; answers: HeldAnswer[] };
}

interface HeldAnswer {
  question: string;
  /** Null if it was cleared. */
  answer: Letter | null;
}

/** What a reply may contain beside its message. */
interface AttemptNews {
  attempt?: { answers: HeldAnswer[] };
  submitted?: { answers: HeldAnswer[] };
}

let people = 0;

/** What an option says, by the letter that its author gave it. */
const options = {
  A: 'The first',
  B: 'The second',
  C: 'The third',
  D: 'The fourth',
  E: 'The fifth',
  F: 'The last',
};

/**
 * An open quiz with its own instructor and one student, seen only through the API. Its options are
 * shuffled: letters here are those of the student's attempt.
 */
export interface Exam {
  readonly quizId: string;
  /** The quiz's title. */
  readonly title: string;
  readonly student: Readonly<Person>;
  /** The titles of its questions, in no particular order. */
  readonly titles: readonly string[];
  readonly key: Key;
  /** Turns answers by question id, as the server has them, into answers by title. */
  byTitle(answers: Readonly<Record<string, Letter>>): Answers;
  score(answers: Answers): number;
  /** The answers that the server holds of the running attempt, as it tells the student. */
  draft(): Promise<Answers>;
  /**
   * The answers that the server says it holds, even when the attempt is over; undefined if it does
   * not say.
   */
  held(): Promise<Answers | undefined>;
  endsAt(): Promise<number>;
  /** Moves the server's clock ahead so that this many seconds remain. */
  leave(seconds: number): Promise<void>;
  addTime(minutes: number): Promise<void>;
  /** Ends every session of the student except the one that only this object uses. */
  endUserSessions(): Promise<void>;
  /** The instructor tries to delete the student. @returns the server's reply */
  deleteStudent(): Promise<{ status: number; message: string }>;
  /**
   * The student's rows in the instructor's results. More than one means that something was graded
   * twice.
   */
  rows(): Promise<ResultRow[]>;
  acceptLate(row: ResultRow): Promise<void>;
  /** Moves the server's clock beyond the end and the grace. Returns the letters that it grades. */
  close(): Promise<Answers>;
}

export async function setUpExam(
  server: RestartableServer,
  chance: Chance,
  questionCount: 5 | 10 = 10,
): Promise<Exam> {
  const ask = (person: Person | null, method: string, path: string, body?: object) =>
    fetch(`http://127.0.0.1:${server.port}/api/${path}`, {
      method,
      headers: {
        ...(person && { authorization: `Bearer ${person.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const call = async <T>(
    person: Person | null,
    method: string,
    path: string,
    body?: object,
  ): Promise<T> => {
    const reply = await ask(person, method, path, body);
    const json: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(json)}`);
    const isEnvelope = typeof json === 'object' && json !== null && 'data' in json;
    return (isEnvelope ? json.data : json) as T;
  };

  const signIn = async (person: Person): Promise<void> => {
    const { email, password } = person;
    const { accessToken } = await call<{ accessToken: string }>(null, 'POST', 'auth/login', {
      email,
      password,
    });
    person.token = accessToken;
  };
  const enrol = async (role: 'Instructor' | 'Student'): Promise<Person> => {
    people += 1;
    const person = { email: `p${people}.${process.pid}@school.example`, password: 'q1', token: '' };
    person.password = `quizwright-${people}`;
    await call(null, 'POST', 'auth/register', {
      first_name: role === 'Student' ? 'Sam' : 'Ines',
      last_name: `Number ${people}`,
      role,
      email: person.email,
      password: person.password,
    });
    await signIn(person);
    return person;
  };

  const instructor = await enrol('Instructor');
  const student = await enrol('Student');
  const authorsKey = Object.fromEntries(
    Array.from({ length: questionCount }, (_, index) => [
      `What is right about matter ${String.fromCharCode(75 + index)}?`,
      chance.pick(letters),
    ]),
  );
  const titles = Object.keys(authorsKey);
  await call(instructor, 'POST', 'question/import', {
    questions: titles.map((title) => ({
      title,
      description: 'One of six.',
      options,
      answer: authorsKey[title],
      type: 'FE',
      difficulty: 'easy',
    })),
  });
  const group = await call<{ _id: string }>(instructor, 'POST', 'group', {
    name: `Class ${people}`,
    max_students: 5,
  });
  const title = `Exam ${people}`;
  const { _id: quizId, code } = await call<{ _id: string; code: string }>(
    instructor,
    'POST',
    'quiz',
    {
      title,
      description: 'An exam of the fault tests.',
      group: group._id,
      questions_number: questionCount,
      difficulty: 'easy',
      type: 'FE',
      schadule: new Date(server.now()).toISOString(),
      duration: durationMinutes,
      score_per_question: points,
      shuffle_options: true,
    },
  );
  await call(student, 'POST', 'quiz/join', { code });

  const paper = () => call<Paper>(student, 'GET', `quiz/without-answers/${quizId}`);
  const endsAt = async (): Promise<number> => Date.parse((await paper()).attempt.ends_at);
  let end = await endsAt();
  const { questions } = await paper();
  const titleOf = new Map(questions.map(({ _id, title }) => [_id, title]));
  const optionsOf = new Map(questions.map(({ title, options }) => [title, options]));
  /** The student's letter for an option, by its author's. */
  const lettered = (title: string, authors: Letter): Letter => {
    const found = letters.find((letter) => optionsOf.get(title)?.[letter] === options[authors]);
    if (found === undefined) throw new Error(`The paper lacks option ${authors} of “${title}”.`);
    return found;
  };
  const key = Object.fromEntries(
    Object.entries(authorsKey).map(([title, letter]) => [title, lettered(title, letter)]),
  );

  const byTitle = (answers: Readonly<Record<string, Letter>>): Answers =>
    Object.fromEntries(
      Object.entries(answers).map(([id, letter]) => [titleOf.get(id) ?? id, letter]),
    );

  const sentAnswers = (answers: readonly HeldAnswer[]): Answers =>
    byTitle(
      Object.fromEntries(
        answers.flatMap(({ question, answer }) => (answer === null ? [] : [[question, answer]])),
      ),
    );

  return {
    quizId,
    title,
    student,
    titles,
    key,
    byTitle,
    score: (answers) => scoreOf(key, answers, points),
    draft: async () => sentAnswers((await paper()).attempt.answers),
    held: async () => {
      const reply = await ask(student, 'GET', `quiz/without-answers/${quizId}`);
      const body = (await reply.json()) as AttemptNews & { data?: AttemptNews };
      const { attempt, submitted } = { ...body, ...body.data };
      const answers = attempt?.answers ?? submitted?.answers;
      return answers && sentAnswers(answers);
    },
    endsAt,
    leave: async (seconds) => {
      end = await endsAt();
      server.advance(end - server.now() - seconds * 1000);
    },
    addTime: async (minutes) => {
      const moved = await call<{ ends_at: string }>(instructor, 'PUT', `quiz/time/${quizId}`, {
        minutes,
      });
      end = Date.parse(moved.ends_at);
    },
    endUserSessions: async () => {
      const changed = `${student.password}-new`;
      await call(student, 'POST', 'auth/change-password', {
        password: student.password,
        password_new: changed,
      });
      student.password = changed;
    },
    deleteStudent: async () => {
      const list = await call<{ _id: string; email: string }[]>(instructor, 'GET', 'student');
      const { _id = '' } = list.find(({ email }) => email === student.email) ?? {};
      const reply = await ask(instructor, 'DELETE', `student/${_id}`);
      const body = (await reply.json()) as { message?: string; data?: { message?: string } };
      return { status: reply.status, message: body.message ?? body.data?.message ?? '' };
    },
    rows: async () => {
      const results = await call<{ quiz: { _id: string }; participants: ResultRow[] }[]>(
        instructor,
        'GET',
        'quiz/result',
      );
      return results
        .filter(({ quiz }) => quiz._id === quizId)
        .flatMap(({ participants }) => participants);
    },
    acceptLate: async ({ _id }) => {
      await call(instructor, 'PUT', `quiz/late/${quizId}`, { participation: _id });
    },
    close: async () => {
      server.advance(Math.max(0, end + graceMs + 1_000 - server.now()));
      const { participants, items } = await call<{
        participants: number;
        items: { title: string; choices: Record<Letter, number> }[];
      }>(instructor, 'GET', `quiz/evidence/${quizId}`);
      if (participants !== 1) throw new Error(`${participants} attempts count, not 1.`);
      return Object.fromEntries(
        items.flatMap(({ title, choices }) =>
          letters
            .filter((letter) => choices[letter] > 0)
            .map((letter) => [title, lettered(title, letter)]),
        ),
      );
    },
  };
}
