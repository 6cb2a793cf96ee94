import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuizEvent } from '../../src/api/quizEvents';
import { useGroups } from '../../src/api/teachingHooks';
import { useAttempt } from '../../src/attempt/hooks/useAttempt';
import { QuizProvider, type QuizProviderProps } from '../../src/provider/QuizProvider';
import { QuizRunner } from '../../src/quizzes/runner/QuizRunner';
import { chen } from '../attempt/fakeQuizServer';

const later = new Date(Date.now() + 600_000).toISOString();
const paper = {
  title: 'Week 3',
  questions: [{ _id: 'i1', title: 'Which?', options: { A: 'a', B: 'b', C: 'c', D: 'd' } }],
  attempt: {
    started_at: new Date().toISOString(),
    ends_at: later,
    server_now: new Date().toISOString(),
    revision: 0,
    answers: [],
  },
};

/** Whether the server no longer accepts the token. */
let isOver: boolean;

beforeEach(() => {
  localStorage.clear();
  isOver = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    if (isOver) return Promise.resolve(Response.json({ message: 'Over.' }, { status: 401 }));
    const isPaper = (input as Request).url.includes('without-answers');
    return Promise.resolve(Response.json(isPaper ? paper : []));
  });
});
afterEach(() => vi.restoreAllMocks());

let lookAgain: () => Promise<unknown>;

/** A widget beside the quiz, which asks now and then. */
function Beside() {
  lookAgain = useGroups().refetch;
  return null;
}

function Page(props: Partial<QuizProviderProps>) {
  return (
    <QuizProvider user={chen} token="t" {...props}>
      <Beside />
      {props.children}
    </QuizProvider>
  );
}

/** Lets a call of the page be refused, and its consequences show. */
async function endSession(): Promise<void> {
  isOver = true;
  await act(() => lookAgain());
}

it('leaves a student in a quiz that asks for the password in place', async () => {
  const onSessionEnd = vi.fn();
  const events: QuizEvent['type'][] = [];
  const onEvent = ({ type }: QuizEvent) => void events.push(type);
  const quiz = <QuizRunner quizId="q1" />;
  const { rerender } = render(
    <Page onSessionEnd={onSessionEnd} onEvent={onEvent}>
      {quiz}
    </Page>,
  );
  await screen.findByRole('radiogroup');
  await endSession();
  await endSession();
  expect(onSessionEnd).not.toHaveBeenCalled();
  expect(events.filter((type) => type === 'sessionEnded')).toHaveLength(1);

  // Whatever is refused after the quiz was left is the host's matter.
  rerender(<Page onSessionEnd={onSessionEnd} onEvent={onEvent} />);
  expect(onSessionEnd).not.toHaveBeenCalled();
  await endSession();
  await endSession();
  expect(onSessionEnd.mock.calls).toEqual([[{ duringAttempt: false }]]);
  expect(events.filter((type) => type === 'sessionEnded')).toHaveLength(1);
});

it('asks for the password in the quiz meanwhile', async () => {
  const onSessionEnd = vi.fn();
  render(
    <Page onSessionEnd={onSessionEnd}>
      <QuizRunner quizId="q1" />
    </Page>,
  );
  const [option] = await screen.findAllByRole('radio');
  isOver = true;
  act(() => option?.click());
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(onSessionEnd).not.toHaveBeenCalled();
});

it.each<[string, Partial<QuizProviderProps>]>([
  ['the runner has a login of the host', { children: <QuizRunner quizId="q1" signIn="Wait." /> }],
  ['no user is known', { user: undefined, children: <QuizRunner quizId="q1" /> }],
  ['it wants to be told', { notifiesDuringAttempt: true, children: <QuizRunner quizId="q1" /> }],
  ['the runner is its own', { children: <OwnRunner /> }],
])('tells the host during an attempt if %s', async (_, props) => {
  const onSessionEnd = vi.fn();
  render(<Page {...props} onSessionEnd={onSessionEnd} />);
  await screen.findByText('Week 3');
  await endSession();
  expect(onSessionEnd.mock.calls).toEqual([[{ duringAttempt: true }]]);
});

it('tells the host of a session that was over before the quiz could be opened', async () => {
  const onSessionEnd = vi.fn();
  isOver = true;
  render(
    <Page onSessionEnd={onSessionEnd}>
      <QuizRunner quizId="q1" />
    </Page>,
  );
  await waitFor(() => expect(onSessionEnd.mock.calls).toEqual([[{ duringAttempt: false }]]));
});

function OwnRunner() {
  const { state } = useAttempt('q1');
  return <p>{state.phase === 'running' && state.paper.title}</p>;
}
