import { expect, test } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseByKeys, pressTo } from './byKeyboard';
import { copyFirstStart } from './schoolServer';
import { startServer, type RunningServer } from './server';
import { signedIn } from './signedIn';

let folder: string;
let server: RunningServer;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quizwright-types-'));
  // Its bank is of the time before the school had types of its own.
  await copyFirstStart(join(folder, 'data'), 'yes');
  server = await startServer(join(folder, 'data'), {
    env: { QUESTION_TYPES: 'BIO=Biology, CHE=Chemistry' },
  });
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a school with types of its own keeps its bank by keyboard', async ({ browser }) => {
  test.setTimeout(180_000);
  const ada = await signedIn(browser, server.url, 'ada@school.example');
  const { keyboard } = ada;
  const button = (name: string) => ada.getByRole('button', { name, exact: true });
  const type = ada.getByRole('combobox', { name: 'Type', exact: true });
  const chip = (name: string) => button(`Remove filter ${name}`);

  await test.step('finds questions whose type is gone, after a reload too', async () => {
    await ada.getByRole('navigation').getByRole('link', { name: 'Questions' }).click();
    await chooseByKeys(type, 'DevOps');
    await expect(chip('Type: DevOps')).toBeVisible();
    await expect(ada).toHaveURL(/[?&]type=DO\b/);
    await ada.reload();
    await expect(chip('Type: DevOps')).toBeVisible();
    await expect(type).toContainText('DevOps');
    await pressTo(chip('Type: DevOps'));
    await keyboard.press('Enter');
    await expect(chip('Type: DevOps')).toBeHidden();
    await expect(ada).not.toHaveURL(/type=/);
  });

  await test.step('writes a question', async () => {
    await pressTo(button('Add Question'), 'Shift+Tab');
    await keyboard.press('Enter');
    const form = ada.getByRole('dialog', { name: 'Set up a new question' });
    const field = (name: string) => form.getByLabel(name, { exact: true });
    await expect(field('Category type')).toContainText('Biology');
    for (const [name, text] of Object.entries({
      ...{ Title: 'What is an acid?', Description: 'It gives protons.' },
      ...{ 'Option A': 'A donor', 'Option B': 'A salt', 'Option C': 'A metal', 'Option D': 'Ice' },
    })) {
      await pressTo(field(name));
      await keyboard.type(text);
    }
    await chooseByKeys(field('Category type'), 'Chemistry');
    await pressTo(form.getByRole('button', { name: 'Save' }));
    await keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(button('Edit What is an acid?')).toBeFocused();
  });

  await test.step('imports others by the names of their types', async () => {
    await pressTo(button('Import'), 'Shift+Tab');
    await keyboard.press('Enter');
    const dialog = ada.getByRole('dialog', { name: 'Import questions' });
    await pressTo(dialog.getByLabel('Or paste questions here'));
    const rows = [
      'What is a cell?,A unit,A room,A,biology',
      'What is a page?,Paper,Air,A,Frontend',
    ];
    await keyboard.insertText(['question,option a,option b,answer,type', ...rows].join('\n'));
    await pressTo(dialog.getByRole('button', { name: 'Check questions' }));
    await keyboard.press('Enter');
    await expect(dialog.getByText('1 needs details below')).toBeVisible();
    await expect(dialog.getByText('1 skipped')).toBeVisible();
    await chooseByKeys(dialog.getByRole('combobox', { name: 'Difficulty' }), 'Easy');
    await expect(dialog.getByText('1 question to add')).toBeVisible();
    await pressTo(dialog.getByRole('button', { name: /^Add 1 question/ }));
    await keyboard.press('Enter');
    await expect(dialog.getByText('1 question added')).toBeVisible();
  });

  await test.step('saves a filter, and comes back to it', async () => {
    await ada.keyboard.press('Escape');
    await expect(ada.getByRole('dialog')).toBeHidden();
    await keyboard.press('/');
    await expect(ada.getByRole('searchbox', { name: 'Search questions' })).toBeFocused();
    await chooseByKeys(type, 'Biology');
    await expect(ada.getByText('1 of ', { exact: false }).first()).toBeVisible();
    await pressTo(button('Saved filters'));
    await keyboard.press('Enter');
    const dialog = ada.getByRole('dialog', { name: 'Saved filters' });
    await pressTo(dialog.getByLabel('Name for the current filters'));
    await keyboard.type('Cells');
    await keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: /^Cells/ })).toBeVisible();
    await keyboard.press('Escape');
    await expect(button('Saved filters')).toBeFocused();
    await pressTo(chip('Type: Biology'));
    await keyboard.press('Enter');
    await pressTo(button('Saved filters'));
    await keyboard.press('Enter');
    await pressTo(dialog.getByRole('button', { name: /^Cells/ }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(chip('Type: Biology')).toBeVisible();
  });

  await test.step('sees how many questions a quiz of a type would have', async () => {
    await pressTo(button('New quiz'));
    await keyboard.press('Enter');
    const form = ada.getByRole('dialog', { name: 'Set up a new quiz' });
    const ofQuiz = form.getByRole('combobox', { name: 'Category type' });
    await chooseByKeys(form.getByRole('combobox', { name: 'Difficulty' }), 'Easy');
    await chooseByKeys(ofQuiz, 'Chemistry');
    await expect(form.getByText('1 question in your bank matches')).toBeVisible();
    // The last choice.
    await keyboard.press('Enter');
    await expect(ada.getByRole('listbox')).toBeVisible();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await expect(ofQuiz).toContainText('All types');
    await expect(form.getByText(/^\d\d questions in your bank match/)).toBeVisible();
  });
});
