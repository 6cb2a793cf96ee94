import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../../src/api/createQuizClient';
import { useGroups } from '../../../src/api/teachingHooks';
import { joinQuizOptions, loginOptions, meOptions } from '../../../src/api/operations';
import { QuizApp } from '../../../src/app/QuizApp';
import { useNotify } from '../../../src/provider/notifications';
import { mockPassword, mockQuizzes } from '../../../src/testing';
import { appAtSchool, pageLeft } from '../appAtSchool';

const { school, server, user, keep, openApp, address } = appAtSchool();

describe('a token that expires', () => {
  async function openForm(): Promise<HTMLElement> {
    openApp('/dashboard/questions', 'Instructor');
    await user.click(await screen.findByRole('button', { name: 'Add Question' }));
    const form = await screen.findByRole('dialog', { name: 'Set up a new question' });
    for (const [label, text] of [
      ['Title', 'What is a tag?'],
      ['Description', 'One word.'],
      ...['A', 'B', 'C', 'D'].map((letter) => [`Option ${letter}`, `Answer ${letter}`]),
    ]) {
      await user.click(within(form).getByLabelText(label!));
      await user.paste(text);
    }
    school.failNext('createQuestion', 401);
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    return form;
  }
  const again = () => screen.findByRole('dialog', { name: 'Sign In' });

  it('asks for the password over an open form, and the save can be repeated', async () => {
    const form = await openForm();
    const dialog = await again();
    expect(within(dialog).getByText('ada@school.example')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Password'), `${mockPassword}{Enter}`);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(within(form).getByLabelText('Title')).toHaveValue('What is a tag?');
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  it('can be postponed, and asks again when the next call is refused', async () => {
    const form = await openForm();
    await user.click(within(await again()).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Sign In' })).not.toBeInTheDocument(),
    );
    school.failNext('createQuestion', 401);
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await again()).toBeVisible();
  });

  it('lets somebody else sign in', async () => {
    await openForm();
    const other = { name: 'Sign in as someone else' };
    await user.click(within(await again()).getByRole('button', other));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });

  it('leads to the login page, which says so, if it was refused at the start', async () => {
    keep('Instructor');
    school.failNext('questions', 401);
    openApp('/dashboard/questions', null);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  });
});

describe("a proxy's 401", () => {
  it('ends no session, and the page loads again', async () => {
    keep('Instructor');
    school.failNext('questions', { status: 401, html: true });
    openApp('/dashboard/questions', null);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(address()).toBe('/dashboard/questions');
    expect(screen.queryByRole('dialog', { name: 'Sign In' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe(school.as('instructor').token);
  });

  it('does not ask again for a postponed password', async () => {
    openApp('/dashboard/group-crud', 'Instructor');
    const add = async () => {
      await user.click(await screen.findByRole('button', { name: 'Add Group' }));
      const form = within(await screen.findByRole('dialog', { name: 'Add New Group' }));
      await user.type(form.getByLabelText('Group name'), 'Web 9');
      await user.type(form.getByLabelText('Max students'), '20');
      return form;
    };
    const form = await add();
    const save = () => user.click(form.getByRole('button', { name: 'Add Group' }));
    const asked = () => screen.queryByRole('dialog', { name: 'Sign In' });
    school.failNext('createGroup', 401);
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Sign In' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(asked()).not.toBeInTheDocument());
    school.failNext('createGroup', { status: 401, html: true });
    await save();
    expect((await screen.findAllByText('Failed to add group'))[0]).toBeInTheDocument();
    expect(asked()).not.toBeInTheDocument();
    school.failNext('createGroup', 401);
    await save();
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });
});

describe('a token that expires on a page that has loaded nothing', () => {
  it('asks for the password over what was typed there', async () => {
    openApp('/change-password', 'Instructor');
    const old = await screen.findByLabelText('Old password');
    await user.type(old, mockPassword);
    await user.type(screen.getByLabelText('New password'), 'another-1');
    await user.type(screen.getByLabelText('Confirm password'), 'another-1');
    school.failNext('changePassword', 401);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
    expect(old).toHaveValue(mockPassword);
  });
});

describe('logging out', () => {
  const logout = () => screen.findByRole('button', { name: 'Logout' });
  const loginForm = () => screen.findByRole('button', { name: 'Sign In' });
  const loseNetwork = () => server.use(http.head('*/quiz/login', () => HttpResponse.error()));

  function Notes() {
    const notify = useNotify();
    const { data } = useGroups();
    const message = 'Ada’s group is full';
    return (
      <button onClick={() => notify({ tone: 'positive', message })}>
        {data ? 'Say so' : 'Loading'}
      </button>
    );
  }

  it('ends on the login page when offline, and leaves nothing of the user', async () => {
    const left = pageLeft();
    openApp('/dashboard/help', 'Instructor', { pages: { help: Notes } });
    await user.click(await screen.findByRole('button', { name: 'Say so' }));
    await screen.findByText('Ada’s group is full');
    loseNetwork();
    await user.click(await logout());
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText('Ada Lovelace')).not.toBeInTheDocument();
    expect(await loginForm()).toBeVisible();
    expect(address()).toBe('/login');
    expect(screen.queryByText('Ada’s group is full')).not.toBeInTheDocument();
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(left).not.toHaveBeenCalled();
  });

  it('lets the next user in when offline, who sees their own data', async () => {
    openApp('/dashboard/help', 'Instructor');
    loseNetwork();
    await user.click(await logout());
    await loginForm();
    await user.type(screen.getByLabelText('Email'), 'grace@school.example');
    await user.type(screen.getByLabelText('Password'), `${mockPassword}{Enter}`);
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'));
  });

  it('ends on the login page even if the network does not answer', async () => {
    server.use(http.head('*/quiz/login', () => delay('infinite')));
    openApp('/dashboard/help', 'Student');
    await user.click(await logout());
    expect(screen.queryByText('Grace Hopper')).not.toBeInTheDocument();
    expect(await loginForm()).toBeVisible();
  });

  it('deletes the answers in progress when offline', async () => {
    const { open } = mockQuizzes;
    const client = createQuizClient({ getToken: () => school.as('student').token });
    await joinQuizOptions(client).mutationFn({ code: open.code });
    openApp(`/dashboard/test/${open.id}`, 'Student');
    const [question] = await screen.findAllByRole('radiogroup');
    loseNetwork();
    server.use(http.put('*/api/quiz/answers/:id', () => HttpResponse.error()));
    await user.click(within(question!).getAllByRole('radio')[0]!);
    await user.click(await logout());
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Log out anyway',
      }),
    );
    await loginForm();
    expect(localStorage).toHaveLength(0);
  });

  it('clears the stored token and user, and reloads the page', async () => {
    const left = pageLeft();
    server.use(http.head('*/quiz/login', () => new HttpResponse()));
    openApp('/dashboard/help', 'Student');
    await user.click(await logout());
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    await waitFor(() =>
      expect(left).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('navigation')),
    );
  });

  it('makes the server revoke the token', async () => {
    loseNetwork();
    openApp('/dashboard/help', 'Instructor');
    const token = localStorage.getItem('token');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const client = createQuizClient({ getToken: () => token });
    const ask = () => meOptions(client).queryFn({ signal: new AbortController().signal });
    await waitFor(() => expect(ask()).rejects.toMatchObject({ status: 401 }));
    expect(localStorage).toHaveLength(0);
  });
});

