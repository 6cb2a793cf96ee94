import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pastedOptions } from '../../../src/items/single/pastedOptions';
import { answer } from '../../quizzes/fakeSchool';
import { button, openBank, question, write } from './bankAtSchool';

const takesSix = answer({ operations: [], fields: ['Options.E', 'Options.F'] });

async function openForm(own: Parameters<typeof question>[1] = {}, capabilities = takesSix) {
  const view = await openBank([question('1', { title: 'First', ...own })], () => ({
    'GET /capabilities': capabilities,
    'PUT /question/1': answer({ data: { message: '' } }),
  }));
  await view.user.click(button('Edit First'));
  const form = within(await screen.findByRole('dialog', { name: 'Update question' }));
  const options = within(form.getByRole('group', { name: 'Options' }));
  const texts = () => options.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const save = async () => {
    await view.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return view.called('PUT /question/1').map(({ body }) => body)[0];
  };
  return { ...view, form, options, texts, save };
}

describe('the options of a question', () => {
  it('are added up to six', async () => {
    const { user, form, options, save } = await openForm();
    const add = await options.findByRole('button', { name: 'Add option' });
    await user.click(add);
    const fifth = form.getByLabelText('Option E');
    expect(fifth).toHaveFocus();
    await user.paste('five');
    await user.click(add);
    expect(add).not.toBeInTheDocument();
    await user.paste('six');
    await user.click(form.getByRole('button', { name: 'Mark option F as the right answer' }));
    expect(await save()).toMatchObject({
      options: { A: 'one', B: 'two', C: 'three', D: 'four', E: 'five', F: 'six' },
      answer: 'F',
    });
  });

  it('that say the same are pointed out, and saved all the same', async () => {
    const { user, form, save } = await openForm();
    const status = () => form.queryByText(/are the same/);
    expect(status()).not.toBeInTheDocument();
    await write(user, form.getByLabelText('Option C'), ' one ');
    expect(
      await form.findByText('These options are the same: A, C. Students cannot tell them apart.'),
    ).toBeVisible();
    await write(user, form.getByLabelText('Option C'), 'One');
    await waitFor(() => expect(status()).not.toBeInTheDocument());
    await write(user, form.getByLabelText('Option D'), 'two');
    await form.findByText(/^These options are the same: B, D/);
    expect(await save()).toMatchObject({ options: { B: 'two', D: 'two' } });
  });

  it('are removed down to two, and the key stays at its option', async () => {
    const { user, form, options, texts, save } = await openForm({ answer: 'C' });
    await user.click(await options.findByRole('button', { name: 'Remove option A' }));
    expect(form.getByLabelText('Option A')).toHaveFocus();
    expect(texts()).toEqual(['two', 'three', 'four']);
    expect(form.getByLabelText('Right Answer')).toHaveValue('B');
    await user.click(options.getByRole('button', { name: 'Remove option C' }));
    expect(form.getByLabelText('Option B')).toHaveFocus();
    expect(options.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    expect(await save()).toMatchObject({ options: { A: 'two', B: 'three' }, answer: 'B' });
  });

  it('have the first as their key when the right one is removed', async () => {
    const { user, form, options } = await openForm({ answer: 'D' });
    await user.click(await options.findByRole('button', { name: 'Remove option D' }));
    expect(form.getByLabelText('Right Answer')).toHaveValue('A');
    expect(options.getByRole('button', { pressed: true })).toHaveTextContent('A');
  });

  it('are required, each that was added', async () => {
    const { user, form, options } = await openForm();
    await user.click(await options.findByRole('button', { name: 'Add option' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Option E is required')).toBeVisible();
    await user.click(options.getByRole('button', { name: 'Remove option E' }));
    expect(form.queryByText('Option E is required')).not.toBeInTheDocument();
  });

  it('are filled by a pasted list', async () => {
    const { user, form, options, texts } = await openForm();
    await options.findByRole('button', { name: 'Add option' });
    for (const field of options.getAllByRole('textbox')) await user.clear(field);
    await user.click(form.getByLabelText('Option A'));
    await user.paste('A) GET\nB) PUT\nC) POST\nD) PATCH\nE) DELETE\n');
    expect(texts()).toEqual(['GET', 'PUT', 'POST', 'PATCH', 'DELETE']);
    expect(form.getByLabelText('Option E')).toHaveFocus();
  });

  it('keep what was typed where a list is pasted', async () => {
    const { user, form, options, texts } = await openForm();
    await options.findByRole('button', { name: 'Add option' });
    await user.clear(form.getByLabelText('Option A'));
    await user.paste('GET\nPUT');
    expect(texts().slice(1)).toEqual(['two', 'three', 'four']);
  });

  it('keep what a pasted list has no room for', async () => {
    const { user, form, options, texts } = await openForm();
    await options.findByRole('button', { name: 'Add option' });
    const last = form.getByLabelText('Option D');
    await write(user, last, '1\n2\n3\n4');
    expect(texts()[3]).toContain('4');
    expect(texts()).toHaveLength(4);
  });

  it('are moved by arrow keys, and the key moves with its option', async () => {
    const { user, form, options, texts, save } = await openForm({ answer: 'B' });
    const handle = (letter: string) =>
      options.getByRole('button', { name: `Move option ${letter}` });
    handle('B').focus();
    await user.keyboard('{ArrowDown}');
    expect(handle('C')).toHaveFocus();
    expect(texts()).toEqual(['one', 'three', 'two', 'four']);
    expect(form.getByLabelText('Right Answer')).toHaveValue('C');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(handle('D')).toHaveFocus();
    expect(await save()).toMatchObject({
      options: { A: 'one', B: 'three', C: 'four', D: 'two' },
      answer: 'D',
    });
  });

  it('can be true and false', async () => {
    const { user, form, options, texts } = await openForm();
    await options.findByRole('button', { name: 'Add option' });
    expect(options.queryByRole('button', { name: 'True or false' })).not.toBeInTheDocument();
    for (const field of options.getAllByRole('textbox')) await user.clear(field);
    await user.click(options.getByRole('button', { name: 'True or false' }));
    expect(texts()).toEqual(['True', 'False']);
    expect(form.getByLabelText('Option A')).toHaveFocus();
    expect(form.getByLabelText('Right Answer')).toHaveValue('A');
  });

  it('keep the lines that one has, and Enter saves', async () => {
    const code = 'if (a)\n  b();';
    const { user, form, called } = await openForm({
      options: { A: code, B: 'two', C: 'three', D: 'four' },
    });
    expect(form.getByLabelText('Option A')).toHaveValue(code);
    await user.type(form.getByLabelText('Option B'), '{Enter}');
    await waitFor(() => expect(called('PUT /question/1')).toHaveLength(1));
    expect(called('PUT /question/1')[0]?.body).toMatchObject({ options: { A: code, B: 'two' } });
  });

  it('are four where the server says nothing of more', async () => {
    const { options, texts } = await openForm({}, answer({ operations: [] }));
    expect(texts()).toHaveLength(4);
    expect(options.queryByRole('button', { name: /Add|Remove|True/ })).not.toBeInTheDocument();
  });
});

it.each([
  ['one line', []],
  ['Yes\n\nNo\r\n', ['Yes', 'No']],
  ['- a\n- b', ['a', 'b']],
  ['1. one\n2. two', ['one', 'two']],
  ['A. one\nand two', ['A. one', 'and two']],
])('options in a pasted text: %j', (text, options) => {
  expect(pastedOptions(text)).toEqual(options);
});

describe('several right answers', () => {
  const takesKinds = answer({ operations: [], fields: ['QuestionInput.kind'] });

  it('are marked by their letters, and sent with the kind', async () => {
    const { user, form, options, save } = await openForm({ answer: 'C' }, takesKinds);
    const kind = await form.findByLabelText('Kind of question');
    expect(kind).toHaveValue('single');
    await user.selectOptions(kind, 'Several right answers');
    await user.click(options.getByRole('button', { name: 'Mark option A as a right answer' }));
    const marked = options.getAllByRole('button', { pressed: true });
    expect(marked.map(({ textContent }) => textContent)).toEqual(['A', 'C']);
    expect(await save()).toMatchObject({ kind: 'multiple', answer: 'AC' });
  });

  it('are marked by checkboxes too, and one at least', async () => {
    const { user, form, save } = await openForm({ kind: 'multiple', answer: 'AC' }, takesKinds);
    const boxes = within(form.getByRole('group', { name: 'Right answers, required' }));
    await user.click(boxes.getByRole('checkbox', { name: 'A' }));
    await user.click(boxes.getByRole('checkbox', { name: 'C' }));
    expect(await form.findByText('Answer is required')).toBeVisible();
    await user.click(boxes.getByRole('checkbox', { name: 'D' }));
    await user.click(boxes.getByRole('checkbox', { name: 'B' }));
    expect(form.queryByText('Answer is required')).not.toBeInTheDocument();
    expect(await save()).toMatchObject({ kind: 'multiple', answer: 'BD' });
  });

  it('become the first of them where one is right, without a kind', async () => {
    const { user, form, save } = await openForm({ kind: 'multiple', answer: 'BD' }, takesKinds);
    await user.selectOptions(form.getByLabelText('Kind of question'), 'One right answer');
    expect(form.getByLabelText('Right Answer')).toHaveValue('B');
    const body = await save();
    expect(body).toMatchObject({ answer: 'B' });
    expect(body).not.toHaveProperty('kind');
  });

  it('are not offered where the server does not take them', async () => {
    const { form } = await openForm({}, takesSix);
    await form.findByRole('button', { name: 'Add option' });
    expect(form.queryByLabelText('Kind of question')).not.toBeInTheDocument();
  });

  it('stay at their options when another is removed', async () => {
    const takesBoth = answer({ operations: [], fields: ['Options.E', 'QuestionInput.kind'] });
    const { user, options, save } = await openForm({ kind: 'multiple', answer: 'ACD' }, takesBoth);
    await user.click(await options.findByRole('button', { name: 'Remove option A' }));
    expect(await save()).toMatchObject({
      options: { A: 'two', B: 'three', C: 'four' },
      answer: 'BC',
    });
  });
});
