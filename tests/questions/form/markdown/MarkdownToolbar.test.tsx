import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../quizzes/fakeSchool';
import { openBank, question } from '../../bank/bankAtSchool';

async function openForm(title: string, fields = ['QuestionInput.format']) {
  const view = await openBank([question('1', { title })], () => ({
    'GET /capabilities': answer({ operations: [], fields }),
    'PUT /question/1': answer({ data: { message: '' } }),
  }));
  await view.user.click(screen.getByRole('button', { name: /^Edit/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Update question' }));
  const field = form.getByLabelText<HTMLTextAreaElement>('Title');
  const save = async () => {
    await view.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return view.called('PUT /question/1').map(({ body }) => body)[0];
  };
  return { ...view, form, field, save };
}

describe('the toolbar of a question', () => {
  it('makes it Markdown, in which what was typed shows as it did', async () => {
    const { user, form, field, save } = await openForm('What is *args of f?');
    await user.click(field);
    field.setSelectionRange(17, 18);
    const bar = within((await form.findAllByRole('toolbar', { name: 'Formatting' }))[0]!);
    await user.click(bar.getByRole('button', { name: 'Code' }));
    expect(field).toHaveValue('What is \\*args of `f`?');
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([19, 20]);
    const preview = await form.findByRole('group', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveTextContent('What is *args of f?'));
    expect(await save()).toMatchObject({ title: 'What is \\*args of `f`?', format: 'markdown' });
  });

  it('makes a block of several lines, and leaves the code as it is', async () => {
    const { user, form, field } = await openForm('What of this?\nif (*a)\n  b[1];\n* twice *');
    const bar = within((await form.findAllByRole('toolbar', { name: 'Formatting' }))[0]!);
    await user.click(field);
    field.setSelectionRange(14, 29);
    await user.click(bar.getByRole('button', { name: 'Code' }));
    expect(field).toHaveValue('What of this?\n```\nif (*a)\n  b[1];\n```\n\\* twice \\*');
  });

  it('leaves no marks alone where nothing is selected', async () => {
    const { user, form, field, save } = await openForm('What does this print? ');
    const bar = within((await form.findAllByRole('toolbar', { name: 'Formatting' }))[0]!);
    await user.click(field);
    field.setSelectionRange(22, 22);
    await user.click(bar.getByRole('button', { name: 'Code' }));
    expect(field).toHaveValue('What does this print? `code`');
    await user.keyboard('1 + 1');
    expect(field).toHaveValue('What does this print? `1 + 1`');
    expect(await save()).toMatchObject({ title: 'What does this print? `1 + 1`' });
  });

  it('marks the word that the caret is in', async () => {
    const { user, form, field } = await openForm('What is 2*3*4?');
    const bar = within((await form.findAllByRole('toolbar', { name: 'Formatting' }))[0]!);
    await user.click(field);
    field.setSelectionRange(10, 10);
    await user.click(bar.getByRole('button', { name: 'Code' }));
    expect(field).toHaveValue('What is `2*3*4?`');
  });

  it('follows the keyboard, and is one stop of the Tab key', async () => {
    const { user, form, field } = await openForm('Is it so?');
    const bar = within((await form.findAllByRole('toolbar', { name: 'Formatting' }))[0]!);
    await user.click(field);
    field.setSelectionRange(3, 5);
    await user.keyboard('{Control>}b{/Control}');
    expect(field).toHaveValue('Is **it** so?');
    await user.keyboard('{Control>}b{/Control}');
    expect(field).toHaveValue('Is it so?');
    await user.tab({ shift: true });
    expect(bar.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(bar.getByRole('button', { name: 'Formula' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Is $it$ so?');
    expect(field).toHaveFocus();
    await user.tab({ shift: true });
    expect(bar.getByRole('button', { name: 'Formula' })).toHaveFocus();
  });

  it('is not there where the server takes no format', async () => {
    const { form, field, user } = await openForm('Is it so?', []);
    await user.click(field);
    await user.keyboard('{Control>}b{/Control}');
    expect(form.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(field).toHaveValue('Is it so?');
  });
});
