import { en } from '../en';
import type { Language } from '../language/language';
import { mergeMessages, type MessageOverrides } from '../language/mergeMessages';

/**
 * English without the odd sentences of the specification: no mistakes, no capitals within a label, no
 * exclamation marks. What it does not name stays as in English.
 */
const plain: MessageOverrides = {
  validation: { emailInvalid: 'Enter a valid email address.' },
  auth: {
    signIn: 'Sign in',
    loginFailed: 'You could not be signed in. Try again.',
  },
  login: { signUp: 'Sign up', forgot: 'Forgot your password?', loggedIn: 'Signed in' },
  account: {
    fields: { otp: 'One-time code' },
    register: {
      submit: 'Sign up',
      succeeded: 'Account created',
      failed: 'Your account could not be created. Try again.',
      login: 'Already have an account? Sign in',
    },
    forgotPassword: {
      submit: 'Send email',
      succeeded: 'Email sent',
      failed: 'The email could not be sent. Try again.',
      login: 'Back to sign in',
    },
    resetPassword: {
      submit: 'Reset password',
      succeeded: 'Password reset',
      failed: 'The password could not be reset. Try again.',
    },
    changePassword: {
      succeeded: 'Password changed',
      failed: 'The password could not be changed. Try again.',
    },
  },
  vocabulary: { quizType: { DO: 'Any type' } },
  deleting: {
    question: 'Delete question',
    quiz: 'Delete quiz',
    confirm: 'This cannot be undone.',
    deleted: 'Item deleted',
  },
  groups: {
    title: 'Groups',
    add: 'Add group',
    size: (max) => `Max students: ${max}`,
    addTitle: 'Add group',
    updateTitle: 'Update group',
    deleteTitle: 'Delete group',
    confirmDelete: (name) => `Delete group ${name}?`,
    added: 'Group added',
    updated: 'Group updated',
    deleted: 'Group deleted',
    loadFailed: 'The groups could not be loaded.',
    addFailed: 'The group could not be added.',
    updateFailed: 'The group could not be updated.',
    deleteFailed: 'The group could not be deleted.',
  },
  students: {
    noGroups: 'No groups yet',
    details: 'Student details',
    notAssigned: 'No group',
    top: { title: 'Top 5 students', all: 'All students' },
  },
  questions: {
    title: 'Question bank',
    add: 'Add question',
    dialogCreate: 'Add question',
    columns: { title: 'Question', description: 'Explanation' },
    fields: {
      title: 'Question',
      description: 'Explanation',
      answer: 'Right answer',
      type: 'Category',
    },
    required: { title: 'Question is required', description: 'Explanation is required' },
    empty: 'No questions found',
  },
  exchange: {
    fields: {
      title: 'Question',
      description: 'Explanation',
      answer: 'Right answer',
      type: 'Category',
    },
  },
  quizzes: {
    setUp: 'Set up a new quiz',
    fields: { type: 'Category' },
    groupsFailed: 'The groups could not be loaded.',
    created: 'Quiz created',
    createdTitle: 'Quiz created',
    createFailed: 'The quiz could not be created. Try again.',
    codeCopied: 'Quiz code copied to clipboard',
    shareCode: 'Share this code so that students can join the quiz',
    createAnother: 'Create another quiz',
    upcoming: 'Upcoming quizzes',
    noneTitle: 'No upcoming quizzes',
    noneHint: 'New quizzes appear here.',
    questionBank: 'Question bank',
    questionsCount: 'Questions',
    update: {
      updating: 'Updating…',
      updated: 'Quiz updated',
      failed: 'The quiz could not be updated. Try again.',
    },
    completed: { title: 'Completed quizzes', columns: { createdAt: 'Created' } },
  },
  join: {
    studentTitle: 'Join quiz',
    joining: 'Joining…',
    emptyCode: 'Enter a code.',
    joined: 'Quiz joined',
    failed: 'You could not join the quiz. Try again.',
  },
  runner: {
    timeRemaining: 'Time remaining',
    unanswered: 'Select an answer',
    submit: 'Submit quiz',
    submitting: 'Submitting…',
  },
  outbox: {
    failed: 'The quiz could not be submitted.',
    failedUnexpected: 'The quiz could not be submitted.',
  },
  results: {
    title: 'Completed quizzes',
    columns: { persons: 'Students in group' },
    empty: 'No completed quizzes yet',
    detail: { empty: 'No participants yet' },
    last: {
      title: 'Recent quizzes',
      name: 'Student name',
      submittedAt: 'Submitted',
      back: 'Back to recent quizzes',
    },
  },
  app: {
    authHeadings: {
      login: (brand) => `Sign in to ${brand}`,
      register: (brand) => `Create your ${brand} account`,
    },
    logout: { open: 'Log out' },
    errorTitle: 'Something went wrong',
  },
  help: {
    joining: {
      code: 'Your instructor gives you a code. Press “Join quiz”, enter the code and press “Join”. Capital letters and dashes do not matter.',
    },
  },
};

/** Plain English (docs/translate.md). */
export const enPlain: Language = {
  tag: 'en',
  dir: 'ltr',
  messages: /* @__PURE__ */ mergeMessages(en, plain),
};
