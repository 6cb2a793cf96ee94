import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { answer, renderAtSchool, servedPage } from '../../quizzes/fakeSchool';
import { button, openBank, question, search, titles, write } from './bankAtSchool';

const bank = [
  question('1', { title: 'Résumé of HTTP', type: 'BE', difficulty: 'hard' }),
  question('2', { title: 'Question 10', description: 'Flexible boxes', difficulty: 'medium' }),
  question('3', {
    title: 'Question 2',
    options: { A: 'kubectl apply', B: 'x', C: 'y', D: 'z' },
    type: 'DO',
  }),
];

describe('searching', () => {
  it('finds words of title, description and options, in any order, ignoring case and accents', async () => {
    const { user } = await openBank(bank);
    await write(user, search(), 'http RESUME');
    expect(titles()).toEqual(['Résumé of HTTP']);
    await write(user, search(), 'boxes flex');
    expect(titles()).toEqual(['Question 10']);
    await write(user, search(), 'kubé');
    expect(titles()).toEqual(['Question 2']);
  });

  it('counts the matches', async () => {
    const { user } = await openBank(bank);
    const count = screen.getByRole('status');
    expect(count).toHaveTextContent('3 questions');
    await write(user, search(), 'question');
    await waitFor(() => expect(count).toHaveTextContent('2 of 3 questions'));
    await user.clear(search());
    await waitFor(() => expect(count).toHaveTextContent(/^3 questions$/));
  });

  it('formats thousands', async () => {
    await openBank(Array.from({ length: 2000 }, (_, i) => question(String(i))));
    expect(screen.getByRole('status')).toHaveTextContent('2,000 questions');
  });

  it('is cleared by Escape, which does not reach the page', async () => {
    const { user } = await openBank(bank);
    await write(user, search(), 'http');
    await user.keyboard('{Escape}');
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    expect(titles()).toHaveLength(3);
  });

  it('accepts a very long paste', async () => {
    const { user } = await openBank(bank);
    await user.click(search());
    await user.paste('http '.repeat(20_000));
    expect(titles()).toEqual(['Résumé of HTTP']);
    expect((search() as HTMLInputElement).value.length).toBeLessThanOrEqual(1000);
  });

  it('says that nothing matches, and shows everything again', async () => {
    const { user } = await openBank(bank);
    await write(user, search(), 'nowhere');
    await user.selectOptions(screen.getByLabelText('Type'), 'DevOps');
    expect(screen.getByText('No question found')).toBeVisible();
    expect((await screen.findByText('0 of 3 questions')).parentElement).toHaveRole('status');
    await user.click(button('Clear filters'));
    expect(titles()).toHaveLength(3);
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    expect(screen.getByLabelText('Type')).toHaveValue('');
  });
});

it('filters by type and difficulty together', async () => {
  const { user } = await openBank(bank);
  await user.selectOptions(screen.getByLabelText('Type'), 'Frontend');
  expect(titles()).toEqual(['Question 10']);
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
  expect(screen.getByText('No question found')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Type'), 'All types');
  expect(titles()).toEqual(['Résumé of HTTP']);
});

it('applies text that was typed before hydration', async () => {
  const page = servedPage(<QuestionBank />);
  const served = within(page);
  served.getByRole<HTMLInputElement>('searchbox', { name: 'Search questions' }).value = 'question';
  served.getByLabelText<HTMLSelectElement>('Difficulty').value = 'medium';
  renderAtSchool(<QuestionBank />, { 'GET /question': answer(bank) }, undefined, page);
  await screen.findByRole('table');
  await waitFor(() => expect(titles()).toEqual(['Question 10']));
  expect(search()).toHaveValue('question');
  expect(screen.getByLabelText('Difficulty')).toHaveValue('medium');
});

it("sorts by a column, then in reverse, then in the server's order", async () => {
  const { user } = await openBank(bank);
  const sort = (column: string) => user.click(button(column));
  const head = () => screen.getByRole('columnheader', { name: 'Title' });
  await sort('Title');
  expect(titles()).toEqual(['Question 2', 'Question 10', 'Résumé of HTTP']);
  expect(head()).toHaveAttribute('aria-sort', 'ascending');
  await sort('Title');
  expect(titles()).toEqual(['Résumé of HTTP', 'Question 10', 'Question 2']);
  await sort('Title');
  expect(titles()).toEqual(['Résumé of HTTP', 'Question 10', 'Question 2']);
  expect(head()).not.toHaveAttribute('aria-sort');
  await sort('Difficulty');
  expect(titles()).toEqual(['Question 2', 'Question 10', 'Résumé of HTTP']);
  await sort('Type');
  expect(titles()).toEqual(['Résumé of HTTP', 'Question 2', 'Question 10']);
});

it('keeps search, filters and order while a dialog is open', async () => {
  const { user } = await openBank(bank);
  await write(user, search(), 'question');
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Medium');
  await user.click(button('Title'));
  await user.click(button('View Question 10'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(titles()).toEqual(['Question 10']);
  expect(search()).toHaveValue('question');
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort');
});

it('renders only the visible part of 10,000 questions, and finds each', async () => {
  const { user, container } = await openBank(
    Array.from({ length: 10_000 }, (_, i) => question(String(i), { title: `Number ${i}` })),
  );
  const table = container.querySelector('table')!;
  expect(table.rows.length).toBeLessThan(100);
  await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '10001'));
  await user.click(search());
  await user.paste('number 9876');
  expect(titles()).toEqual(['Number 9876']);
});
