import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { ItemEvidence } from '../../../src/results/evidence/ItemEvidence';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../../quizzes/fakeSchool';
import { evidence, item } from '../evidenceSchool';

const shown = (reply: Reply) =>
  renderAtSchool(<ItemEvidence quizId="z1" />, { 'GET /quiz/evidence/z1': reply });

const question = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

describe('a question of a large class', () => {
  const items = [
    item('a', 100, 95),
    item('b', 100, 50, { discrimination: -0.3 }),
    item('c', 100, 40, { discrimination: 0.1 }),
    item('d', 100, 60, { discrimination: null }),
  ];

  it('shows its figures and what they suggest', async () => {
    shown(answer(evidence(100, items)));
    expect(await screen.findByText('Based on 100 graded attempts')).toBeVisible();
    const easy = question('1. Question a');
    expect(easy.getByText('95%')).toBeVisible();
    expect(easy.getByText('0.40')).toBeVisible();
    expect(easy.getByText('Too easy')).toBeVisible();
    const wrong = question('2. Question b');
    expect(wrong.getByText(/−0\.30/)).toBeVisible();
    expect(wrong.getByText('Check the answer')).toBeVisible();
    expect(question('3. Question c').getByText('Weak')).toBeVisible();
    expect(
      question('4. Question d').getByText('Not available: everyone did equally well'),
    ).toBeVisible();
  });

  it('shows the share of each option, and marks the right and unchosen ones in words', async () => {
    shown(answer(evidence(100, items)));
    const chart = within(await screen.findByRole('table', { name: 'Answers to Question c' }));
    expect(chart.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'OptionAttempts',
      'A. one Right answer40 (40%)',
      'B. two Chosen more often than the right answer60 (60%)',
      'C. three No one chose this0 (0%)',
      'D. four No one chose this0 (0%)',
      'No answer0 (0%)',
    ]);
  });

  it('draws the options of a question in Markdown', async () => {
    const options = { A: '`a * b`', B: '**two**', C: 'three', D: 'four' };
    shown(answer(evidence(100, [item('a', 100, 95, { format: 'markdown', options })])));
    const chart = within(await screen.findByRole('table', { name: 'Answers to Question a' }));
    await waitFor(() => expect(chart.getByText('two').tagName).toBe('STRONG'));
    expect(chart.getByText('a * b').tagName).toBe('CODE');
    expect(chart.getByRole('row', { name: /^B\. two/ })).toBeVisible();
  });

  it('is there once, with its picture', async () => {
    const title = 'Which **tree** is it?\n\n![Oak](https://example.com/oak.png)';
    shown(
      answer(
        evidence(100, [
          item('a', 100, 95, { format: 'markdown', title }),
          item('b', 100, 95, { format: 'markdown', title: 'Is it so?' }),
        ]),
      ),
    );
    expect(await screen.findByRole('heading', { name: 'Question 1' })).toBeVisible();
    expect(await question('Question 1').findByText('tree')).toBeVisible();
    expect(question('Question 1').getAllByText(/^Which/)).toHaveLength(1);
    expect(question('2. Is it so?').getAllByText(/^Is it so/)).toHaveLength(1);
  });

  it('comes first if it needs attention', async () => {
    shown(answer(evidence(100, items)));
    const order = await screen.findByRole('combobox', { name: 'Sort by' });
    const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
    fireEvent.change(order, { target: { value: 'facility' } });
    expect(titles()[0]).toBe('3. Question c');
    fireEvent.change(order, { target: { value: 'discrimination' } });
    expect([titles()[0], titles().at(-1)]).toEqual(['2. Question b', '4. Question d']);
    fireEvent.change(order, { target: { value: 'position' } });
    expect(titles()[0]).toBe('1. Question a');
  });
});

describe('a question of a small class', () => {
  it('shows shares, but no discrimination, verdict or sorting by it', async () => {
    shown(answer(evidence(29, [item('a', 29, 29)])));
    expect(await screen.findByText('100%')).toBeVisible();
    expect(screen.getByText('Too few attempts')).toBeVisible();
    expect(screen.getByText(/^Discrimination needs at least 30 attempts/)).toBeVisible();
    expect(screen.queryByText('Too easy')).not.toBeInTheDocument();
    expect(screen.queryByText('No one chose this')).not.toBeInTheDocument();
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('shows only counts if they are too few for shares', async () => {
    shown(answer(evidence(9, [item('a', 9, 4)])));
    expect(await screen.findAllByText('Too few attempts')).toHaveLength(2);
    expect(screen.getByText(/^Shares need at least 10 attempts/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'A. one Right answer 4' })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('without statistics', () => {
  it.each([403, 404, 405, 409, 501])('renders nothing (%i)', async (status) => {
    const { container, called } = shown(refuse(status));
    await waitFor(() => expect(called('GET /quiz/evidence/z1')).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('.qw-evidence')).toBeNull());
  });

  it.each([404, 405, 501])('renders nothing if a framework replies %i', async (status) => {
    const { container, called } = shown(gateway(status));
    await waitFor(() => expect(called('GET /quiz/evidence/z1')).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('.qw-evidence')).toBeNull());
  });

  it.each([403, 409])('reports a page in place of a reply (%i)', async (status) => {
    shown(gateway(status));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that it is loading', async () => {
    shown(silence);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
  });

  it('says why, and can be retried', async () => {
    const { user } = shown(inTurn(gateway(), answer(evidence(0, []))));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The statistics could not be loaded.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Based on 0 graded attempts')).toBeVisible();
  });
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  renderAtSchool(<ItemEvidence quizId="z1" ref={ref} id="e" className="mine" />, {
    'GET /quiz/evidence/z1': silence,
  });
  expect(ref.current).toHaveAttribute('id', 'e');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});
