import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQuizClient } from '../../../src/api/createQuizClient';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { QuizRunner } from '../../../src/quizzes/runner/QuizRunner';
import './withLaterScreens';

const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const rich = {
  _id: 'i1',
  title: 'What does it print?\n\n```python\nfor i in a:\n    print(i)\n```',
  options: { A: '`1`', B: '**two**', C: '$x^2$', D: '3' },
  format: 'markdown',
};
const plain = {
  _id: 'i2',
  title: 'Is `a` **b**?',
  options: { A: '**1**', B: '2', C: '3', D: '4' },
};

function take(paper: object, startsIn = -60) {
  const styles = vi.fn(() => Promise.resolve());
  const attempt = {
    ...{ started_at: fromNow(startsIn), ends_at: fromNow(900), server_now: fromNow(0) },
    ...{ revision: 0, answers: [] },
  };
  const client = createQuizClient({
    fetch: () => Promise.resolve(Response.json({ data: { title: 'Week 3', ...paper, attempt } })),
  });
  render(
    <QuizProvider client={client} richTextStyles={styles}>
      <QuizRunner quizId="q1" />
    </QuizProvider>,
  );
  return styles;
}

it('shows a plain question as it was written, and loads nothing for it', async () => {
  const styles = take({ questions: [plain] });
  expect(await screen.findByRole('radio', { name: 'A **1**' })).toBeVisible();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleName(/Is `a` \*\*b\*\*\?/);
  expect(styles).not.toHaveBeenCalled();
});

it('loads what shows Markdown in the waiting room, before any question is known', async () => {
  const styles = take({ questions: [], formats: ['markdown'] }, 600);
  await screen.findByText('This quiz has not started yet');
  await waitFor(() => expect(styles).toHaveBeenCalled());
});

it('waits for any quiz, whatever a server means by its formats', async () => {
  const styles = take({ questions: [], formats: { of: 'ours' } }, 600);
  expect(await screen.findByText('This quiz has not started yet')).toBeVisible();
  expect(styles).not.toHaveBeenCalled();
});

it('draws code, formulas and emphasis, which options are named by', async () => {
  const styles = take({ questions: [rich, plain] });
  const [group, plainGroup] = await screen.findAllByRole('radiogroup');
  const code = await waitFor(() => {
    const found = group?.querySelector('[data-part="code"]');
    expect(found).toBeInTheDocument();
    return found;
  });
  expect(code).toHaveTextContent('for i in a: print(i)');
  expect(code?.textContent).toBe('for i in a:\n    print(i)');
  // jsdom cannot compute the name of a formula, so each is asked for its own.
  const radiosOf = (each?: HTMLElement) => within(each as HTMLElement).getAllByRole('radio');
  const [first, second] = radiosOf(group);
  expect(first).toHaveAccessibleName('A 1');
  expect(second).toHaveAccessibleName('B two');
  expect(group?.querySelector('strong')).toHaveTextContent('two');
  expect(group?.querySelector('[data-part="formula"]')).not.toBeNull();
  expect(radiosOf(plainGroup)[0]).toHaveAccessibleName('A **1**');
  await waitFor(() => expect(styles).toHaveBeenCalled());
});
