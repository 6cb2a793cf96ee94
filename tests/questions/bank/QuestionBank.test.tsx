import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../src/api/entities';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import {
  answer,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../../quizzes/fakeSchool';

const https: Question = {
  _id: 'q1',
  title: 'What does the "S" in HTTPS stand for?',
  description: 'Transport security.',
  options: { A: 'Simple', B: 'Secure', C: 'Static', D: 'Stateful' },
  answer: 'B',
  type: 'BE',
  difficulty: 'hard',
};

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockImplementation(() => {}));
afterEach(() => logged.mockReset());

function bank(questions: Reply, more: Record<string, Reply> = {}) {
  return renderAtSchool(<QuestionBank />, { 'GET /question': questions, ...more });
}

async function openForm(user: ReturnType<typeof renderAtSchool>['user']) {
  await user.click(screen.getAllByRole('button', { name: 'Add Question' })[0]!);
  return within(await screen.findByRole('dialog', { name: 'Set up a new question' }));
}

async function fill(
  user: ReturnType<typeof renderAtSchool>['user'],
  form: Awaited<ReturnType<typeof openForm>>,
) {
  const write = async (field: string, text: string) => {
    await user.click(form.getByLabelText(field));
    await user.paste(text);
  };
  await write('Title', 'New one');
  await write('Description', 'About it');
  for (const letter of ['A', 'B', 'C', 'D']) await write(`Option ${letter}`, `Choice ${letter}`);
  await user.selectOptions(form.getByLabelText('Right Answer'), 'C');
  await user.selectOptions(form.getByLabelText('Category type'), 'DevOps');
  await user.selectOptions(form.getByLabelText('Difficulty'), 'Medium');
}

