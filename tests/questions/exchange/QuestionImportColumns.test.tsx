import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Profile } from '../../../src/api/entities';
import { QuestionExchange } from '../../../src/questions/exchange/QuestionExchange';
import { answer, renderAtSchool } from '../../quizzes/fakeSchool';
import { wholeBank } from './wholeBank';

const ada: Profile = {
  _id: 'ada',
  first_name: 'Ada',
  last_name: 'King',
  email: 'ada@school.example',
  role: 'Instructor',
};

beforeAll(() => import('../../../src/questions/exchange/QuestionImportDialog'));
beforeEach(() => localStorage.clear());

async function pasteIn(text: string, who: Profile | null = ada) {
  const view = renderAtSchool(
    <QuestionExchange list={wholeBank([])} selected={[]} onImported={() => {}} />,
    {
      'GET /question': answer([]),
      'POST /question/import': answer({ data: { ids: ['n0'], message: '' } }, 201),
    },
    who ?? undefined,
  );
  await view.user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
  await view.user.click(dialog.getByRole('textbox', { name: 'Or paste questions here' }));
  await view.user.paste(text);
  await view.user.click(dialog.getByRole('button', { name: 'Check questions' }));
  await dialog.findByRole('combobox', { name: 'Format' });
  const tab = (name: string | RegExp) => dialog.getByRole('tab', { name });
  const becomes = (column: string) => dialog.getByRole('combobox', { name: `“${column}” becomes` });
  return { ...view, dialog, tab, becomes };
}

const sure = 'title,description,A,B,C,D,answer,type,difficulty';
const sureRow = 'What melts?,Because.,ice,iron,lead,gold,A,FE,easy';
const dutch = 'Nr,Vraag,Uitleg,A,B,C,D,Oplossing,type,difficulty';
const dutchRow = (nth: number) => `${nth},Wat smelt ${nth}?,Omdat.,ijs,ijzer,lood,goud,A,FE,easy`;
const dutchTable = [dutch, dutchRow(1), dutchRow(2), dutchRow(3), dutchRow(4)].join('\n');

it('shows the preview first where every column is known, and the columns on demand', async () => {
  const { user, dialog, tab, becomes } = await pasteIn(`${sure}\n${sureRow}`);
  expect(tab('Preview (1)')).toHaveAttribute('aria-selected', 'true');
  await user.click(tab('Columns'));
  expect(becomes('title')).toHaveDisplayValue('Question');
  expect(becomes('C')).toHaveDisplayValue('Option C');
  expect(dialog.getByRole('button', { name: 'Add 1 question' })).toBeEnabled();
});

