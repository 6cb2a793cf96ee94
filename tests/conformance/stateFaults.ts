import type { OperationId } from '../../src/api/createQuizClient';
import { asksForPage, restatused, rewritten, type Json } from './breaks';
import { idOf, inData, inThe, type Fault, type Tamper } from './faults';
import type { Passing } from './schoolFetch';

const bodyOf = async ({ request }: Passing): Promise<Json> =>
  (await request.clone().json()) as Json;

const tokenOf = ({ request }: Passing): string => request.headers.get('authorization') ?? '';

/** Sends another call with the token of a call. */
const sendAs = ({ request, forward }: Passing, method: string, path: string, body?: Json) =>
  forward(
    new Request(request.url.replace(/\/api\/.*$/, `/api/${path}`), {
      method,
      headers: new Headers(request.headers),
      ...(body && { body: JSON.stringify(body) }),
    }),
  );

/** Does part of what is refused, and refuses it. */
const inPart = (
  operation: OperationId,
  part: (call: Passing, body: Json) => Promise<unknown>,
): Tamper =>
  inThe([operation], async (call) => {
    const body = await bodyOf(call);
    const response = await call.forward();
    if (response.status === 409) await part(call, body);
    return response;
  });

/** Shows nothing of what was saved to who has joined again, until they save more. */
function wiping(): Tamper {
  const joined = new Set<string>();
  const wiped = new Set<string>();
  return async (call, school) => {
    const { operation } = call;
    if (operation === 'joinQuiz') {
      const response = await call.forward();
      if (!response.ok) return response;
      const { data } = (await response.clone().json()) as { data: { quiz: string } };
      const key = `${data.quiz} ${tokenOf(call)}`;
      if (joined.has(key)) wiped.add(key);
      joined.add(key);
      return response;
    }
    const key = `${idOf(call)} ${tokenOf(call)}`;
    if (operation === 'saveAnswers') wiped.delete(key);
    if (operation !== 'quizPaper' || !wiped.has(key)) return call.forward();
    return inData((data) => ({
      ...data,
      attempt: { ...(data['attempt'] as Json), answers: [], revision: 0 },
    }))(call, school);
  };
}

/** Sends the paper again to who has submitted and joined again. */
function reopening(): Tamper {
  const papers = new Map<string, string>();
  const submitted = new Set<string>();
  const again = new Set<string>();
  return async (call) => {
    const { operation } = call;
    const response = await call.forward();
    const key = `${idOf(call)} ${tokenOf(call)}`;
    if (operation === 'submitQuiz' && response.ok) submitted.add(key);
    if (operation === 'joinQuiz' && response.ok) {
      const { data } = (await response.clone().json()) as { data: { quiz: string } };
      again.add(`${data.quiz} ${tokenOf(call)}`);
    }
    if (operation !== 'quizPaper') return response;
    if (response.ok) {
      papers.set(key, await response.clone().text());
      again.delete(key);
    }
    const known = papers.get(key);
    return submitted.has(key) && again.has(key) && known !== undefined
      ? Response.json(JSON.parse(known))
      : response;
  };
}

/** Looks for room before it looks who is a member, in groups for one. */
function countingFirst(): Tamper {
  const small = new Set<unknown>();
  const full = new Set<unknown>();
  return async (call) => {
    const { operation, forward } = call;
    if (operation === 'joinQuiz') {
      const { code } = await bodyOf(call);
      return full.has(code)
        ? Response.json({ message: 'The group is full.' }, { status: 409 })
        : forward();
    }
    if (operation !== 'createGroup' && operation !== 'createQuiz') return forward();
    const body = await bodyOf(call);
    const response = await forward();
    if (!response.ok) return response;
    const { data } = (await response.clone().json()) as { data: Json };
    if (body['max_students'] === 1) small.add(data['_id']);
    if (small.has(body['group'])) full.add(data['code']);
    return response;
  };
}

/** Takes the codes of all invitations of an account. */
function keepingInvitations(): Tamper {
  return inThe(['resetPassword'], async (call, { mails }) => {
    const { email, otp } = await bodyOf(call);
    const response = await call.forward();
    const isOld = mails.some(
      ({ to, text }) => to === email && text.includes(`code=${String(otp)}`),
    );
    return response.status === 400 && isOld
      ? Response.json({ data: { message: 'Password set' } })
      : response;
  });
}

/** Reads the signs of LIKE in the name of a run, which begins as all such names do. */
const likening: Tamper = (call) => {
  const url = new URL(call.request.url);
  const q = url.searchParams.get('q') ?? '';
  if (!asksForPage(call) || !/[%_\\]/.test(q)) return call.forward();
  url.searchParams.set('q', q.replace(/^\S+/, 'Conformance'));
  return call.forward(new Request(url, call.request));
};

/** Makes active who is changed without a status. */
const activating: Tamper = inThe(['updateStudent'], async (call) => {
  const body = await bodyOf(call);
  return call.forward(
    new Request(call.request, { body: JSON.stringify({ status: 'active', ...body }) }),
  );
});

/** Compares so many letters of a password. */
function cutting(length: number): Tamper {
  const long = new Map<string, string>();
  return async (call) => {
    const { operation, request, forward } = call;
    if (operation === 'changePassword') {
      const { password_new } = await bodyOf(call);
      if (typeof password_new === 'string') {
        long.set(password_new.slice(0, length), password_new);
      }
    }
    if (operation !== 'login') return forward();
    const body = await bodyOf(call);
    const known = long.get(String(body['password']).slice(0, length));
    return forward(
      new Request(request, {
        body: JSON.stringify({ ...body, ...(known && { password: known }) }),
      }),
    );
  };
}

