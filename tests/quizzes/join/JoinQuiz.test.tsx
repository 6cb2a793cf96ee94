import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JoinQuiz } from '../../../src/quizzes/join/JoinQuiz';
import { JoinQuizDialog } from '../../../src/quizzes/join/JoinQuizDialog';
import { useSessionStore } from '../../../src/session/SessionContext';
import {
  answer,
  gateway,
  held,
  refuse,
  renderAtSchool,
  servedPage,
  silence,
  type Reply,
} from '../fakeSchool';
import { stopClock, turnClock } from '../../stopClock';

afterEach(() => void vi.useRealTimers());

const opens = '2031-05-04T09:00:00.000Z';
const running = answer({ data: { quiz: 'z9', code: 'ABCD2345', message: 'Welcome in' } });
const upcoming = answer({
  data: { quiz: 'z9', code: 'ABCD2345', starts_at: opens, server_now: '2031-05-04T08:00:00.000Z' },
});

function show(reply: Reply, widget = <JoinQuiz />) {
  return renderAtSchool(widget, { 'POST /quiz/join': reply });
}

const field = () => screen.getByRole('textbox', { name: 'Code' });
const join = () => screen.getByRole('button', { name: 'Join' });

describe('an empty code', () => {
  it('of the student form is refused at the field', async () => {
    const { user, calls } = show(running, <JoinQuiz variant="student" />);
    expect(screen.getByRole('heading', { name: 'Join Quiz' })).toBeVisible();
    await user.type(field(), '   ');
    await user.click(join());
    expect(field()).toHaveAccessibleDescription('Code is required');
    expect(field()).toHaveFocus();
    expect(screen.getAllByText('Code is required')).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('of invisible characters is empty as well', async () => {
    const { user, calls } = show(running, <JoinQuiz variant="student" />);
    await user.type(field(), ' \u200b\u200e');
    await user.click(join());
    expect(field()).toHaveAccessibleDescription('Code is required');
    expect(calls).toEqual([]);
  });

  it('of the other form is refused there in its own words, once', async () => {
    const { user, calls } = show(running);
    expect(screen.getByRole('heading', { name: 'Join quiz' })).toBeVisible();
    await user.click(join());
    expect(field()).toHaveAccessibleDescription('Please enter a code first!');
    expect(field()).toHaveFocus();
    expect(screen.getAllByText('Please enter a code first!')).toHaveLength(1);
    expect(calls).toEqual([]);
  });
});

describe('the code', () => {
  it("typed into the server's page before hydration is sent", async () => {
    const page = servedPage(<JoinQuiz />);
    within(page).getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value = 'ABCD2345';
    const { user, called } = renderAtSchool(
      <JoinQuiz />,
      { 'POST /quiz/join': running },
      undefined,
      page,
    );
    await user.click(join());
    expect(called('POST /quiz/join').map(({ body }) => body)).toEqual([{ code: 'ABCD2345' }]);
  });

  it("of a link is shown in its readable form, and sent in the server's form", async () => {
    const { user, called } = show(running, <JoinQuiz defaultCode="abcd-2345" />);
    expect(field()).toHaveValue('ABCD-2345');
    await user.click(join());
    await waitFor(() =>
      expect(called('POST /quiz/join').map(({ body }) => body)).toEqual([{ code: 'ABCD2345' }]),
    );
  });

  it('is extracted from a pasted join link', async () => {
    const { user } = show(running);
    await user.click(field());
    await user.paste('https://school.example/quiz/dashboard/student-quiz?join=ABCD2345');
    expect(field()).toHaveValue('ABCD-2345');
  });

  it('is extracted from a pasted sentence', async () => {
    const { user } = show(running);
    await user.type(field(), 'AB');
    await user.paste('Code: „abcd–2345“.');
    expect(field()).toHaveValue('ABCD-2345');
  });

  it('is sent alone, however it is typed', async () => {
    const { user, called } = show(running);
    await user.type(field(), 'code: ａｂｃｄ\u20112345.{Enter}');
    await waitFor(() =>
      expect(called('POST /quiz/join').map(({ body }) => body)).toEqual([{ code: 'ABCD2345' }]),
    );
  });

  it("of unknown form stays as it was typed, with the server's message", async () => {
    const { user, called } = show(refuse(404, 'No quiz has this code.'));
    await user.type(field(), ' Code: maths-2026. {Enter}');
    await waitFor(() =>
      expect(field()).toHaveAccessibleErrorMessage('Code No quiz has this code.'),
    );
    expect(field()).toHaveValue(' Code: maths-2026. ');
    expect(called('POST /quiz/join').map(({ body }) => body)).toEqual([
      { code: 'Code: maths-2026.' },
    ]);
  });

  it('is sent alone even if the field contains a whole link', async () => {
    const { user, called } = show(running);
    await user.type(
      field(),
      'https://school.example/quiz/dashboard/student-quiz?join=ABCD2345{Enter}',
    );
    await waitFor(() =>
      expect(called('POST /quiz/join').map(({ body }) => body)).toEqual([{ code: 'ABCD2345' }]),
    );
  });

  it('pasted by itself is inserted at the cursor', async () => {
    const { user } = show(running);
    await user.type(field(), 'AB');
    await user.paste('CD2345');
    expect(field()).toHaveValue('ABCD2345');
  });
});

describe('the outcome', () => {
  it('is sent once, however often the button is pressed', async () => {
    const { user, called } = show(silence, <JoinQuiz defaultCode="ABCD2345" />);
    await user.dblClick(join());
    expect(await screen.findByRole('button', { name: 'Joining...' })).toBeVisible();
    expect(called('POST /quiz/join')).toHaveLength(1);
  });

  it('is the default message if the server has none, and the input stays', async () => {
    const { user } = show(gateway(), <JoinQuiz defaultCode="ABCD2345" />);
    await user.click(join());
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Error in creating quiz'));
    expect(field()).toHaveValue('ABCD-2345');
  });

  it('opens a running quiz at once, with the server’s message', async () => {
    const onJoined = vi.fn();
    const widget = <JoinQuiz defaultCode="ABCD2345" onJoined={onJoined} />;
    const { user } = show(running, widget);
    await user.click(join());
    const said = await screen.findByText('Welcome in');
    expect(said).toBeVisible();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(/^$/);
    expect(onJoined).toHaveBeenCalledExactlyOnceWith({ quizId: 'z9', code: 'ABCD2345' });
    expect(screen.getByText('ABCD-2345').parentElement).toHaveTextContent(
      'You joined with code ABCD-2345.',
    );
    expect(said.parentElement).toHaveFocus();
  });

  it('says when an upcoming quiz starts, and opens it by the button', async () => {
    const onJoined = vi.fn();
    const widget = <JoinQuiz defaultCode="ABCD2345" onJoined={onJoined} />;
    const { user } = show(upcoming, widget);
    await user.click(join());
    const [said, ...others] = await screen.findAllByText('Quiz joined successfully');
    expect(others).toEqual([]);
    expect(said?.parentElement).toHaveFocus();
    expect(said?.parentElement).toHaveTextContent(
      /code ABCD-2345\. The quiz starts on May 4, 2031/,
    );
    expect(onJoined).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Go to the quiz' }));
    expect(onJoined).toHaveBeenCalledExactlyOnceWith({ quizId: 'z9', code: 'ABCD2345' });
  });

  it.each([
    ['its id alone', 'z9'],
    ['an object', { _id: 'z9', title: 'Waves' }],
  ])('accepts the quiz as %s, and the sent code if none comes back', async (_, quiz) => {
    const onJoined = vi.fn();
    const widget = <JoinQuiz defaultCode="ABCD2345" onJoined={onJoined} />;
    const { user } = show(answer({ data: { quiz } }), widget);
    await user.click(join());
    expect((await screen.findByText('ABCD-2345')).parentElement).toHaveTextContent(
      'You joined with code ABCD-2345.',
    );
    expect(onJoined).toHaveBeenCalledExactlyOnceWith({ quizId: 'z9', code: 'ABCD2345' });
  });

  it.each([
    ['success', running, 'Welcome in'],
    ['failure', gateway(), 'Error in creating quiz'],
  ])('reports %s after the form was left, and does not navigate', async (_, outcome, sentence) => {
    const onJoined = vi.fn();
    const { reply, release } = held();
    const widget = <JoinQuiz defaultCode="ABCD2345" onJoined={onJoined} />;
    const { user, rerender } = show(reply, widget);
    await user.click(join());
    rerender(<p>elsewhere</p>);
    release(outcome);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(onJoined).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal', refuse(404, 'No such quiz.'), 'No such quiz.'],
    ['success', running, 'Welcome in'],
  ])('leaves the focus elsewhere if the user moved on before %s', async (_, outcome, sentence) => {
    const { reply, release } = held();
    const { user } = show(
      reply,
      <>
        <JoinQuiz defaultCode="ABCD2345" />
        <button>Elsewhere</button>
      </>,
    );
    await user.click(join());
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await user.click(elsewhere);
    release(outcome);
    await screen.findAllByText(sentence);
    expect(elsewhere).toHaveFocus();
  });

  it('starts by the server’s clock even if this device’s is fast', async () => {
    stopClock();
    const serverNow = Date.now() - 3 * 60 * 60_000;
    const data = {
      quiz: 'z9',
      code: 'ABCD2345',
      starts_at: new Date(serverNow + 60_000).toISOString(),
      server_now: new Date(serverNow).toISOString(),
    };
    const { user } = show(answer({ data }), <JoinQuiz defaultCode="ABCD2345" />);
    await user.click(join());
    expect(await screen.findByText(/The quiz starts on /)).toBeVisible();
    await turnClock(60_100);
    expect(screen.getByText(/The quiz has started\./)).toBeVisible();
  });

  it('goes by the server’s clock rather than this device’s', async () => {
    const onJoined = vi.fn();
    const data = {
      quiz: 'z9',
      code: 'A',
      starts_at: opens,
      server_now: '2031-05-04T09:10:00.000Z',
    };
    const { user } = show(answer({ data }), <JoinQuiz defaultCode="A" onJoined={onJoined} />);
    await user.click(join());
    await waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  });

  it('links to the quiz if the host has an address', async () => {
    const widget = <JoinQuiz defaultCode="ABCD2345" testHref={(id) => `/test/${id}`} />;
    const { user } = show(running, widget);
    await user.click(join());
    expect(await screen.findByRole('link', { name: 'Go to the quiz' })).toHaveAttribute(
      'href',
      '/test/z9',
    );
  });

  it('offers another code, in an empty field with the focus', async () => {
    const { user } = show(running, <JoinQuiz defaultCode="ABCD2345" />);
    await user.click(join());
    await user.click(await screen.findByRole('button', { name: 'Join another quiz' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });
});

it('uses the code of the next link after another was requested', async () => {
  const { user, rerender } = show(running, <JoinQuiz defaultCode="ABCD2345" />);
  await user.click(join());
  await user.click(await screen.findByRole('button', { name: 'Join another quiz' }));
  rerender(<JoinQuiz defaultCode="WXYZ2345" />);
  expect(field()).toHaveValue('WXYZ-2345');
});

const grace = {
  _id: 'u1',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student' as const,
};

function SwitchUser({ id }: { id: string }) {
  const session = useSessionStore();
  const next = { ...grace, _id: id };
  return <button onClick={() => session.write({ user: next, token: id })}>Be {id}</button>;
}

it('shows the next user of the device neither what was typed nor what was joined', async () => {
  const { user } = renderAtSchool(
    <>
      <JoinQuiz />
      <SwitchUser id="mary" />
      <SwitchUser id="joan" />
    </>,
    { 'POST /quiz/join': running },
    grace,
  );
  await user.type(field(), 'ABCD2345');
  await user.click(screen.getByRole('button', { name: 'Be mary' }));
  expect(field()).toHaveValue('');
  await user.type(field(), 'ABCD2345{Enter}');
  await screen.findByText('ABCD-2345');
  await user.click(screen.getByRole('button', { name: 'Be joan' }));
  expect(screen.queryByText(/You joined/)).not.toBeInTheDocument();
});

describe('the dialog', () => {
  it('is followed by one that reports it, and starts over the next time', async () => {
    const dialog = (open: boolean) => (
      <JoinQuizDialog open={open} onClose={() => {}} variant="student" defaultCode="ABCD2345" />
    );
    const { user, rerender } = show(upcoming, dialog(true));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Join Quiz' })).getByRole('button', {
        name: 'Join',
      }),
    );
    const success = await screen.findByRole('dialog', { name: 'Quiz joined' });
    expect(within(success).getByText('ABCD-2345').closest('[tabindex]')).toHaveFocus();
    rerender(dialog(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    rerender(dialog(true));
    expect(await screen.findByRole('dialog', { name: 'Join Quiz' })).toBeVisible();
  });
});
