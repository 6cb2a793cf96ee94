import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ForgotPasswordForm } from '../../src/auth/ForgotPasswordForm';
import {
  answer,
  gateway,
  inTurn,
  renderAtSchool,
  silence,
  type Reply,
} from '../quizzes/fakeSchool';
import { stopClock, turnClock } from '../stopClock';

const sent = answer({ data: {} });

function show(reply: Reply, onSent?: (email: string) => void) {
  return renderAtSchool(<ForgotPasswordForm onSent={onSent} loginHref="/login" />, {
    'POST /auth/forgot-password': reply,
  });
}

async function send(user: ReturnType<typeof show>['user']) {
  await user.click(screen.getByLabelText('Email'));
  await user.paste(' grace@school.example ');
  await user.keyboard('{Enter}');
}

beforeEach(() => stopClock());
afterEach(() => {
  vi.useRealTimers();
});

describe('requesting a code', () => {
  it('reports success once, and continues 1.5 s later with the address', async () => {
    const onSent = vi.fn();
    const { user, calls } = show(sent, onSent);
    await send(user);
    expect(await screen.findByText('Reset email sent successfully!')).toBeVisible();
    expect(screen.getAllByText('Reset email sent successfully!')).toHaveLength(1);
    expect(calls).toEqual([
      { name: 'POST /auth/forgot-password', body: { email: 'grace@school.example' } },
    ]);
    await turnClock(1499);
    expect(onSent).not.toHaveBeenCalled();
    await turnClock(1);
    expect(onSent).toHaveBeenCalledExactlyOnceWith('grace@school.example');
  });

  it('waits meanwhile and sends nothing more; afterwards it can be used again', async () => {
    const { user, called } = show(sent, vi.fn());
    await send(user);
    const pending = await screen.findByRole('button', { name: 'One moment…' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.dblClick(pending);
    await user.type(screen.getByLabelText('Email'), '{Enter}');
    expect(called('POST /auth/forgot-password')).toHaveLength(1);
    await turnClock(1500);
    await user.click(screen.getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(called('POST /auth/forgot-password')).toHaveLength(2));
  });

  it('leads nowhere once the form is gone', async () => {
    const onSent = vi.fn();
    const { user, unmount } = show(sent, onSent);
    await send(user);
    await screen.findByText('Reset email sent successfully!');
    unmount();
    await turnClock(5000);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('does not wait if there is nowhere to go', async () => {
    const { user } = show(sent);
    await send(user);
    await screen.findByText('Reset email sent successfully!');
    expect(screen.getByRole('button', { name: 'Send Email' })).not.toHaveAttribute('aria-disabled');
  });

  it('says that it is running, and sends once on a double click', async () => {
    const { user, called } = show(silence);
    await send(user);
    await user.dblClick(await screen.findByRole('button', { name: 'Sending…' }));
    expect(called('POST /auth/forgot-password')).toHaveLength(1);
  });
});

describe('invalid input', () => {
  it.each([
    ['', 'Email is required.'],
    ['grace@school', 'Please enter a valid email address.'],
  ])('is the address %j', async (address, sentence) => {
    const { user, calls } = show(sent);
    if (address !== '') await user.type(screen.getByLabelText('Email'), address);
    await user.click(screen.getByRole('button', { name: 'Send Email' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(calls).toEqual([]);
  });
});

describe('a failure', () => {
  it("has the specification's message, keeps the address, and can be retried", async () => {
    const onSent = vi.fn();
    const { user } = show(inTurn(gateway(), sent), onSent);
    await send(user);
    expect(await screen.findAllByText('Failed to send email.')).toHaveLength(1);
    expect(screen.getByLabelText('Email')).toHaveValue('grace@school.example');
    await user.keyboard('{Enter}');
    await screen.findByText('Reset email sent successfully!');
    await turnClock(1500);
    expect(onSent).toHaveBeenCalledOnce();
  });
});

it('links to signing in', () => {
  show(sent);
  expect(screen.getByRole('link', { name: 'Login? Click here' })).toHaveAttribute('href', '/login');
});
