import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../quizzes/fakeSchool';
import { openBank, question } from '../bank/bankAtSchool';

const id = 'abc-640x200';
const drawing = new File(['png'], 'drawing.png', { type: 'image/png' });

async function openForm(title: string, fields = ['QuestionInput.format']) {
  const view = await openBank([question('1', { title, options: options('*args') })], () => ({
    'GET /capabilities': answer({ operations: ['uploadPicture'], fields }),
    'POST /media': answer({ data: { _id: id, width: 640, height: 200, message: '' } }),
    'PUT /question/1': answer({ data: { message: '' } }),
  }));
  await view.user.click(screen.getByRole('button', { name: /^Edit/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Update question' }));
  await waitFor(() => expect(view.called('GET /capabilities')).toHaveLength(1));
  const field = form.getByLabelText<HTMLTextAreaElement>('Title');
  /** @returns whether the field may take what is pasted */
  const paste = (text = '') =>
    fireEvent.paste(field, { clipboardData: { files: [drawing], getData: () => text } });
  return { ...view, form, field, paste };
}

const options = (A: string) => ({ A, B: 'two', C: 'three', D: 'four' });

describe('a picture that is pasted into a plain question', () => {
  it('makes it Markdown when it is inserted, in which what was typed shows as it did', async () => {
    const { user, called, form, field, paste } = await openForm('What is *args?');
    field.setSelectionRange(14, 14);
    await form.findByLabelText('Text format');
    expect(paste()).toBe(false);
    expect(await form.findByText(/text format becomes Markdown/)).toBeVisible();
    expect(form.getByLabelText('Text format')).toHaveValue('plain');
    await user.type(form.getByLabelText('What the picture shows'), 'A loop{Enter}');
    await waitFor(() => expect(field).toHaveValue(`What is \\*args?\n\n![A loop](media:${id})`));
    expect(field).toHaveFocus();
    expect(form.getByLabelText('Text format')).toHaveValue('markdown');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(called('PUT /question/1')).toHaveLength(1));
    expect(called('PUT /question/1')[0]?.body).toMatchObject({
      ...{ format: 'markdown', options: options('\\*args') },
    });
  });

  it('leaves it plain when it is discarded', async () => {
    const { user, form, field, paste } = await openForm('What is *args?');
    await form.findByLabelText('Text format');
    paste();
    await user.click(await form.findByRole('button', { name: 'Discard picture' }));
    expect(field).toHaveValue('What is *args?');
    expect(field).toHaveFocus();
    expect(form.getByLabelText('Text format')).toHaveValue('plain');
  });

  it('is left to the field where text comes with it', async () => {
    const { form, paste } = await openForm('Why?');
    await form.findByLabelText('Text format');
    expect(paste('Copied from a sheet')).toBe(true);
    expect(form.queryByLabelText('What the picture shows')).not.toBeInTheDocument();
  });

  it('is left to the field where the server takes no Markdown', async () => {
    const { form, paste } = await openForm('Why?', []);
    expect(paste()).toBe(true);
    expect(form.queryByLabelText('What the picture shows')).not.toBeInTheDocument();
  });
});