describe('another tab', () => {
  const write = (key: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

  it('logs this one out when it logs out', async () => {
    openApp('/dashboard/help', 'Instructor');
    await screen.findByRole('heading', { name: 'Help', level: 1 });
    localStorage.clear();
    write(null);
    await waitFor(() => expect(address()).toBe('/login'));
  });

  it('logs this one in when it logs in', async () => {
    openApp('/login', null);
    await screen.findByRole('button', { name: 'Sign In' });
    keep('Student');
    write('user');
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'));
  });
});

describe('a session of the host', () => {
  it('is kept only in memory, and needs no sign-in', async () => {
    openApp('/login', null, { session: school.as('student') });
    await waitFor(() => expect(address()).toBe('/dashboard/student-quiz'));
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('is kept only in memory even if it arrives after the app', async () => {
    const { rerender } = openApp('/login', null);
    await screen.findByRole('button', { name: 'Sign In' });
    rerender(<QuizApp getToken={() => school.as('instructor').token} />);
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });

  it('logs out at the host', async () => {
    const onLogout = vi.fn();
    openApp('/dashboard/help', null, { session: school.as('student'), onLogout });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  it('is looked up by its token alone, with a retry', async () => {
    school.failNext('me', 500);
    openApp('/', null, { getToken: () => school.as('instructor').token });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Lovelace')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });
});

describe('the token of the host', () => {
  let token: string | null;
  let calls: { path: string; token: string | null }[];
  const note = ({ request }: { request: Request }) =>
    calls.push({
      path: new URL(request.url).pathname.replace(/^\/api/, ''),
      token: request.headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    });
  beforeEach(() => {
    calls = [];
    server.events.on('request:start', note);
  });
  afterEach(() => server.events.removeAllListeners());

  const under = (sent: string | null) =>
    calls.filter((call) => call.token === sent).map(({ path }) => path);
  /** Replaces the token, which the app notices when the user returns to the page. */
  const change = (next: string | null) => {
    token = next;
    calls = [];
    act(() => void window.dispatchEvent(new Event('focus')));
  };
  const ada = () => school.as('instructor').token;
  const alan = () => school.as('alan@school.example').token;
  const name = (whose: string) => screen.findByText(whose);
  /** Another token of the same person, from their next sign-in. */
  const renewed = async (email: string): Promise<string> => {
    const { mutationFn } = loginOptions(createQuizClient());
    await mutationFn({ email, password: mockPassword });
    return (await mutationFn({ email, password: mockPassword })).accessToken;
  };

  function Notes() {
    const { refetch, data, error } = useGroups();
    return (
      <>
        <label>
          Note <input />
        </label>
        <button onClick={() => void refetch()}>Look again</button>
        <p>{error ? 'Failed' : data ? 'Loaded' : 'Loading'}</p>
      </>
    );
  }
  /** A page on which somebody has typed. */
  async function openNotes(): Promise<HTMLElement> {
    token = ada();
    openApp('/dashboard/help', null, { getToken: () => token, pages: { help: Notes } });
    const field = await screen.findByLabelText('Note');
    await screen.findByText('Loaded');
    await user.type(field, 'Mine');
    return field;
  }
  /** Delays the reply that tells whose token it is. */
  function holdAnswer(): () => void {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get('*/api/auth/me', async () => {
        await held;
        return undefined;
      }),
    );
    return release;
  }

  it('of another person shows their page, and nothing that was typed before', async () => {
    const field = await openNotes();
    await name('Ada Lovelace');
    change(alan());
    await name('Alan Turing');
    expect(screen.queryByText('Ada Lovelace')).not.toBeInTheDocument();
    expect(field).not.toBeInTheDocument();
    expect(screen.getByLabelText('Note')).toHaveValue('');
    await waitFor(() => expect(under(alan())).toEqual(['/auth/me', '/group']));
    expect(under(ada())).toEqual([]);
  });

  it('of another person is noticed by a call, which is not made with it', async () => {
    await openNotes();
    const release = holdAnswer();
    token = alan();
    calls = [];
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(under(alan())).toEqual(['/auth/me']));
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    act(release);
    await name('Alan Turing');
    await screen.findByText('Loaded');
    // Only the calls of the new person's page.
    expect(under(alan())).toEqual(['/auth/me', '/group']);
    expect(under(ada())).toEqual([]);
  });

  it('of another person sends nothing that the previous one has left', async () => {
    const { open } = mockQuizzes;
    const grace = school.as('student').token;
    token = grace;
    const client = createQuizClient({ getToken: () => grace });
    await joinQuizOptions(client).mutationFn({ code: open.code });
    server.use(http.post('*/api/quiz/submit/:id', () => HttpResponse.error()));
    openApp(`/dashboard/test/${open.id}`, null, { getToken: () => token });
    for (const question of await screen.findAllByRole('radiogroup')) {
      await user.click(within(question).getAllByRole('radio')[0]!);
    }
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    await screen.findByRole('region', { name: 'Unsent submissions' });
    server.resetHandlers();
    const katherine = school.as('katherine@school.example').token;
    change(katherine);
    await name('Katherine Johnson');
    expect(under(katherine)).toContain('/auth/me');
    expect(under(katherine)).not.toContain(`/quiz/submit/${open.id}`);
    change(grace);
    await screen.findByRole('dialog', { name: 'Quiz submitted' });
    expect(under(grace)).toContain(`/quiz/submit/${open.id}`);
  });

  it('signs its person out when it is removed', async () => {
    const field = await openNotes();
    change(null);
    expect(field).not.toBeInTheDocument();
    expect(screen.queryByText('Ada Lovelace')).not.toBeInTheDocument();
    expect(address()).toBe('/dashboard/help');
    expect(calls).toEqual([]);
    change(ada());
    await name('Ada Lovelace');
    expect(under(ada())[0]).toBe('/auth/me');
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  it('of the same person leaves the page as it is, and its calls wait', async () => {
    const field = await openNotes();
    const next = await renewed('ada@school.example');
    const release = holdAnswer();
    change(next);
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await waitFor(() => expect(under(next)).toEqual(['/auth/me']));
    expect(field).toBeVisible();
    act(release);
    await waitFor(() => expect(under(next)).toEqual(['/auth/me', '/group']));
    expect(under(ada())).toEqual([]);
    expect(field).toBeVisible();
    expect(field).toHaveValue('Mine');
  });

  it('of an unknown person leaves the page as it is, and sends nothing', async () => {
    const field = await openNotes();
    const next = await renewed('ada@school.example');
    school.failNext('me', 500);
    change(next);
    await waitFor(() => expect(under(next)).toEqual(['/auth/me']));
    school.failNext('me', 500);
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await screen.findByText('Failed');
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/auth/me']));
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    await screen.findByText('Loaded');
    expect(under(next)).toContain('/group');
    expect(field).toHaveValue('Mine');
  });
});
