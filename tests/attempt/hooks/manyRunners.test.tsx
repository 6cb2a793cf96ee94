import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paperOf } from '../../../src/attempt/state/attemptState';
import { useAttempt, type AttemptHandle } from '../../../src/attempt/hooks/useAttempt';
import { useOutbox } from '../../../src/attempt/hooks/useOutbox';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { chen, createQuizServer, noNetwork, pass } from '../fakeQuizServer';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let attempts: Record<string, AttemptHandle>;
beforeEach(() => {
  attempts = {};
});

function Runner({ quizId = 'q1' }: { quizId?: string }) {
  attempts[quizId] = useAttempt(quizId);
  return null;
}

function choose(item: string, letter: 'B' | 'C', quizId = 'q1') {
  act(() => {
    const state = attempts[quizId]?.state;
    if (state?.phase !== 'running') throw new Error(`No paper while ${state?.phase}.`);
    state.paper.sheet.choose(item, letter);
  });
}

it('a provider that stays sees and sends what another one of the page has left', async () => {
  const { state, client } = createQuizServer();
  let seen = 0;
  function Banner() {
    seen = useOutbox().entries.length;
    return null;
  }
  const page = (isOpen: boolean) => (
    <>
      {isOpen && (
        <QuizProvider client={client} user={chen} token="t">
          <Runner />
        </QuizProvider>
      )}
      <QuizProvider client={client} user={chen} token="t">
        <Banner />
      </QuizProvider>
    </>
  );
  const view = render(page(true));
  await pass(200);
  state.failing.submit = noNetwork;
  act(() => attempts.q1?.submit());
  await pass(2_000);
  expect(attempts.q1?.state.phase).toBe('unsent');
  expect(seen).toBe(1);
  view.rerender(page(false));
  state.failing.submit = null;
  const before = state.submissions.length;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(30_000);
  expect(state.submissions).toHaveLength(before + 1);
  expect(seen).toBe(0);
  expect(localStorage).toHaveLength(0);
});

it('does not call answers saved on the device because those of another quiz are', async () => {
  const { state, client } = createQuizServer();
  render(
    <QuizProvider client={client} user={chen} token="t">
      <Runner quizId="q1" />
      <Runner quizId="q2" />
    </QuizProvider>,
  );
  await pass(10);
  state.failing.draft = noNetwork;
  // There is room for a small draft but not for a large one.
  const setItem = localStorage.setItem.bind(localStorage);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, value) => {
    if (key.endsWith(':q1')) throw new DOMException('Full.', 'QuotaExceededError');
    setItem(key, value);
  });
  choose('i1', 'C', 'q1');
  await pass(2_000);
  expect(attempts.q1?.saving.read()).toBe('memory');
  choose('i1', 'C', 'q2');
  await pass(2_000);
  expect(attempts.q2?.saving.read()).toBe('device');
  expect(attempts.q1?.saving.read()).toBe('memory');
});

it.each([
  ['a known user', chen],
  ['a user not known yet', undefined],
])(
  'saves what was chosen last if the runner of %s is removed in the middle of a save',
  async (_, user) => {
    const { state, client } = createQuizServer();
    const page = (isOpen: boolean) => (
      <QuizProvider client={client} user={user} token="t">
        {isOpen && <Runner />}
      </QuizProvider>
    );
    const view = render(page(true));
    await pass(10);
    state.draftsTake = 2_000;
    choose('i1', 'C');
    await pass(1_000);
    expect(state.drafts).toHaveLength(1);
    choose('i2', 'B');
    view.rerender(page(false));
    await pass(20_000);
    expect(state.held()).toEqual({ i1: 'C', i2: 'B' });
  },
);

it('still offers what this device had after a reload', async () => {
  const { state, client } = createQuizServer();
  const page = (isOpen: boolean) => (
    <QuizProvider client={client} user={chen} token="t">
      {isOpen && <Runner />}
    </QuizProvider>
  );
  const view = render(page(true));
  await pass(10);
  choose('i1', 'B');
  await pass(100);
  state.chosenElsewhere({ i1: 'A' });
  await pass(2_000);
  const overruled = { phase: 'running', paper: { overruled: { i1: 'B' } } };
  expect(attempts.q1?.state).toMatchObject(overruled);
  view.rerender(page(false));
  view.rerender(page(true));
  await pass(10);
  expect(attempts.q1?.state).toMatchObject(overruled);
  choose('i1', 'C');
  view.rerender(page(false));
  view.rerender(page(true));
  await pass(10);
  expect(attempts.q1 && paperOf(attempts.q1.state)?.overruled).toEqual({});
});

it('saves nothing more for a user who has left in the middle of a save', async () => {
  const { state, client } = createQuizServer();
  const page = (isOpen: boolean, user: typeof chen) => (
    <QuizProvider client={client} user={user} token={user._id}>
      {isOpen && <Runner />}
    </QuizProvider>
  );
  const view = render(page(true, chen));
  await pass(10);
  state.draftsTake = 2_000;
  choose('i1', 'C');
  await pass(1_000);
  choose('i2', 'B');
  view.rerender(page(false, chen));
  await pass(10);
  expect(state.drafts.at(-1)).toEqual({ i1: 'C', i2: 'B' });
  const { length } = state.drafts;
  view.rerender(page(false, { ...chen, _id: 'dana' }));
  await pass(20_000);
  expect(state.drafts).toHaveLength(length);
});
