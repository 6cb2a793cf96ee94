import type { OperationId } from '../../src/api/createQuizClient';
import type { MockSchool } from '../../src/testing';
import type { Passing } from './schoolFetch';

/** A broken rule of a server. */
export interface Break {
  /** The title of the check that must notice. */
  caught: string;
  tamper: (call: Passing, school: MockSchool) => Promise<Response>;
}

export type Json = Record<string, unknown>;
type Data = Json & { data: Json };

/** Changes replies of a status to another status. */
export function restatused(from: number, to: number): Break['tamper'] {
  return async ({ forward }) => {
    const response = await forward();
    return response.status === from
      ? new Response(await response.text(), { status: to })
      : response;
  };
}

/** Changes the bodies of successes. */
export function rewritten<Body>(change: (body: Body) => unknown): Break['tamper'] {
  return async ({ forward }) => {
    const response = await forward();
    if (!response.ok) return response;
    return Response.json(change((await response.json()) as Body), { status: response.status });
  };
}

/** Changes requests on their way to the school. */
export function resent(change: (body: Json) => Json): Break['tamper'] {
  return async ({ request, forward }) => {
    const body = (await request.clone().json()) as Json;
    return forward(new Request(request, { body: JSON.stringify(change(body)) }));
  };
}

/** Whether a call asks for a page of a list. */
export function asksForPage({ request }: Passing): boolean {
  return new URL(request.url).searchParams.has('limit');
}

/** Changes whole lists, and no pages. */
export function inWholeLists(tamper: Break['tamper']): Break['tamper'] {
  return (call, school) => (asksForPage(call) ? call.forward() : tamper(call, school));
}

/** Sends calls to the school as another user. */
export function as(who: string): Break['tamper'] {
  return ({ request, forward }, school) => {
    const changed = new Request(request);
    changed.headers.set('authorization', `Bearer ${school.as(who).token}`);
    return forward(changed);
  };
}

/** Deletes nothing, but replies as if it had. */
const pretended: Break['tamper'] = async ({ request, forward }) => {
  const response = await forward(new Request(request, { method: 'GET' }));
  return response.ok ? Response.json({ data: { message: 'Deleted' } }) : response;
};

const inData = (change: (data: Json) => Json): Break['tamper'] =>
  rewritten<Data>((body) => ({ data: change(body.data) }));

/** A body without a field. */
export function without(name: string): (body: Json) => Json {
  return (body) => Object.fromEntries(Object.entries(body).filter(([field]) => field !== name));
}

