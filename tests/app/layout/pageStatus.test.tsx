import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockPassword, mockQuizzes } from '../../../src/testing';
import { appAtSchool } from '../appAtSchool';

const { user, openApp, address } = appAtSchool();

const toasts = () => screen.getByRole('region', { name: 'Notifications', hidden: true });

/** Waits for a sentence in the page's status line, and nowhere else. */
async function expectStatus(sentence: string): Promise<void> {
  const status = await screen.findByText(sentence, { selector: '.qw-page-status *' });
  expect(status.closest('[aria-live]')).toBeVisible();
  expect(screen.getAllByText(sentence)).toEqual([status]);
  expect(toasts()).toHaveTextContent(/^$/);
}

async function fillIn(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
}

it('says “Quiz joined successfully” once, in a line above the paper', async () => {
  openApp(`/dashboard/student-quiz?join=${mockQuizzes.open.code}`, 'Student');
  const dialog = await screen.findByRole('dialog', { name: /^join quiz/i });
  await user.click(within(dialog).getByRole('button', { name: 'Join' }));
  await screen.findAllByRole('radiogroup');
  expect(address()).toBe(`/dashboard/test/${mockQuizzes.open.id}`);
  await expectStatus('Quiz joined successfully');
});

it('announces a sentence for a moment only, so that it is not announced again after a dialog', async () => {
  openApp('/login', null);
  await fillIn({ Email: 'grace@school.example', Password: mockPassword });
  // An empty one would be read with the page.
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const said = await screen.findByText('Logged in successfully');
  // Alone: Chromium announces a region once for each element that is added to it.
  expect(said.closest('[aria-live]')?.children).toHaveLength(1);
  await waitFor(() => expect(said.closest('[aria-live]')).toBeNull(), { timeout: 4_000 });
  expect(said).toBeVisible();
});

it('says “Registration successful” on the login page, but not on the next one', async () => {
  openApp('/register', null);
  await fillIn({
    'First name': 'Annie',
    'Last name': 'Easley',
    Email: 'annie@school.example',
    Password: 'rockets1',
  });
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('button', { name: 'Sign In' });
  await expectStatus('Registration successful');
  expect(screen.getByLabelText('Email')).toHaveValue('annie@school.example');
  await fillIn({ Password: 'rockets1' });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await expectStatus('Logged in successfully');
  expect(screen.queryByText('Registration successful')).not.toBeInTheDocument();
});

it('titles the document before the heading of a page gets the focus', async () => {
  openApp('/dashboard', 'Student');
  await screen.findByRole('heading', { level: 1 });
  const titles: string[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches('h1')) titles.push(document.title);
  });
  await user.click(screen.getByRole('link', { name: 'Help' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Help' })).toHaveFocus());
  expect(titles).toEqual(['Help · Quizwright']);
});

it('says “Logged in successfully” on the next page, until that is left', async () => {
  openApp('/login', null);
  await fillIn({ Email: 'grace@school.example', Password: mockPassword });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await expectStatus('Logged in successfully');
  await user.click(screen.getByRole('link', { name: 'Help' }));
  await screen.findByRole('heading', { name: 'Help', level: 1 });
  await waitFor(() => expect(screen.queryByText('Logged in successfully')).not.toBeInTheDocument());
});

it('says “item deleted successfully” of a quiz on the list it leads to', async () => {
  openApp(`/dashboard/quizes/${mockQuizzes.upcoming.id}`, 'Instructor');
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Quiz' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete Quiz' }));
  await waitFor(() => expect(address()).toBe('/dashboard/quizes'));
  await expectStatus('item deleted successfully');
});
