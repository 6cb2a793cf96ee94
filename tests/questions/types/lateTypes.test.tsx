import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { NamedType } from '../../../src/api/entities';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { QuestionExchange } from '../../../src/questions/exchange/QuestionExchange';
import { QuizCreateDialog } from '../../../src/quizzes/setUp/QuizCreateDialog';
import { answer, held, renderAtSchool } from '../../quizzes/fakeSchool';
import { button, question, titles, toast, write } from '../bank/bankAtSchool';
import { readBlobs } from '../../fileFormats/readBlobs';
import { wholeBank } from '../exchange/wholeBank';

// Loaded in advance, so that tests wait only for replies.
beforeAll(readBlobs);
beforeAll(() => import('../../../src/questions/exchange/QuestionImportDialog'));

const types: NamedType[] = [
  { value: 'BIO', label: 'Biology' },
  { value: 'CHE', label: 'Chemistry' },
];

/** A server whose list of types has not come yet. */
function lateList() {
  const { reply, release } = held();
  const come = () => release(answer({ operations: [], fields: [], question_types: types }));
  return { replies: { 'GET /capabilities': reply }, come };
}

const chosen = (field: HTMLElement) => (field as HTMLSelectElement).selectedOptions[0]?.textContent;

describe('while a new question is written', () => {
  async function openForm() {
    const { replies, come } = lateList();
    const view = renderAtSchool(<QuestionBank />, {
      ...replies,
      'GET /question': answer([question('known')]),
      'POST /question': answer({ data: { _id: 'new', message: '' } }, 201),
    });
    await screen.findByRole('button', { name: 'Add Question' });
    await view.user.click(button('Add Question'));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByLabelText('Category type');
    const save = async () => {
      await write(view.user, dialog.getByLabelText('Description'), 'A part of DNA.');
      for (const letter of ['A', 'B', 'C', 'D']) {
        await write(view.user, dialog.getByLabelText(`Option ${letter}`), letter);
      }
      await view.user.click(dialog.getByRole('button', { name: 'Save' }));
      await toast(/question/i);
      return view.called('POST /question')[0]?.body;
    };
    await write(view.user, dialog.getByLabelText('Title'), 'What is a gene?');
    return { ...view, dialog, field, come, save };
  }

  it('the type that nobody has chosen becomes one of the list, and the rest stays', async () => {
    const { dialog, field, come, save } = await openForm();
    expect(chosen(field)).toBe('Frontend');
    come();
    await dialog.findByRole('option', { name: 'Biology' });
    await waitFor(() => expect(chosen(field)).toBe('Biology'));
    expect(await save()).toMatchObject({ title: 'What is a gene?', type: 'BIO' });
  });

  it('the type that somebody has chosen is shown and sent', async () => {
    const { user, dialog, field, come, save } = await openForm();
    await user.selectOptions(field, 'Backend');
    come();
    await dialog.findByRole('option', { name: 'Biology' });
    expect(chosen(field)).toBe('Backend');
    expect(await save()).toMatchObject({ title: 'What is a gene?', type: 'BE' });
  });
});

it('a quiz shows the type that was chosen from the list before', async () => {
  const { replies, come } = lateList();
  const { user } = renderAtSchool(<QuizCreateDialog open onClose={() => {}} />, {
    ...replies,
    'GET /group': answer([]),
  });
  const field = await screen.findByLabelText('Category type');
  await user.selectOptions(field, 'Backend');
  come();
  await screen.findByRole('option', { name: 'Biology' });
  expect(chosen(field)).toBe('Backend');
  await user.selectOptions(field, 'Biology');
  expect(screen.queryByRole('option', { name: 'Backend' })).not.toBeInTheDocument();
});

it('a filter by a type that is gone is the one that the field shows, and takes off', async () => {
  const bank = [
    question('cell', { title: 'What is a cell?', type: 'BIO' }),
    question('star', { title: 'What is a star?', type: 'AST' }),
  ];
  const onViewChange = vi.fn();
  const { user } = renderAtSchool(
    <QuestionBank view={{ type: 'AST' }} onViewChange={onViewChange} />,
    {
      'GET /capabilities': answer({ operations: [], fields: [], question_types: types }),
      'GET /question': answer(bank),
    },
  );
  await screen.findByRole('option', { name: 'Biology' });
  await waitFor(() => expect(titles()).toEqual(['What is a star?']));
  const field = screen.getByLabelText('Type');
  expect(chosen(field)).toBe('AST');
  await user.selectOptions(field, 'All types');
  expect(onViewChange).toHaveBeenLastCalledWith({});
});

it('a file that was read before the list came is read again', async () => {
  const { replies, come } = lateList();
  const { user } = renderAtSchool(
    <QuestionExchange list={wholeBank([])} selected={[]} onImported={vi.fn()} />,
    { ...replies, 'GET /question': answer([]) },
  );
  await user.click(button('Import'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  const table =
    'question,description,a,b,c,d,answer,type,difficulty\nWhat?,Why,1,2,3,4,A,Biology,easy';
  const file = new File([table], 'questions.csv');
  fireEvent.change(await dialog.findByLabelText(/file/i, { selector: 'input' }), {
    target: { files: [file] },
  });
  // No word of the column is a type yet, so it does not say the type of its questions.
  const column = await dialog.findByRole('combobox', { name: '“type” becomes' });
  expect(chosen(column)).not.toBe('Type (category)');
  await dialog.findByText('1 needs details below');
  come();
  await dialog.findByRole('tab', { name: 'Preview (1)' });
  expect(dialog.queryByText('1 needs details below')).not.toBeInTheDocument();
  expect(dialog.queryByText(/is not a category/)).not.toBeInTheDocument();
});