/** One broken rule per operation; an operation without one is a type error. */
export const breaks: Record<OperationId, Break> = {
  uploadPicture: { caught: 'refuses what is no picture', tamper: restatused(400, 201) },
  picture: {
    caught: 'shows a picture to its instructor, without what was written beside it',
    tamper: async ({ forward }) => {
      const response = await forward();
      if (!response.ok) return response;
      const [bytes, { headers }] = [new Uint8Array(await response.arrayBuffer()), response];
      return new Response(Uint8Array.of(...bytes, ...new TextEncoder().encode('tEXt')), {
        headers,
      });
    },
  },
  login: { caught: 'refuses a wrong password', tamper: restatused(401, 403) },
  register: {
    caught: 'refuses an email that has an account with 409',
    tamper: restatused(409, 201),
  },
  forgotPassword: {
    caught: 'does not tell who has an account',
    tamper: async ({ request, forward }) => {
      const { email } = (await request.clone().json()) as { email: string };
      const isKnown = !email.includes('nobody');
      const response = await forward();
      return response.ok && !isKnown
        ? Response.json({ data: { message: 'No such account.' } })
        : response;
    },
  },
  resetPassword: { caught: 'refuses a wrong one-time code', tamper: restatused(400, 200) },
  confirmEmail: {
    caught: 'refuses a code if no email is pending',
    tamper: restatused(400, 200),
  },
  changePassword: {
    caught: 'changes the password',
    tamper: async ({ request, forward }) => {
      const { password, password_new } = (await request.clone().json()) as Json;
      const response = await forward();
      if (!response.ok) return response;
      // Back to the old password.
      const body = JSON.stringify({ password: password_new, password_new: password });
      await forward(new Request(request, { body }));
      return response;
    },
  },
  logout: {
    caught: 'ends the session and no other',
    tamper: ({ request, forward }) =>
      request.headers.get('authorization')?.includes('no-such-token')
        ? forward()
        : Promise.resolve(Response.json({ data: { message: 'Logged out' } })),
  },
  me: { caught: 'says who is signed in', tamper: as('instructor') },

  groups: {
    caught: 'lists groups by name',
    tamper: rewritten<unknown[]>((list) => list.reverse()),
  },
  createGroup: {
    caught: 'adds a group, which is then listed',
    tamper: async ({ request, forward }) => {
      const response = await forward();
      if (!response.ok) return response;
      const { data } = (await response.clone().json()) as { data: { _id: string } };
      await forward(
        new Request(`${request.url}/${data._id}`, { method: 'DELETE', headers: request.headers }),
      );
      return response;
    },
  },
  group: {
    caught: 'shows students their own group, with only the ids of its students',
    tamper: rewritten<{ students: Json[] }>((group) => ({
      ...group,
      students: group.students.map((student) => ({ first_name: 'Grace', ...student })),
    })),
  },
  updateGroup: {
    caught: 'refuses a size below its students with 409',
    tamper: restatused(409, 200),
  },
  deleteGroup: { caught: 'deletes a group, which is no longer listed', tamper: pretended },

  students: { caught: 'lists a student who was added', tamper: rewritten(() => []) },
  createStudent: {
    caught: 'refuses an email that has an account with 409',
    tamper: restatused(409, 500),
  },
  updateStudent: {
    caught: 'signs out a student who becomes inactive, until they are active again',
    tamper: resent(without('status')),
  },
  topStudents: {
    caught: 'ranks at most five',
    tamper: rewritten<unknown[]>((ranking) => ({ data: ranking })),
  },
  ownPlace: {
    caught: 'counts the place among all ranked students',
    tamper: rewritten<Json>((own) => ({ ...own, place: 2, of: 1, avg_score: 50 })),
  },
  capabilities: {
    caught: 'lists exactly the operations that are there',
    tamper: rewritten<{ operations: string[] }>(({ operations }) => ({
      operations: operations.filter((id) => id !== 'ownPlace'),
    })),
  },
  studentsWithoutGroup: {
    caught: 'lists no one who is in a group',
    tamper: ({ request, forward }) =>
      forward(new Request(request.url.replace('/without-group', ''), request)),
  },
  student: {
    caught: 'shows students only themselves',
    tamper: async (call, school) => {
      const response = await call.forward();
      return response.status === 404 ? as('instructor')(call, school) : response;
    },
  },
  deleteStudent: { caught: 'deletes a student, who is no longer listed', tamper: pretended },
  inviteStudent: {
    caught: 'refuses a student with a password with 409',
    tamper: restatused(409, 200),
  },
  addStudentToGroup: {
    caught: 'refuses with 409 a student of another group, and a full group',
    tamper: ({ request, forward }) => forward(new Request(request, { method: 'PUT' })),
  },
  moveStudentToGroup: {
    caught: 'refuses a student of another instructor with 403',
    tamper: async ({ forward }) => {
      const response = await forward();
      const { message = '' } = (await response.clone().json()) as { message?: string };
      return message.includes('another instructor')
        ? Response.json({ data: { message: 'Moved' } })
        : response;
    },
  },
  removeStudentFromGroup: {
    caught: 'takes a student out of a group',
    tamper: async ({ request, forward }) => {
      const response = await forward();
      // Puts them back.
      if (response.ok) await forward(new Request(request, { method: 'POST' }));
      return response;
    },
  },

  questions: { caught: 'refuses students with 403', tamper: as('instructor') },
  createQuestion: {
    caught: 'names an unknown field',
    tamper: resent(without('conformance_check')),
  },
  importQuestions: {
    caught: 'adds all questions, and returns their ids in order',
    tamper: rewritten<{ data: { ids: string[] } }>(({ data }) => ({
      data: { ...data, ids: [...data.ids].reverse() },
    })),
  },
  questionFacets: {
    caught: 'counts the questions of a tag, in any case',
    tamper: rewritten<{ tags: { questions: number }[] }>(({ tags }) => ({
      tags: tags.map((tag) => ({ ...tag, questions: 1 })),
    })),
  },
  changeQuestions: {
    caught: 'changes type, difficulty and tags',
    tamper: resent(without('remove_tags')),
  },
  renameTags: {
    caught: 'merges tags, and removes them',
    tamper: resent((body) => ({ ...body, tags: (body['tags'] as string[]).slice(0, 1) })),
  },
  updateQuestion: {
    caught: 'changes a question',
    tamper: resent((body) => ({ ...body, ...('answer' in body && { answer: 'A' }) })),
  },
  deleteQuestion: {
    caught: 'replies 404 for a question of another instructor',
    tamper: restatused(404, 403),
  },

  createQuiz: {
    caught: 'refuses with 409 when there are too few questions',
    tamper: restatused(409, 400),
  },
  upcomingQuizzes: {
    caught: 'shows students the quizzes of their group, without the code',
    tamper: inWholeLists(async (call, school) => {
      const response = await call.forward();
      const all = await as('instructor')(call, school);
      if (!response.ok || response.status !== all.status) return response;
      const quizzes = (await response.json()) as { _id: string }[];
      const known = (await all.json()) as { _id: string }[];
      return Response.json(
        quizzes.map((quiz) => known.find(({ _id }) => _id === quiz._id) ?? quiz),
      );
    }),
  },
  completedQuizzes: {
    caught: 'lists no open quiz',
    tamper: ({ request, forward }) =>
      forward(new Request(request.url.replace('/completed', '/incomming'), request)),
  },
  results: {
    caught: 'keeps the score from the student until the quiz closes',
    tamper: as('instructor'),
  },
  result: {
    caught: 'keeps the score from the student until the quiz closes',
    tamper: as('instructor'),
  },
  joinQuiz: {
    caught: 'compares codes without case, spaces and dashes, and joins again',
    tamper: async ({ request, forward }) => {
      const { code } = (await request.clone().json()) as { code?: string };
      return code !== undefined && code !== code.toUpperCase()
        ? Response.json({ message: 'There is no such quiz.' }, { status: 404 })
        : forward();
    },
  },
  quizPaper: {
    caught: 'sends students no right answer',
    tamper: rewritten<{ data: { questions: Json[] } }>(({ data }) => ({
      data: {
        ...data,
        questions: data.questions.map((question) => ({ ...question, answer: 'B' })),
      },
    })),
  },
  submitQuiz: {
    caught: 'returns the same receipt for the same answers',
    tamper: rewritten<{ data: { receipt: Json } }>(({ data }) => ({
      data: { ...data, receipt: { ...data.receipt, _id: crypto.randomUUID() } },
    })),
  },
  saveAnswers: {
    caught: 'replies with what has changed after the revision',
    tamper: inData((data) => ({ ...data, answers: [] })),
  },
  extendTime: {
    caught: 'moves the end for everyone',
    tamper: inData((data) => ({ ...data, ends_at: new Date(0).toISOString() })),
  },
  evidence: {
    caught: 'refuses a quiz that has not closed with 409',
    tamper: restatused(409, 400),
  },
  acceptLate: {
    caught: 'replies 404 for a student without a late submission',
    tamper: async ({ request, forward }) => {
      const response = await forward();
      const { participation } = (await request.clone().json()) as { participation?: string };
      return response.status === 404 && participation?.startsWith('attempt')
        ? Response.json({ data: { score: 0, message: 'Accepted' } })
        : response;
    },
  },
  quizChanges: {
    caught: 'says who added time, newest first',
    tamper: rewritten<{ changes: Json[] }>((history) => ({
      ...history,
      changes: history.changes.toReversed(),
    })),
  },
  quiz: {
    caught: 'reads the quiz as it was set up, with its code',
    tamper: rewritten<Json>(({ duration, ...quiz }) => ({
      ...quiz,
      duration: `${duration as number}`,
    })),
  },
  updateQuiz: {
    caught: 'refuses strangers',
    tamper: async (call, school) => {
      const response = await call.forward();
      return response.status === 401 ? as('instructor')(call, school) : response;
    },
  },
  deleteQuiz: {
    caught: 'refuses an open quiz that a student has joined with 409',
    tamper: restatused(409, 200),
  },
};
