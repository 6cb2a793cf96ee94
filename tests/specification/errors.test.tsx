import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChangePasswordForm } from '../../src/auth/ChangePasswordForm';
import { ForgotPasswordForm } from '../../src/auth/ForgotPasswordForm';
import { LoginForm } from '../../src/auth/LoginForm';
import { RegisterForm } from '../../src/auth/RegisterForm';
import { ResetPasswordForm } from '../../src/auth/ResetPasswordForm';
import { GroupManager } from '../../src/groups/GroupManager';
import { JoinQuiz } from '../../src/quizzes/join/JoinQuiz';
import { QuizCreateDialog } from '../../src/quizzes/setUp/QuizCreateDialog';
import { QuizDetail } from '../../src/quizzes/detail/QuizDetail';
import { answer, renderAtSchool, type Reply } from '../quizzes/fakeSchool';

type User = ReturnType<typeof renderAtSchool>['user'];
type Act = (user: User) => Promise<void>;

const groups = answer([{ _id: 'g1', name: 'Web 1', max_students: 20 }]);
const quiz = answer({ _id: 'z1', title: 'Midterm', description: 'Chapters 1 to 4' });

const press = async (user: User, name: string, role = 'button') =>
  user.click(await screen.findByRole(role, { name }));

/** Presses a button of the dialog with this title. */
async function pressIn(user: User, title: string, name: string, role = 'dialog') {
  const dialog = within(await screen.findByRole(role, { name: title }));
  await user.click(dialog.getByRole('button', { name }));
}

