import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextField } from '../../src/ui/field/TextField';
import { stopClock, turnClock } from '../stopClock';

/** Slightly longer than the pause. */
const pauseMs = 1_100;
let user: UserEvent;

beforeEach(() => {
  stopClock();
  user = userEvent.setup({ delay: null });
});
afterEach(() => void vi.useRealTimers());

/** A form that validates both passwords whenever one of them changes. */
function Passwords() {
  const { register, handleSubmit, getValues, formState } = useForm({
    defaultValues: { password: '', repeated: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <TextField
        label="Password"
        error={errors.password?.message}
        {...register('password', {
          required: 'Password is required.',
          minLength: { value: 3, message: 'Password is too short.' },
          deps: 'repeated',
        })}
      />
      <TextField
        label="Repeated"
        error={errors.repeated?.message}
        {...register('repeated', {
          validate: (value) => value === getValues('password') || 'Passwords do not match.',
        })}
      />
      <button>Save</button>
    </form>
  );
}

/** The texts of live regions. */
const announced = (): string[] =>
  [...document.querySelectorAll('[aria-live]')]
    .map((region) => region.textContent.trim())
    .filter((text) => text !== '');
const pause = (ms = pauseMs) => turnClock(ms);
const field = (name: string) => screen.getByRole('textbox', { name });
const isInvalid = (name: string) => waitFor(() => expect(field(name)).toBeInvalid());
const isValid = (name: string) => waitFor(() => expect(field(name)).toBeValid());
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

test('a refused form announces only the field that gets the focus', async () => {
  render(<Passwords />);
  await user.type(field('Repeated'), 'abc');
  await save();
  expect(field('Password')).toHaveFocus();
  expect(field('Password')).toHaveAccessibleDescription('Password is required.');
  await isInvalid('Repeated');
  await pause();
  expect(announced()).toEqual([]);
});

test('an error that appears at another field while the user types is announced when they pause', async () => {
  render(<Passwords />);
  await save();
  await user.type(field('Password'), 'abc');
  await user.type(field('Repeated'), 'abc');
  await pause();
  expect(announced()).toEqual([]);
  await user.type(field('Password'), 'd');
  await isInvalid('Repeated');
  await pause(700);
  await user.type(field('Password'), 'e');
  await pause(700);
  expect(announced()).toEqual([]);
  await pause();
  expect(announced()).toEqual(['Repeated Passwords do not match.']);
  await user.type(field('Repeated'), 'de');
  await isValid('Repeated');
  expect(announced()).toEqual([]);
});

test('an error that appears at the field itself is announced once, in its final words', async () => {
  render(<Passwords />);
  await save();
  await user.type(field('Password'), 'abc');
  await user.type(field('Repeated'), 'abc');
  await user.type(field('Password'), '{Backspace}{Backspace}{Backspace}{Backspace}');
  await isInvalid('Password');
  expect(announced()).toEqual([]);
  await pause();
  expect(announced()).toContain('Password Password is required.');
  await user.type(field('Password'), 'xyz');
  await isValid('Password');
  expect(announced()).not.toContain('Password Password is required.');
});

test('an error is announced if the form was sent from its field, and describes it after the focus', async () => {
  render(<Passwords />);
  await user.type(field('Password'), 'ab{Enter}');
  await isInvalid('Password');
  expect(field('Password')).toHaveFocus();
  // Screen readers announce a new description of what has the focus, as well as the region.
  expect(field('Password')).not.toHaveAccessibleDescription();
  await pause();
  expect(announced()).toEqual(['Password Password is too short.']);
  expect(field('Password')).toHaveAccessibleErrorMessage('Password Password is too short.');
  await user.tab();
  expect(field('Password')).toHaveAccessibleDescription('Password is too short.');
});
