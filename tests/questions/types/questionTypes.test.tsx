import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { NamedType } from '../../../src/api/entities';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { QuizCreateDialog } from '../../../src/quizzes/setUp/QuizCreateDialog';
import { QuizFacts } from '../../../src/quizzes/detail/QuizFacts';
import { createQuizClient } from '../../../src/api/createQuizClient';
import { answer, renderAtSchool } from '../../quizzes/fakeSchool';
import { button, question, titles, toast, write } from '../bank/bankAtSchool';
import { pageOf } from '../bank/pagedBank';
import { stopClock, turnClock } from '../../stopClock';

afterEach(() => void vi.useRealTimers());

const types: NamedType[] = [
  { value: 'BIO', label: 'Biology' },
  { value: 'CHE', label: 'Chemistry' },
];
const listed = answer({ operations: [], fields: [], question_types: types });
const bank = [
  question('cell', { title: 'What is a cell?', type: 'BIO' }),
  question('acid', { title: 'What is an acid?', type: 'CHE' }),
  question('page', { title: 'What is a page?', type: 'FE' }),
  question('star', { title: 'What is a star?', type: 'AST' }),
];

const namesIn = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

async function openBank() {
  const view = renderAtSchool(<QuestionBank />, {
    'GET /capabilities': listed,
    'GET /question': answer(bank),
    'POST /question': answer({ data: { _id: 'new', message: '' } }, 201),
  });
  await screen.findByRole('option', { name: 'Biology' });
  return view;
}

it('the bank names, filters and sorts by the types of the server', async () => {
  const { user } = await openBank();
  const row = (title: string) => within(screen.getByText(title).closest('tr')!);
  expect(row('What is a cell?').getByText('Biology')).toBeInTheDocument();
  // Those that it no longer has are still called something.
  expect(row('What is a page?').getByText('Frontend')).toBeInTheDocument();
  expect(row('What is a star?').getByText('AST')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Type'), 'Chemistry');
  await screen.findByRole('button', { name: 'Remove filter Type: Chemistry' });
  expect(titles()).toEqual(['What is an acid?']);
});

it('the bank is filtered by a type that is gone, as long as questions have it', async () => {
  const { user } = await openBank();
  expect(namesIn('Type')).toEqual(['All types', 'Biology', 'Chemistry', 'AST', 'Frontend']);
  await user.selectOptions(screen.getByLabelText('Type'), 'AST');
  await screen.findByRole('button', { name: 'Remove filter Type: AST' });
  expect(titles()).toEqual(['What is a star?']);
});

it('of a bank in pages, the server says which types are gone', async () => {
  renderAtSchool(<QuestionBank />, {
    'GET /capabilities': answer({ operations: ['questionFacets'], question_types: types }),
    'GET /question': pageOf({ questions: bank.slice(0, 2), asked: [] }),
    'GET /question/facets': answer({ tags: [], types: ['AST', 'BIO'] }),
  });
  await screen.findByRole('option', { name: 'AST' });
  expect(namesIn('Type')).toEqual(['All types', 'Biology', 'Chemistry', 'AST']);
});

it('keeps a filter by a type of the server, although the page opens with it', async () => {
  stopClock();
  const onView = vi.fn();
  renderAtSchool(<QuestionBank view={{ type: 'CHE' }} onViewChange={onView} />, {
    'GET /capabilities': listed,
    'GET /question': answer(bank),
  });
  await screen.findByRole('option', { name: 'Biology' });
  expect(screen.getByLabelText('Type')).toHaveDisplayValue('Chemistry');
  expect(titles()).toEqual(['What is an acid?']);
  await turnClock(1_000);
  expect(onView).not.toHaveBeenCalled();
});

it('a new question has the first type', async () => {
  const { user, called } = await openBank();
  await user.click(button('Add Question'));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByLabelText('Category type');
  expect(field).toHaveValue('BIO');
  await write(user, dialog.getByLabelText('Title'), 'What is a gene?');
  await write(user, dialog.getByLabelText('Description'), 'A part of DNA.');
  for (const letter of ['A', 'B', 'C', 'D']) {
    await write(user, dialog.getByLabelText(`Option ${letter}`), letter);
  }
  await user.selectOptions(field, 'Chemistry');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await toast(/question/i);
  expect(called('POST /question')[0]?.body).toMatchObject({ type: 'CHE' });
});

it('the form offers the type that a question has, although it is gone', async () => {
  const { user } = await openBank();
  await user.click(button('Edit What is a star?'));
  const field = await within(await screen.findByRole('dialog')).findByLabelText('Category type');
  expect(field).toHaveValue('AST');
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Biology', 'Chemistry', 'AST']);
});

it('a quiz is drawn from one type or from all', async () => {
  renderAtSchool(<QuizCreateDialog open onClose={() => {}} />, {
    'GET /capabilities': listed,
    'GET /group': answer([]),
  });
  await screen.findByRole('option', { name: 'Biology' });
  const choices = [...screen.getByLabelText<HTMLSelectElement>('Category type').options];
  expect(choices.map(({ text, value }) => [text, value]).slice(1)).toEqual([
    ['Biology', 'BIO'],
    ['Chemistry', 'CHE'],
    ['All types', 'DO'],
  ]);
});

it('the names of the host count before those of the server, which is not asked', () => {
  const asked: string[] = [];
  const client = createQuizClient({
    fetch: (request) => {
      asked.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json({}, { status: 404 }));
    },
  });
  const quiz = { _id: 'z1', title: 'Quiz', type: 'BIO' };
  renderFacts();
  expect(screen.getByText('Biologie')).toBeInTheDocument();
  expect(asked).toEqual([]);

  function renderFacts() {
    renderAtSchool(
      <QuizProvider client={client} questionTypes={[{ value: 'BIO', label: 'Biologie' }]}>
        <QuizFacts quiz={quiz as never} />
      </QuizProvider>,
      {},
    );
  }
});
