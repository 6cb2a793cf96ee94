import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../src/api/entities';
import { paperOf } from '../../../src/attempt/state/attemptState';
import { useAttempt, type AttemptHandle } from '../../../src/attempt/hooks/useAttempt';
import { useOutbox } from '../../../src/attempt/hooks/useOutbox';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import {
  brought,
  chen,
  createQuizServer,
  noNetwork,
  pass,
  phase,
  receipt,
  sheetOf,
} from '../fakeQuizServer';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('keeps the later answers of the device if the host knows its user a moment after the token', async () => {
  const { state, host, take } = createQuizServer();
  const before = take();
  await pass(10);
  act(() => sheetOf(before).choose('i1', 'C'));
  await pass(1_000);
  expect(state.held()).toEqual({ i1: 'C' });
  // The Wi-Fi drops out, the student changes the answer, and the page is closed.
  state.failing.draft = noNetwork;
  act(() => sheetOf(before).choose('i1', 'D'));
  await pass(1_000);
  expect(before.result.current.saving).toBe('device');
  before.unmount();
  await pass(10);
  state.failing.draft = null;

  // A reload: the host has the token at once and its user a moment later.
  host.user = undefined;
  const after = take();
  await pass(10);
  host.user = chen;
  after.rerender({ quizId: 'q1' });
  await pass(10);
  expect(sheetOf(after).answers()).toEqual({ i1: 'D' });
});

it('keeps the later answer if the user is unknown for a moment', async () => {
  const { state, host, take } = createQuizServer();
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(state.held()).toEqual({ i1: 'C' });
  act(() => sheetOf(taken).choose('i1', 'D'));
  // The host loads its user again, and has none until then.
  host.user = undefined;
  taken.rerender({ quizId: 'q1' });
  await pass(100);
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(2_000);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'D' });
  expect(state.held()).toEqual({ i1: 'D' });
});

it('does not attribute to another device what was changed while the user was unknown', async () => {
  const { state, host, take } = createQuizServer();
  const before = take();
  await pass(10);
  act(() => sheetOf(before).choose('i1', 'C'));
  await pass(1_000);
  before.unmount();
  host.user = undefined;
  const after = take();
  await pass(10);
  act(() => sheetOf(after).choose('i1', 'D'));
  await pass(1_000);
  expect(state.held()).toEqual({ i1: 'D' });
  host.user = chen;
  after.rerender({ quizId: 'q1' });
  await pass(10);
  expect(paperOf(after.result.current.attempt.state)?.overruled).toEqual({});
  expect(sheetOf(after).answers()).toEqual({ i1: 'D' });
});

it('does not give the answers of one token to the user of another', async () => {
  const { state, host, take } = createQuizServer();
  state.chosenElsewhere({ i1: 'A' });
  host.user = undefined;
  const taken = take();
  await pass(10);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'A' });
  // Another person signs in: another user, another token, another attempt on the server.
  state.forgetAttempts();
  host.user = { ...chen, _id: 'dana' };
  host.token = 'of dana';
  taken.rerender({ quizId: 'q1' });
  await pass(2_000);
  expect(sheetOf(taken).answers()).toEqual({});
  expect(state.held()).toEqual({});
});

it('continues to send what was submitted before the user was known', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  state.failing.submit = noNetwork;
  act(() => taken.result.current.attempt.submit());
  await pass(100);
  expect(phase(taken)).toBe('unsent');
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(100);
  expect(phase(taken)).toBe('unsent');

  // From now on the device keeps it as well.
  taken.unmount();
  state.failing.submit = null;
  const again = take();
  await pass(5_000);
  expect(phase(again)).toBe('submitted');
  expect(state.submissions.map(brought).at(-1)).toEqual({ i1: 'C' });
});

it('leaves what was submitted with one token to the user of that token', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  state.failing.submit = noNetwork;
  act(() => taken.result.current.attempt.submit());
  await pass(100);
  expect(phase(taken)).toBe('unsent');
  state.failing.submit = null;
  const { length } = state.submissions;
  host.user = { ...chen, _id: 'dana' };
  host.token = 'of dana';
  taken.rerender({ quizId: 'q1' });
  await pass(10_000);
  expect(phase(taken)).toBe('running');
  expect(state.submissions).toHaveLength(length);
});

it('keeps answers given before the user is known if cookies identify the user', async () => {
  const { host, take } = createQuizServer({ withAttempt: false });
  host.user = undefined;
  host.token = undefined;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(2_000);
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(2_000);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'C' });
});

