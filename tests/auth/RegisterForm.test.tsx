import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RegisterForm, type RegisterFormProps } from '../../src/auth/RegisterForm';
import {
  answer,
  gateway,
  held,
  refuse,
  renderAtSchool,
  servedPage,
  silence,
  type Reply,
} from '../quizzes/fakeSchool';

const made = answer({ data: { message: '' } }, 201);

function show(reply: Reply = made, props: RegisterFormProps = {}) {
  return renderAtSchool(<RegisterForm {...props} />, { 'POST /auth/register': reply });
}

const typed = {
  'First name': ' Margaret ',
  'Last name': 'Hamilton',
  Email: 'margaret@school.example',
  Password: 'apollo11',
};

async function fill(user: ReturnType<typeof show>['user'], changed: Partial<typeof typed> = {}) {
  for (const [field, text] of Object.entries({ ...typed, ...changed })) {
    await user.click(screen.getByLabelText(field));
    if (text !== '') await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

describe('registering', () => {
  it('sends a student unless the role is changed, reports success, and then tells the host', async () => {
    const onRegistered = vi.fn();
    const { user, calls } = show(made, { onRegistered });
    await fill(user);
    expect(await screen.findByText('Registration successful')).toBeVisible();
    expect(onRegistered).toHaveBeenCalledExactlyOnceWith('margaret@school.example');
    expect(calls).toEqual([
      {
        name: 'POST /auth/register',
        body: {
          first_name: 'Margaret',
          last_name: 'Hamilton',
          role: 'Student',
          email: 'margaret@school.example',
          password: 'apollo11',
        },
      },
    ]);
  });

  it('offers both roles and sends an instructor', async () => {
    const { user, calls } = show();
    const role = screen.getByLabelText('Role');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Instructor',
      'Student',
    ]);
    await user.selectOptions(role, 'Instructor');
    await fill(user);
    await screen.findByText('Registration successful');
    expect(calls[0]?.body).toMatchObject({ role: 'Instructor' });
  });

  it("sends what was typed into the server's page before hydration", async () => {
    const page = servedPage(<RegisterForm />);
    for (const [field, text] of Object.entries(typed)) {
      within(page).getByLabelText<HTMLInputElement>(field).value = text;
    }
    const replies = { 'POST /auth/register': made };
    const { user, calls } = renderAtSchool(<RegisterForm />, replies, undefined, page);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await screen.findByText('Registration successful');
    expect(calls[0]?.body).toMatchObject({ email: typed.Email, password: typed.Password });
  });

  it('sends once on a double click, and says that it is running', async () => {
    const { user, called } = show(silence);
    await fill(user);
    await user.dblClick(await screen.findByRole('button', { name: 'Signing up…' }));
    expect(called('POST /auth/register')).toHaveLength(1);
  });
});

it('reports success after the form was left, and leads nowhere', async () => {
  const onRegistered = vi.fn();
  const { reply, release } = held();
  const { user, rerender } = show(reply, { onRegistered });
  await fill(user);
  await screen.findByRole('button', { name: 'Signing up…' });
  rerender(<p>elsewhere</p>);
  release(made);
  expect(await screen.findByText('Registration successful')).toBeVisible();
  expect(onRegistered).not.toHaveBeenCalled();
});

describe('invalid input', () => {
  it('is reported at every field, in the words of the specification', async () => {
    const { user, calls } = show();
    await fill(user, { 'First name': ' ', 'Last name': '', Email: '', Password: '' });
    for (const sentence of [
      'First name is required.',
      'Last name is required.',
      'Email is required.',
      'Password must be at least 6 characters long.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible();
    }
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('is avoidable: the rules of a password are below it', () => {
    show();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'At least 6 characters, with a lowercase letter and a number.',
    );
  });
});

describe('a refusal', () => {
  it('of a field appears there, with the focus, and everything typed stays', async () => {
    const sentence = 'An account with this email already exists. Sign in, or use another email.';
    const onRegistered = vi.fn();
    const { user } = show(refuse(409, sentence, [{ field: 'email', message: sentence }]), {
      onRegistered,
    });
    await fill(user);
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(sentence));
    expect(email).toHaveFocus();
    for (const [field, text] of Object.entries(typed)) {
      expect(screen.getByLabelText(field)).toHaveValue(text);
    }
    expect(onRegistered).not.toHaveBeenCalled();
  });

  it('of a role appears in the form', async () => {
    const sentence =
      'Only students can register here. Ask your school for an account as an instructor.';
    const { user, container } = show(refuse(403, sentence));
    await fill(user);
    await screen.findAllByText(sentence);
    expect(container.querySelector('.qw-banner')).toHaveTextContent(sentence);
  });

  it("without a message has the specification's", async () => {
    const { user } = show(gateway());
    await fill(user);
    expect(await screen.findAllByText('Error registering')).toHaveLength(1);
  });
});

it('tells password managers what is what, and links to signing in', () => {
  show(made, { loginHref: '/login' });
  for (const [field, autocomplete] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email', 'username'],
    ['Password', 'new-password'],
  ] as const) {
    expect(screen.getByLabelText(field)).toHaveAttribute('autocomplete', autocomplete);
  }
  expect(screen.getByRole('link', { name: 'Already have an account? Login Here' })).toHaveAttribute(
    'href',
    '/login',
  );
});