it('shows the columns with their first three rows where something is left over', async () => {
  const { dialog, tab, becomes } = await pasteIn(dutchTable);
  expect(tab('Columns')).toHaveAttribute('aria-selected', 'true');
  const table = within(dialog.getByRole('table', { name: 'Columns' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['Column', 'Becomes', 'Line 2', 'Line 3', 'Line 4'],
  ]);
  const row = within(table.getByRole('rowheader', { name: 'Vraag' }).closest('tr')!);
  expect(
    row
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent),
  ).toEqual([...['Wat smelt 1?', 'Wat smelt 2?', 'Wat smelt 3?']]);
  expect(becomes('Vraag')).toHaveDisplayValue('Leave out');
  expect(dialog.getByText(/^Line 1 was taken for the headings/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Nothing to add' })).toBeDisabled();
});

it('reads the table again by each choice, keeps the focus, and says what came of it', async () => {
  const { user, dialog, becomes, called } = await pasteIn(dutchTable);
  await user.selectOptions(becomes('Nr'), 'Question');
  await user.selectOptions(becomes('Uitleg'), 'Explanation (description)');
  await user.selectOptions(becomes('Oplossing'), 'Right answer');
  expect(await dialog.findByRole('button', { name: 'Add 4 questions' })).toBeEnabled();
  await user.selectOptions(becomes('Vraag'), 'Question');
  const said = () => dialog.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toEqual(['4 questions to add', '“Nr” is left out now.']));
  expect(becomes('Nr')).toHaveDisplayValue('Leave out');
  expect(becomes('Vraag')).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Add 4 questions' }));
  await dialog.findByText(/added$/);
  const [call] = called('POST /question/import');
  expect(call?.body).toMatchObject({
    questions: [{ title: 'Wat smelt 1?', description: 'Omdat.' }, {}, {}, {}],
  });
});

it('takes another line for the headings, or none', async () => {
  const { user, dialog, becomes } = await pasteIn(`Vraag,Uitleg\n${sure}\n${sureRow}`);
  const headings = dialog.getByRole('combobox', { name: 'Headings' });
  expect(headings).toHaveDisplayValue(/^Line 2: title, description/);
  await user.selectOptions(headings, 'Line 1: Vraag, Uitleg');
  expect(await dialog.findByText(/^Line 1 was taken/)).toBeVisible();
  await user.selectOptions(headings, 'The table has no headings');
  await waitFor(() => expect(becomes('Column 2')).toHaveDisplayValue('Leave out'));
});

it('remembers the choice for the same headings, and detects them again on request', async () => {
  const first = await pasteIn(dutchTable);
  await first.user.selectOptions(first.becomes('Vraag'), 'Question');
  await first.user.selectOptions(first.becomes('Oplossing'), 'Right answer');
  first.unmount();
  const kept = JSON.stringify(Object.entries(localStorage));
  expect(kept).toContain('quizwright:columns:ada:import');
  expect(kept).not.toContain('Vraag');

  const next = await pasteIn([dutch.toUpperCase(), dutchRow(9)].join('\n'));
  expect(next.tab('Preview (0)')).toBeVisible();
  await next.user.click(next.tab('Columns'));
  expect(next.becomes('VRAAG')).toHaveDisplayValue('Question');
  await next.user.click(next.dialog.getByRole('button', { name: 'Detect the columns again' }));
  await waitFor(() => expect(next.becomes('VRAAG')).toHaveDisplayValue('Leave out'));
  expect(localStorage.getItem('quizwright:columns:ada:import')).toBe('{}');
});

it('remembers nothing in the browser without a user', async () => {
  const { user, becomes } = await pasteIn(dutchTable, null);
  await user.selectOptions(becomes('Vraag'), 'Question');
  expect(localStorage).toHaveLength(0);
});

it('remembers the choice as long as the page is open where the browser stores nothing', async () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const { user, dialog, becomes } = await pasteIn(dutchTable);
  await user.selectOptions(becomes('Vraag'), 'Question');
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  await user.click(dialog.getByRole('button', { name: 'Check questions' }));
  await user.click(await dialog.findByRole('tab', { name: 'Columns' }));
  expect(becomes('Vraag')).toHaveDisplayValue('Question');
  refused.mockRestore();
});

it('says how it counted the numbers in the key, and counts otherwise before anything is added', async () => {
  const rows = ['2', '0'].map((key) => `How many is ${key}?,x,four,six,eight,ten,${key},FE,easy`);
  const { user, dialog, tab, called } = await pasteIn([sure, ...rows].join('\n'));
  const counting = dialog.getByRole('combobox', { name: 'Numbers as right answers' });
  expect(counting).toHaveDisplayValue('Count from 0 (0 is option A)');
  expect(dialog.getByRole('button', { name: 'Add 2 questions' })).toBeEnabled();
  await user.click(tab('Report (1)'));
  expect(dialog.getByRole('row', { name: /count from 0: 0 is option A/ })).toBeVisible();
  await user.selectOptions(counting, 'Count from 1 (1 is option A)');
  expect(await dialog.findByRole('row', { name: /count from 1: 1 is option A/ })).toBeVisible();
  expect(dialog.getByRole('row', { name: /“0” is not an option/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add 1 question' }));
  await dialog.findByText('1 question added');
  expect(called('POST /question/import')[0]?.body).toMatchObject({ questions: [{ answer: 'B' }] });
});