it('keeps the later of two answers given before the user is known', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  expect(state.held()).toEqual({ i1: 'C' });
  act(() => sheetOf(taken).choose('i1', 'D'));
  await pass(100);
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(2_000);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'D' });
  expect(state.held()).toEqual({ i1: 'D' });
});

it('keeps what was answered if the token is renewed before the paper is loaded again', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  state.failing.draft = noNetwork;
  state.failing.paper = noNetwork;
  act(() => sheetOf(taken).choose('i1', 'C'));
  await pass(1_000);
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(1_000);
  host.token = 't2';
  taken.rerender({ quizId: 'q1' });
  state.failing.draft = null;
  state.failing.paper = null;
  await pass(20_000);
  expect(sheetOf(taken).answers()).toEqual({ i1: 'C' });
});

it('hears of a submission that was under way when the user became known', async () => {
  const { state, host, take } = createQuizServer();
  host.user = undefined;
  const taken = take();
  await pass(10);
  act(() => sheetOf(taken).choose('i1', 'C'));
  state.failing.submit = async () => {
    if (state.submissions.length > 1) return Response.json({ message: 'Twice.' }, { status: 409 });
    await new Promise((done) => setTimeout(done, 500));
    return Response.json({ data: { message: 'Received.', receipt } });
  };
  act(() => taken.result.current.attempt.submit());
  await pass(100);
  expect(phase(taken)).toBe('submitting');
  host.user = chen;
  taken.rerender({ quizId: 'q1' });
  await pass(5_000);
  expect(phase(taken)).toBe('submitted');
  expect(taken.result.current.outbox.entries).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(state.submissions).toHaveLength(1);
});

/** A page on which quiz widgets come and go. */
function openPage(settings: Parameters<typeof createQuizServer>[0] = {}) {
  const { state, client } = createQuizServer(settings);
  const seen: Record<string, AttemptHandle> = {};
  let pending: string[] = [];
  let waits: Promise<void> | null = null;
  function Runner({ quizId }: { quizId: string }) {
    seen[quizId] = useAttempt(quizId);
    return null;
  }
  function Banner() {
    pending = useOutbox().entries.map(({ quiz }) => quiz);
    return null;
  }
  function Late() {
    if (waits !== null) use(waits);
    return null;
  }
  const page = (user: Profile | undefined, quizId: string | null, token?: string) => (
    <QuizProvider client={client} user={user} token={token}>
      <Suspense fallback={null}>
        {quizId !== null && <Runner key={quizId} quizId={quizId} />}
        <Late />
      </Suspense>
      <Banner />
    </QuizProvider>
  );
  const view = render(page(undefined, 'q1', 't'));
  const attempt = (quizId = 'q1'): AttemptHandle => {
    const found = seen[quizId];
    if (found === undefined) throw new Error(`Nobody takes ${quizId}.`);
    return found;
  };
  const sheet = (quizId = 'q1') => {
    const { state: shown } = attempt(quizId);
    if (shown.phase !== 'running') throw new Error(`No paper while ${shown.phase}.`);
    return shown.paper.sheet;
  };
  return {
    state,
    attempt,
    sheet,
    pending: () => pending,
    show: (...shown: Parameters<typeof page>) => view.rerender(page(...shown)),
    hide: (until: Promise<void> | null) => {
      waits = until;
    },
  };
}

it('continues to send, from the page to which the student was sent, what was submitted before', async () => {
  const { state, attempt, sheet, show, pending } = openPage();
  await pass(10);
  act(() => sheet().choose('i1', 'C'));
  state.failing.submit = noNetwork;
  act(() => attempt().submit());
  await pass(100);
  show(undefined, null, 't');
  await pass(100);
  show(chen, null, 't');
  await pass(100);
  expect(pending()).toEqual(['q1']);
  state.failing.submit = null;
  await pass(20_000);
  expect(pending()).toEqual([]);
  expect(state.submissions.map(brought).at(-1)).toEqual({ i1: 'C' });
});

it('sends what was submitted for another quiz before the user is known', async () => {
  const { state, attempt, sheet, show, pending } = openPage();
  await pass(10);
  act(() => sheet().choose('i1', 'C'));
  state.failing.submit = noNetwork;
  act(() => attempt().submit());
  await pass(100);
  show(undefined, 'q2', 't');
  await pass(100);
  show(chen, 'q2', 't');
  await pass(100);
  expect(pending()).toEqual(['q1']);
  expect(attempt('q2').state.phase).toBe('running');
});

