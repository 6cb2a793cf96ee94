import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import type { Question } from '../../../src/api/entities';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { answer, renderAtSchool, type Reply } from '../../quizzes/fakeSchool';

/** A question with short texts; override those that a test looks for. */
export function question(id: string, own: Partial<Question> = {}): Question {
  return {
    _id: id,
    title: `Question ${id}`,
    description: `About ${id}`,
    options: { A: 'one', B: 'two', C: 'three', D: 'four' },
    answer: 'A',
    type: 'FE',
    difficulty: 'easy',
    ...own,
  };
}

/** The server's list, which replies may change. */
export interface BankServer {
  questions: Question[];
}

/** A bank whose server replies with its current list. */
export async function openBank(
  first: Question[],
  replies: (server: BankServer) => Record<string, Reply> = () => ({}),
) {
  const server: BankServer = { questions: first };
  const view = renderAtSchool(createElement(QuestionBank), {
    'GET /question': (request) => answer(server.questions)(request),
    ...replies(server),
  });
  await screen.findByRole('table');
  return view;
}

/** The titles in the list, in order. */
export function titles(): (string | null)[] {
  return screen
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => row.querySelector('.qw-question-table-clamped')!.textContent);
}

export function search(): HTMLElement {
  return screen.getByRole('searchbox', { name: 'Search questions' });
}

export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** Replaces the text of a field in one step, because typing a long one would slow the test down. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}

/** The text of a toast, once it appears. */
export function toast(sentence: string | RegExp): Promise<HTMLElement> {
  return within(screen.getByRole('region', { name: 'Notifications' })).findByText(sentence);
}
