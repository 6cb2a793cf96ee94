import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import type { Profile } from '../../src/api/entities';
import { useNotify } from '../../src/provider/notifications';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { QuestionBank } from '../../src/questions/bank/QuestionBank';
import { StudentHome } from '../../src/quizzes/home/StudentHome';
import { QuizRunner } from '../../src/quizzes/runner/QuizRunner';
import { chen, createQuizServer } from '../attempt/fakeQuizServer';
import { question } from '../questions/bank/bankAtSchool';

beforeEach(() => localStorage.clear());

const dana: Profile = { ...chen, _id: 'dana', first_name: 'Dana' };
const teacherOf = (user: Profile): Profile => ({ ...user, role: 'Instructor' });

/** All that is on the page, what is typed included. */
function shown(): string {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [document.body.textContent, ...[...fields].map(({ value }) => value)].join(' ');
}

const frames: string[] = [];

/** Draws with each commit, as browsers paint it at the earliest. */
function Frames({ user }: { user: Profile | undefined }) {
  useLayoutEffect(() => void frames.push(shown()), [user]);
  return null;
}

/** Says in passing that something of Chen's was done. */
function Teller() {
  const notify = useNotify();
  return (
    <button onClick={() => notify({ tone: 'positive', message: 'Done by Chen' })}>Tell</button>
  );
}

type Answer = (request: Request) => Response | Promise<Response>;

/** A host's page, whose user changes without a reload, and whose server then stops answering. */
function openPage(widget: ReactNode, answer: Answer, first: Profile) {
  let isSilent = false;
  const client = createQuizClient({
    fetch: (request) => (isSilent ? new Promise(() => {}) : Promise.resolve(answer(request))),
  });
  let change: (user: Profile | undefined, token: string) => void = () => {};
  function Host() {
    const [{ user, token }, set] = useState<{ user: Profile | undefined; token: string }>({
      user: first,
      token: 'of Chen',
    });
    change = (next, nextToken) => set({ user: next, token: nextToken });
    return (
      <QuizProvider client={client} user={user} token={token}>
        {widget}
        <Teller />
        <Frames user={user} />
      </QuizProvider>
    );
  }
  render(<Host />);
  const watch = new MutationObserver(() => void frames.push(shown()));
  return {
    signIn: async (user: Profile | undefined, token: string): Promise<readonly string[]> => {
      isSilent = true;
      frames.length = 0;
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      act(() => change(user, token));
      frames.push(shown());
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
      watch.disconnect();
      return frames;
    },
  };
}

const row = question('1', { title: 'Question of Chen' });
const bank: Answer = () => Response.json({ items: [row], next: null, total: 1 });
const quiz = {
  _id: 'z1',
  title: 'Quiz of Chen',
  schadule: new Date(Date.now() + 60_000).toISOString(),
  duration: 30,
  description: '',
  participants: 4,
};
const home: Answer = ({ url }) => Response.json(url.includes('incomming') ? [quiz] : []);

it.each([
  ['the bank', <QuestionBank key="bank" />, bank, 'Question of Chen', teacherOf],
  [
    'the home',
    <StudentHome key="home" testHref={String} />,
    home,
    'Quiz of Chen',
    (user: Profile) => user,
  ],
] as const)(
  'shows the next user nothing of the last one in %s',
  async (_what, widget, answer, text, as) => {
    const { signIn } = openPage(widget, answer, as(chen));
    await screen.findByText(text);
    fireEvent.click(screen.getByText('Tell'));
    await screen.findByText('Done by Chen');
    const seen = await signIn(as(dana), 'of Dana');
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.filter((frame) => frame.includes('of Chen') || frame.includes('by Chen'))).toEqual(
      [],
    );
  },
);

const openForm = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Question of Chen' }));
  await screen.findByRole('dialog');
  fireEvent.change(await screen.findByDisplayValue('Question of Chen'), {
    target: { value: 'Typed by Chen' },
  });
};

it('closes a form of the last user, with what was typed', async () => {
  const { signIn } = openPage(<QuestionBank />, bank, teacherOf(chen));
  await openForm();
  const seen = await signIn(teacherOf(dana), 'of Dana');
  expect(seen.filter((frame) => frame.includes('Chen'))).toEqual([]);
});

it.each([
  ['a new token', chen, 'renewed'],
  ['a while without a user', undefined, 'renewed'],
])('keeps what is typed through %s', async (_what, meanwhile, token) => {
  const { signIn } = openPage(<QuestionBank />, bank, teacherOf(chen));
  await openForm();
  await signIn(meanwhile && teacherOf({ ...meanwhile }), token);
  const seen = await signIn(teacherOf(chen), token);
  expect(seen.filter((frame) => !frame.includes('Typed by Chen'))).toEqual([]);
});

it('shows no paper of the last student, and saves no answer in the next one\u2019s name', async () => {
  const { state, client } = createQuizServer();
  state.now = () => Date.parse('2026-05-04T09:01:00Z');
  const page = (user: Profile) => (
    <QuizProvider client={client} user={user} token="t">
      <QuizRunner quizId="q1" />
      <Frames user={user} />
    </QuizProvider>
  );
  const { rerender, unmount } = render(page(chen));
  fireEvent.click((await screen.findAllByRole('radio'))[2]!);
  state.failing.paper = () => new Promise(() => {});
  frames.length = 0;
  rerender(page(dana));
  frames.push(shown());
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  expect(frames.filter((frame) => /Week 3|Title of/.test(frame))).toEqual([]);
  expect(state.drafts).toEqual([]);
  expect(Object.keys(localStorage).some((key) => key.includes('draft:chen:q1'))).toBe(true);
  unmount();
});

it('shows no rows once their user is gone', async () => {
  const { signIn } = openPage(<QuestionBank />, bank, teacherOf(chen));
  await screen.findByText('Question of Chen');
  const seen = await signIn(undefined, 'of nobody');
  expect(seen.filter((frame) => frame.includes('of Chen'))).toEqual([]);
});

it('puts no reply to the last user into the next one\u2019s lists', async () => {
  let reply: (response: Response) => void = () => {};
  const answer = vi.fn<Answer>(() => new Promise((resolve) => (reply = resolve)));
  const { signIn } = openPage(<QuestionBank />, answer, teacherOf(chen));
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await signIn(teacherOf(dana), 'of Dana');
  reply(Response.json([row]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(shown()).not.toContain('Question of Chen');
});