async function put(user: User, label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

const addGroup: Act = async (user) => {
  await press(user, 'Add Group');
  await put(user, 'Group name', 'Web 2');
  await put(user, 'Max students', '20');
  await pressIn(user, 'Add New Group', 'Add Group');
};
const updateGroup: Act = async (user) => {
  await press(user, 'Edit group Web 1');
  await pressIn(user, 'Update Group', 'Update');
};
const deleteGroup: Act = async (user) => {
  await press(user, 'Delete group Web 1');
  await pressIn(user, 'Confirm Delete', 'Delete', 'alertdialog');
};
const createQuiz: Act = async (user) => {
  await screen.findByRole('option', { name: 'Web 1' });
  await put(user, 'Title', 'Midterm');
  await put(user, 'Description', 'Chapters 1 to 4');
  for (const [field, choice] of [
    ['Group', 'Web 1'],
    ['Number of questions', '5 questions'],
    ['Score per question', '2 points'],
    ['Difficulty', 'Easy'],
    ['Category type', 'Both'],
    ['Duration', '15 minutes'],
  ] as const) {
    await user.selectOptions(screen.getByLabelText(field), choice);
  }
  await press(user, 'Create');
};
const updateQuiz: Act = async (user) => {
  await press(user, 'Update');
  await pressIn(user, 'Update quiz', 'Update');
};
const joinQuiz: Act = async (user) => {
  await put(user, 'Code', '7KQ2MXWD');
  await press(user, 'Join');
};
const email = 'annie@school.example';

/** Fills in the fields of a form by their labels, and sends it. */
const send =
  (fields: Record<string, string>, button: string): Act =>
  async (user) => {
    for (const [label, text] of Object.entries(fields)) await put(user, label, text);
    await press(user, button);
  };
const nothing: Act = () => Promise.resolve();

const manager = <GroupManager />;
const creation = <QuizCreateDialog open onClose={() => {}} />;
const detail = <QuizDetail quizId="z1" />;
const joining = <JoinQuiz />;

/** Where a success is shown: beside its subject, or in a toast if that is gone. */
type Place = 'in place' | 'in a toast' | '';

type Case = [
  what: string,
  ReactElement,
  Act,
  call: string,
  failure: string,
  success: string,
  place: Place,
];

const cases: Case[] = [
  [
    'signing in',
    <LoginForm key="login" />,
    send({ Email: email, Password: 'rockets1' }, 'Sign In'),
    'POST /auth/login',
    'Error logging in',
    'Logged in successfully',
    'in a toast',
  ],
  [
    'registering',
    <RegisterForm key="register" />,
    send(
      { 'First name': 'Annie', 'Last name': 'Easley', Email: email, Password: 'rockets1' },
      'Sign Up',
    ),
    'POST /auth/register',
    'Error registering',
    'Registration successful',
    'in place',
  ],
  [
    'changing the password',
    <ChangePasswordForm key="change" />,
    send(
      { 'Old password': 'old', 'New password': 'rockets1', 'Confirm password': 'rockets1' },
      'Change password',
    ),
    'POST /auth/change-password',
    'Error changing password',
    'Password changed successfully',
    'in place',
  ],
  [
    'a forgotten password',
    <ForgotPasswordForm key="forgot" />,
    send({ Email: email }, 'Send Email'),
    'POST /auth/forgot-password',
    'Failed to send email.',
    'Reset email sent successfully!',
    'in place',
  ],
  [
    'resetting the password',
    <ResetPasswordForm key="reset" />,
    send({ Email: email, OTP: '40281793', 'New password': 'rockets1' }, 'Reset Password'),
    'POST /auth/reset-password',
    'Something went wrong',
    'Password reset successfully!',
    'in place',
  ],
  ['the list of groups', manager, nothing, 'GET /group', 'Failed to fetch groups', '', ''],
  [
    'adding a group',
    manager,
    addGroup,
    'POST /group',
    'Failed to add group',
    'Group added successfully',
    'in a toast',
  ],
  [
    'updating a group',
    manager,
    updateGroup,
    'PUT /group/g1',
    'Failed to update group',
    'Group updated successfully',
    'in a toast',
  ],
  [
    'deleting a group',
    manager,
    deleteGroup,
    'DELETE /group/g1',
    'Failed to delete group',
    'Group deleted successfully',
    'in a toast',
  ],
  ['the groups of a new quiz', creation, nothing, 'GET /group', 'Failed to load groups', '', ''],
  [
    'creating a quiz',
    creation,
    createQuiz,
    'POST /quiz',
    'Error in creating quiz',
    'Quiz Created Successfully!',
    'in place',
  ],
  [
    'updating a quiz',
    detail,
    updateQuiz,
    'PUT /quiz/z1',
    'Error in updating quiz',
    'Quiz updatede successfully',
    'in a toast',
  ],
  [
    'joining a quiz',
    joining,
    joinQuiz,
    'POST /quiz/join',
    'Error in creating quiz',
    'Quiz joined successfully',
    'in place',
  ],
];

function school(widget: ReactElement, call: string, reply: Reply) {
  return renderAtSchool(widget, {
    'GET /group': groups,
    'GET /student': answer([]),
    'GET /question': answer([]),
    'GET /quiz/z1': quiz,
    [call]: reply,
  });
}

/** A reply that any action may have. */
const succeeded = {
  _id: 'z1',
  quiz: 'z1',
  code: '7KQ2MXWD',
  accessToken: 't1',
  profile: { _id: 's1', first_name: 'Annie', last_name: 'Easley', email, role: 'Student' },
};

const toasts = () => screen.getByRole('region', { name: 'Notifications', hidden: true });

/** Waits for a sentence, and checks that it is shown once. */
async function expectOnce(sentence: string, place: Place): Promise<void> {
  const found = await screen.findByText(sentence);
  expect(found).toBeVisible();
  expect(toasts().contains(found)).toBe(place === 'in a toast');
  expect(screen.getAllByText(sentence)).toEqual([found]);
}

vi.setConfig({ testTimeout: 20_000 });

describe('a failure', () => {
  it.each(cases)(
    'of %s shows the default once, in place',
    async (_, widget, act, call, failure) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { user } = school(widget, call, () => new Response(null, { status: 500 }));
      await act(user);
      await expectOnce(failure, 'in place');
      expect(toasts()).toHaveTextContent(/^$/);
    },
  );

  it.each(cases)(
    "of %s shows the server's message instead",
    async (_, widget, act, call, failure) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const sentence = 'The school is closed today.';
      const { user } = school(widget, call, answer({ data: { message: sentence } }, 503));
      await act(user);
      await expectOnce(sentence, 'in place');
      expect(screen.queryByText(failure)).not.toBeInTheDocument();
    },
  );

  it.each(cases.filter(([, , , , , success]) => success !== ''))(
    "of %s shows the server's message beside its field errors",
    async (_, widget, act, call) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const message = 'Two things are wrong.';
      const fields = ['email', 'title', 'name', 'password', 'code'];
      const errors = fields.map((field) => ({ field, message: `Not this ${field}.` }));
      const { user } = school(widget, call, answer({ message, errors }, 400));
      await act(user);
      await expectOnce(message, 'in place');
    },
  );
});

describe('a success', () => {
  it.each(cases.filter(([, , , , , success]) => success !== ''))(
    'of %s is shown once',
    async (_, widget, act, call, _failure, success, place) => {
      const { user } = school(widget, call, answer({ data: { ...succeeded, message: '' } }));
      await act(user);
      await expectOnce(success, place);
      if (place === 'in place') expect(toasts()).toHaveTextContent(/^$/);
    },
  );

  it.each([
    ['joining a quiz', joining, joinQuiz, 'POST /quiz/join', 'in place'],
    ['updating a quiz', detail, updateQuiz, 'PUT /quiz/z1', 'in a toast'],
  ] as const)(
    "of %s shows the server's message if it has one",
    async (_, widget, act, call, place) => {
      const message = 'Well done.';
      const { user } = school(widget, call, answer({ data: { ...succeeded, message } }));
      await act(user);
      await expectOnce(message, place);
    },
  );
});