it('keeps what was answered before the user is known, even if its widget was closed', async () => {
  const { sheet, show } = openPage({ withAttempt: false });
  await pass(10);
  act(() => sheet().choose('i1', 'C'));
  await pass(1_000);
  show(undefined, null, 't');
  await pass(100);
  show(chen, null, 't');
  await pass(100);
  show(chen, 'q1', 't');
  await pass(100);
  expect(sheet().answers()).toEqual({ i1: 'C' });
});

it('does not resubmit what was taken back when its widget was hidden for a moment', async () => {
  const { state, attempt, sheet, show, hide } = openPage();
  await pass(10);
  act(() => sheet().choose('i1', 'C'));
  state.failing.submit = noNetwork;
  act(() => attempt().submit());
  await pass(100);
  show(chen, 'q1', 't');
  await pass(100);
  act(() => void attempt().resume());
  await pass(100);
  state.failing.submit = null;
  act(() => sheet().choose('i1', 'B'));
  await pass(2_000);
  const { length } = state.submissions;
  let go = (): void => {};
  hide(new Promise((resolve) => (go = resolve)));
  show(chen, 'q1', 't');
  await pass(100);
  act(() => go());
  await pass(10);
  hide(null);
  show(chen, 'q1', 't');
  await pass(5_000);
  expect(state.submissions).toHaveLength(length);
  expect(sheet().answers()).toEqual({ i1: 'B' });
});

it.each([
  ['with drafts', true],
  ['of the specification', false],
])(
  'shows the next student at the device no answers if no user is given, on a server %s',
  async (_, withAttempt) => {
    const { state, sheet, show } = openPage({ withAttempt });
    await pass(10);
    act(() => sheet().choose('i1', 'C'));
    await pass(1_000);
    show(undefined, null, 't');
    await pass(1_000);
    show(undefined, null);
    await pass(1_000);
    // Another person signs in and opens the same quiz: another attempt on the server.
    state.forgetAttempts();
    show(undefined, 'q1', 'of dana');
    await pass(2_000);
    expect(sheet().answers()).toEqual({});
    expect(state.held()).toEqual({});
  },
);

it('keeps the answers if no user is given and the token is missing for a moment', async () => {
  const { sheet, show } = openPage({ withAttempt: false });
  await pass(10);
  act(() => sheet().choose('i1', 'C'));
  await pass(1_000);
  show(undefined, 'q1');
  await pass(100);
  show(undefined, 'q1', 't');
  await pass(100);
  expect(sheet().answers()).toEqual({ i1: 'C' });
});

describe('on a device that keeps nothing, a user who is unknown for a moment', () => {
  beforeEach(() => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
  });

  async function unknownForAMoment(show: ReturnType<typeof openPage>['show']) {
    show(undefined, 'q1', 't');
    await pass(100);
    show(chen, 'q1', 't');
    await pass(100);
  }

  it('finds the answers again', async () => {
    const { sheet, show } = openPage({ withAttempt: false });
    show(chen, 'q1', 't');
    await pass(10);
    act(() => sheet().choose('i1', 'C'));
    await pass(2_000);
    await unknownForAMoment(show);
    expect(sheet().answers()).toEqual({ i1: 'C' });
  });

  it('finds what was submitted, and it is sent', async () => {
    const { state, attempt, sheet, show } = openPage();
    show(chen, 'q1', 't');
    await pass(10);
    state.failing.draft = noNetwork;
    state.failing.submit = noNetwork;
    act(() => sheet().choose('i1', 'C'));
    act(() => attempt().submit());
    await pass(100);
    await unknownForAMoment(show);
    expect(attempt().state.phase).toBe('unsent');
    state.failing.submit = null;
    await pass(20_000);
    expect(attempt().state.phase).toBe('submitted');
    expect(state.submissions.map(brought).at(-1)).toEqual({ i1: 'C' });
  });

  it('finds nothing under another token, as after logging out', async () => {
    const { sheet, show } = openPage({ withAttempt: false });
    show(chen, 'q1', 't');
    await pass(10);
    act(() => sheet().choose('i1', 'C'));
    await pass(2_000);
    show(undefined, null);
    await pass(100);
    show(chen, 'q1', 't2');
    await pass(100);
    expect(sheet().answers()).toEqual({});
  });
});
