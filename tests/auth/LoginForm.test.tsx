import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LoginForm, type LoginFormProps } from '../../src/auth/LoginForm';
import { useSession } from '../../src/session/SessionContext';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../quizzes/fakeSchool';

const profile = {
  _id: 'u1',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student' as const,
};
const signedIn = answer({ data: { message: '', profile, accessToken: 't1' } });

function Session() {
  const session = useSession();
  return <p>{session ? `${session.user.email} ${session.token}` : 'nobody'}</p>;
}

function show(reply: Reply, props: LoginFormProps = {}) {
  return renderAtSchool(
    <>
      <LoginForm {...props} />
      <Session />
    </>,
    { 'POST /auth/login': reply },
  );
}

async function fill(user: ReturnType<typeof show>['user'], email: string, password: string) {
  await user.click(screen.getByLabelText('Email'));
  await user.paste(email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste(password);
}

describe('signing in', () => {
  it('sends both fields, keeps the session, says so, and then tells the host', async () => {
    const onSignedIn = vi.fn();
    const { user, calls } = show(signedIn, { onSignedIn });
    await fill(user, ' grace@school.example ', 'quizwright1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Logged in successfully')).toBeVisible();
    expect(screen.getByText('grace@school.example t1')).toBeVisible();
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(profile);
    expect(calls).toEqual([
      {
        name: 'POST /auth/login',
        body: { email: 'grace@school.example', password: 'quizwright1' },
      },
    ]);
  });

  it('sends once on a double click, and says that it is running', async () => {
    const { user, called } = show(silence);
    await fill(user, 'grace@school.example', 'quizwright1');
    await user.dblClick(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('button', { name: 'Signing in…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(called('POST /auth/login')).toHaveLength(1);
  });

  it('sends once if two clicks come before the next render', async () => {
    const { user, called } = show(silence);
    await fill(user, 'grace@school.example', 'quizwright1');
    const button = screen.getByRole('button', { name: 'Sign In' });
    act(() => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await screen.findByRole('button', { name: 'Signing in…' });
    expect(called('POST /auth/login')).toHaveLength(1);
  });
});

describe('invalid input', () => {
  it('is reported at each field, and the first one has the focus', async () => {
    const { user, calls } = show(signedIn);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('is not reported before sending, and is then updated while typing', async () => {
    const { user } = show(signedIn);
    const email = screen.getByLabelText('Email');
    await user.type(email, 'grace@school.e');
    await user.tab();
    expect(email).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    await user.type(email, 'u');
    await waitFor(() => expect(email).toBeValid());
  });
});

describe('a refusal', () => {
  const sentence = 'The email or the password is wrong. Check both and try again.';

  it('appears in the form, once, with what was typed, and the focus on the password', async () => {
    const { user } = show(refuse(401, sentence));
    await fill(user, 'grace@school.example', 'wrong');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(1));
    expect(screen.getByLabelText('Email')).toHaveValue('grace@school.example');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByText('nobody')).toBeVisible();
  });

  it("without a message has the specification's, and disappears with the next try", async () => {
    const { user, container } = show(inTurn(gateway(), signedIn));
    await fill(user, 'grace@school.example', 'quizwright1');
    await user.keyboard('{Enter}');
    await screen.findAllByText('Error logging in');
    expect(container.querySelector('.qw-banner')).toHaveTextContent('Error logging in');
    await user.keyboard('{Enter}');
    await screen.findByText('Logged in successfully');
    expect(container.querySelector('.qw-banner')).not.toBeInTheDocument();
  });
});

describe('the link to a new password', () => {
  it("uses the host's path, labelled as specified", () => {
    show(signedIn, { forgotHref: '/forget-password' });
    expect(screen.getByRole('link', { name: 'Forget Password? Click Here' })).toHaveAttribute(
      'href',
      '/forget-password',
    );
  });

  it('is missing if the host has none', () => {
    show(signedIn);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('passes ref, class and the rest to its root, and types addresses left to right', () => {
  const ref = { current: null as HTMLDivElement | null };
  show(signedIn, { ref, className: 'mine', id: 'login' });
  expect(ref.current).toHaveClass('qw-root', 'qw-login-form', 'mine');
  expect(ref.current).toHaveAttribute('id', 'login');
  expect(screen.getByLabelText('Email')).toHaveAttribute('dir', 'ltr');
});