/** Keeps the emails of those who were deleted. */
function hoarding(): Tamper {
  const emails = new Map<string, unknown>();
  const deleted = new Set<unknown>();
  return async (call) => {
    const { operation, forward } = call;
    if (operation === 'createStudent') {
      const { email } = await bodyOf(call);
      if (deleted.has(email)) {
        return Response.json({ message: 'This email is taken.' }, { status: 409 });
      }
      const response = await forward();
      if (!response.ok) return response;
      const { data } = (await response.clone().json()) as { data: { _id: string } };
      emails.set(data._id, email);
      return response;
    }
    const response = await forward();
    if (operation === 'deleteStudent' && response.ok) deleted.add(emails.get(idOf(call)));
    return response;
  };
}

/** Deletes a quiz that students have joined, if none of them has read its paper. */
function deletingUnbegun(): Tamper {
  const begun = new Set<string>();
  return async (call) => {
    const { operation, forward } = call;
    if (operation === 'quizPaper') begun.add(idOf(call));
    const response = await forward();
    return operation === 'deleteQuiz' && response.status === 409 && !begun.has(idOf(call))
      ? Response.json({ data: { message: 'Deleted' } })
      : response;
  };
}

/** Refuses a size that is no more than the number of students. */
const strict: Tamper = inThe(['updateGroup'], async (call) => {
  const { max_students } = await bodyOf(call);
  const read = await sendAs(call, 'GET', `group/${idOf(call)}`);
  const { students = [] } = (await read.json()) as { students?: unknown[] };
  return max_students === students.length
    ? Response.json({ message: 'The group has more students.' }, { status: 409 })
    : call.forward();
});

/** Forgets what is not sent. */
const resetting = (operation: OperationId, values: Json): Tamper =>
  inThe([operation], async (call) => {
    const body = await bodyOf(call);
    return call.forward(
      new Request(call.request, { body: JSON.stringify({ ...values, ...body }) }),
    );
  });

const searches = 'searches for %, _ and \\ as for any other sign';

/** Faults of what is left after a repetition or a refusal, at a limit, and of fields left out. */
export const stateFaults: readonly Fault[] = [
  [
    'loses the saved answers of who joins again',
    'joinQuiz',
    'changes nothing in the attempt of who joins again',
    wiping(),
  ],
  [
    'opens a submitted quiz for who joins again',
    'joinQuiz',
    'opens no quiz again for who has submitted it',
    reopening(),
  ],
  [
    'looks for room before it looks who is a member',
    'joinQuiz',
    'admits a student of a group that is full',
    countingFirst(),
  ],
  [
    'keeps earlier invitations valid',
    'inviteStudent',
    'ends the invitation before',
    keepingInvitations(),
  ],
  [
    'makes an account though it refuses the group',
    'createStudent',
    'makes no account when it refuses the group',
    inPart('createStudent', (call, { group: _, ...body }) => sendAs(call, 'POST', 'student', body)),
  ],
  [
    'renames a student whose email it refuses',
    'updateStudent',
    'changes nothing when it refuses the email',
    inPart('updateStudent', (call, { email: _, ...body }) => sendAs(call, 'PUT', 'student', body)),
  ],
  [
    'renames a group whose size it refuses',
    'updateGroup',
    'changes nothing when it refuses the size',
    inPart('updateGroup', (call, { name }) =>
      sendAs(call, 'PUT', `group/${idOf(call)}`, { name, max_students: 50 }),
    ),
  ],
  ...(['questions', 'students', 'results', 'result'] as const).map((operation): Fault => [
    'takes the signs of a search for wildcards',
    operation,
    searches,
    inThe([operation], likening),
  ]),
  [
    'makes active who is changed without a status',
    'updateStudent',
    'leaves inactive whose status is not sent',
    activating,
  ],
  [
    'compares 72 letters of a password',
    'changePassword',
    'compares a long password to its end',
    cutting(72),
  ],
  [
    'lists every type for the type DO',
    'questions',
    'filters pages by the type DO as by any other',
    inThe(['questions'], (call) => {
      const url = new URL(call.request.url);
      if (url.searchParams.get('type') === 'DO') url.searchParams.delete('type');
      return call.forward(new Request(url, call.request));
    }),
  ],
  [
    'keeps the email of a deleted student',
    'deleteStudent',
    'frees the email for another account',
    hoarding(),
  ],
  [
    'refuses a size of exactly its students',
    'updateGroup',
    'takes a size of exactly its students',
    strict,
  ],
  [
    'deletes a quiz that was joined and not begun',
    'deleteQuiz',
    'refuses an open quiz that nobody has begun, but joined, with 409',
    deletingUnbegun(),
  ],
  [
    'deletes a group whose quizzes have closed',
    'deleteGroup',
    'refuses a group whose quizzes have closed with 409',
    inThe(['deleteGroup'], restatused(409, 200)),
  ],
  [
    'shuffles nothing where a change does not say it',
    'updateQuiz',
    'keeps the order if it is not sent, and after a refusal',
    (() => {
      let isChanged = false;
      return async (call, school) => {
        isChanged ||= call.operation === 'updateQuiz';
        return isChanged && call.operation === 'quiz'
          ? rewritten<Json>((quiz) => ({ ...quiz, shuffle_options: false }))(call, school)
          : call.forward();
      };
    })(),
  ],
  [
    'sets the difficulty where only tags are sent',
    'changeQuestions',
    'keeps the type and the difficulty that are not sent',
    resetting('changeQuestions', { difficulty: 'easy' }),
  ],
  [
    'keeps the tags of a question that is sent without',
    'updateQuestion',
    'removes the tags if none are sent',
    resetting('updateQuestion', { tags: ['kept'] }),
  ],
];
