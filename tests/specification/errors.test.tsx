import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
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
  await pressIn(user, 'Confirm Delete', 'Delete', 'dialog');
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

type Case = [what: string, ReactElement, Act, call: string, failure: string];

/** What can fail, and the default sentence of each (spec §8). */
const cases: Case[] = [
  [
    'signing in',
    <LoginForm key="login" />,
    send({ Email: email, Password: 'rockets1' }, 'Sign In'),
    'POST /auth/login',
    'Error logging in',
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
  ],
  [
    'a forgotten password',
    <ForgotPasswordForm key="forgot" />,
    send({ Email: email }, 'Send Email'),
    'POST /auth/forgot-password',
    'Failed to send email.',
  ],
  [
    'resetting the password',
    <ResetPasswordForm key="reset" />,
    send({ Email: email, OTP: '40281793', 'New password': 'rockets1' }, 'Reset Password'),
    'POST /auth/reset-password',
    'Something went wrong',
  ],
  ['the list of groups', manager, nothing, 'GET /group', 'Failed to fetch groups'],
  ['adding a group', manager, addGroup, 'POST /group', 'Failed to add group'],
  ['updating a group', manager, updateGroup, 'PUT /group/g1', 'Failed to update group'],
  ['deleting a group', manager, deleteGroup, 'DELETE /group/g1', 'Failed to delete group'],
  ['the groups of a new quiz', creation, nothing, 'GET /group', 'Failed to load groups'],
  ['creating a quiz', creation, createQuiz, 'POST /quiz', 'Error in creating quiz'],
  ['updating a quiz', detail, updateQuiz, 'PUT /quiz/z1', 'Error in updating quiz'],
  ['joining a quiz', joining, joinQuiz, 'POST /quiz/join', 'Error in creating quiz'],
];

function school(widget: ReactElement, call: string, reply: Reply) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return renderAtSchool(widget, {
    'GET /group': groups,
    'GET /student': answer([]),
    'GET /question': answer([]),
    'GET /quiz/z1': quiz,
    [call]: reply,
  });
}

/** Waits for a sentence, and checks that it is shown once, and in no toast. */
async function expectInPlace(sentence: string): Promise<void> {
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText(sentence)).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Notifications', hidden: true })).toHaveTextContent(
    /^$/,
  );
}

vi.setConfig({ testTimeout: 20_000 });

// The defaults are tested with each form and list.
it.each(cases)(
  "a failure of %s has the server's message instead of the default, beside its field errors",
  async (_, widget, act, call, failure) => {
    const message = 'Two things are wrong.';
    const fields = ['email', 'title', 'name', 'password', 'code'];
    const errors = fields.map((field) => ({ field, message: `Not this ${field}.` }));
    const { user } = school(widget, call, answer({ message, errors }, 400));
    await act(user);
    await expectInPlace(message);
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  },
);