describe('the list', () => {
  it('says that it is loading', async () => {
    bank(silence);
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Bank of Questions' })).toBeVisible();
    // Rendered already, so that it does not move the list later.
    expect(screen.getByRole('searchbox')).toBeVisible();
  });

  it('shows each question with its difficulty and type', async () => {
    bank(answer([https]));
    const table = await screen.findByRole('table', { name: 'Bank of Questions' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['', 'Title', 'Description', 'Difficulty', 'Type', 'Actions']);
    const row = within(table).getByRole('row', { name: /HTTPS/ });
    // A hard question is no error.
    const difficulty = within(row).getByText('Hard').closest('[data-difficulty]');
    expect(difficulty).toHaveAttribute('data-difficulty', 'hard');
    expect(difficulty).toHaveAttribute('data-tone', 'neutral');
    expect(within(row).getByText('Backend')).toBeVisible();
    expect(screen.getByText('1 question')).toBeVisible();
  });

  it('gives each difficulty its own colour, and each type a badge', async () => {
    bank(
      answer([
        { ...https, _id: 'q2', difficulty: 'easy', type: 'FE' },
        { ...https, _id: 'q3', difficulty: 'medium', type: 'BE' },
        { ...https, _id: 'q4', difficulty: 'hard', type: 'DO' },
      ]),
    );
    const table = within(await screen.findByRole('table', { name: 'Bank of Questions' }));
    // The colour of each is in its sheet; tests/ui/theme/tokens.test.ts compares them.
    const difficulties = ['Easy', 'Medium', 'Hard'].map((word) =>
      table.getByText(word).closest('[data-difficulty]')?.getAttribute('data-difficulty'),
    );
    expect(difficulties).toEqual(['easy', 'medium', 'hard']);
    for (const word of ['Frontend', 'Backend', 'DevOps']) {
      expect(table.getByText(word).closest('.qw-badge')).toBeVisible();
    }
  });

  it('shows 200 questions, the first ones before the others', async () => {
    const all = Array.from({ length: 200 }, (_, i) => ({ ...https, _id: `q${i}` }));
    const { container } = bank(answer(all));
    const drawn = new Set<number | undefined>();
    const count = () => container.querySelector('tbody')?.rows.length;
    const watch = new MutationObserver(() => drawn.add(count()));
    watch.observe(container, { childList: true, subtree: true });
    expect(await screen.findByText('200 questions')).toBeVisible();
    await waitFor(() => expect(count()).toBe(200));
    watch.disconnect();
    expect(drawn).toContain(8);
  });

  it('says that there are no questions, and offers to add one', async () => {
    const { user } = bank(answer([]));
    expect(await screen.findByText('No question found')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add Question' })[1]!);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('says why it could not be loaded, and can be retried', async () => {
    const { user } = bank(inTurn(refuse(503, 'The school is closed.'), answer([https])));
    expect(await screen.findByRole('alert')).toHaveTextContent('The school is closed.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('shows its own sentence when the server sends none', async () => {
    bank(() => new Response(null, { status: 500 }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The questions could not be loaded.',
    );
  });

  it('offers nothing to a user who may not see the questions', async () => {
    bank(refuse(403, 'Not for students.'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have access to this page',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('viewing a question', () => {
  it('shows everything read-only, with the right answer marked', async () => {
    const { user } = bank(answer([https]));
    await user.click(await screen.findByRole('button', { name: `View ${https.title}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'View question' }));
    expect(dialog.getByText('Transport security.')).toBeVisible();
    expect(
      dialog.getAllByRole('listitem').map((option) => option.textContent.replaceAll(/\s+/g, ' ')),
    ).toEqual(['A Simple ', 'B Secure Right Answer', 'C Static ', 'D Stateful ']);
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('adding a question', () => {
  it('starts with the defaults of the specification', async () => {
    const { user } = bank(answer([]));
    const form = await openForm(user);
    expect(form.getByLabelText('Right Answer')).toHaveValue('A');
    expect(form.getByLabelText('Category type')).toHaveValue('FE');
    expect(form.getByLabelText('Difficulty')).toHaveValue('easy');
  });

  it('offers the choices of the specification', async () => {
    const { user } = bank(answer([]));
    const form = await openForm(user);
    const choices = (field: string) =>
      [...form.getByLabelText<HTMLSelectElement>(field).options].map(
        ({ text, value }) => `${text} ${value}`,
      );
    expect(choices('Right Answer')).toEqual(['A A', 'B B', 'C C', 'D D']);
    expect(choices('Category type')).toEqual(['Frontend FE', 'Backend BE', 'DevOps DO']);
    expect(choices('Difficulty')).toEqual(['Easy easy', 'Medium medium', 'Hard hard']);
  });

  it('says of each field that is refused empty that it is required', async () => {
    const { user } = bank(answer([]));
    const form = await openForm(user);
    const options = ['A', 'B', 'C', 'D'].map((letter) => `Option ${letter}`);
    const fields = ['Title', 'Description', ...options, 'Right Answer', 'Category type'];
    for (const field of fields) expect(form.getByLabelText(field)).toBeRequired();
  });

  it('says what is missing and focuses the first field, sending nothing', async () => {
    const { user, called } = bank(answer([]));
    const form = await openForm(user);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Title is required')).toBeVisible();
    for (const field of ['Description', 'Option A', 'Option B', 'Option C', 'Option D']) {
      expect(form.getByText(`${field} is required`)).toBeVisible();
      expect(form.getByLabelText(field)).toBeInvalid();
      expect(form.getByLabelText(field)).toHaveAccessibleDescription(
        new RegExp(`^${field} is required`),
      );
    }
    expect(form.getByLabelText('Title')).toHaveFocus();
    expect(called('POST /question')).toEqual([]);
  });

  it('checks on change', async () => {
    const { user } = bank(answer([]));
    const form = await openForm(user);
    await user.type(form.getByLabelText('Title'), 'x');
    expect(form.queryByText('Title is required')).not.toBeInTheDocument();
    await user.clear(form.getByLabelText('Title'));
    expect(await form.findByText('Title is required')).toBeVisible();
  });

  it('saves once for two clicks, closes, says so and lists it', async () => {
    const saved = { ...https, _id: 'q2', title: 'New one' };
    let release = () => {};
    const held: Reply = () =>
      new Promise((resolve) => {
        release = () =>
          resolve(Response.json({ data: { ...saved, message: '' } }, { status: 201 }));
      });
    const { user, called } = bank(inTurn(answer([]), answer([saved])), { 'POST /question': held });
    await screen.findByText('No question found');
    const form = await openForm(user);
    await fill(user, form);
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    expect(form.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Question added')).toBeVisible();
    expect(await screen.findByRole('row', { name: /New one/ })).toBeVisible();
    expect(called('POST /question').map((call) => call.body)).toEqual([
      {
        title: 'New one',
        description: 'About it',
        options: { A: 'Choice A', B: 'Choice B', C: 'Choice C', D: 'Choice D' },
        answer: 'C',
        type: 'DO',
        difficulty: 'medium',
      },
    ]);
    const next = await openForm(user);
    expect(next.getByLabelText('Title')).toHaveValue('');
  });

  it('loses nothing when the server refuses, and shows its sentences at the fields', async () => {
    const { user } = bank(answer([]), {
      'POST /question': refuse(400, 'Two options are the same.', [
        { field: 'options.B', message: 'Option B is the same as option A.' },
        { field: 'unheard_of', message: 'Never shown.' },
      ]),
    });
    const form = await openForm(user);
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Option B is the same as option A.')).toBeVisible();
    expect(form.getByLabelText('Option B')).toHaveFocus();
    expect(form.getByLabelText('Title')).toHaveValue('New one');
    expect(screen.getByText('Two options are the same.')).toBeVisible();
    expect(logged).toHaveBeenCalled();
  });

  it('says that nothing is lost when the server gives no reason', async () => {
    const { user } = bank(answer([]), {
      'POST /question': () => new Response(null, { status: 500 }),
    });
    const form = await openForm(user);
    await fill(user, form);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/^The question could not be saved\./);
    expect(screen.getAllByText(/^The question could not be saved\./)).toHaveLength(1);
    expect(form.getByLabelText('Option D')).toHaveValue('Choice D');
  });

  it('keeps what was typed through Escape, and discards it on Cancel', async () => {
    const { user } = bank(answer([]));
    await user.type((await openForm(user)).getByLabelText('Title'), 'Half a ques');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openForm(user);
    expect(again.getByLabelText('Title')).toHaveValue('Half a ques');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await openForm(user)).getByLabelText('Title')).toHaveValue('');
  });
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  renderAtSchool(<QuestionBank ref={ref} id="bank" className="mine" />, {
    'GET /question': silence,
  });
  expect(ref.current).toHaveAttribute('id', 'bank');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});
