import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../src/api/entities';
import { answer, gateway, held, inTurn, refuse, type Reply } from '../../quizzes/fakeSchool';
import {
  type BankServer,
  button,
  openBank,
  question,
  search,
  titles,
  toast,
  write,
} from './bankAtSchool';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockImplementation(() => {}));
afterEach(() => logged.mockReset());

const first = question('1', { title: 'First', difficulty: 'hard', type: 'DO', answer: 'C' });
const second = question('2', { title: 'Second' });

/** Saves to the list of the bank, as a real server does. */
function saving(server: BankServer, id: string): Reply {
  return async (request) => {
    const saved = { ...((await request.json()) as Question), _id: id };
    const isNew = server.questions.every(({ _id }) => _id !== id);
    server.questions = isNew
      ? [saved, ...server.questions]
      : server.questions.map((one) => (one._id === id ? saved : one));
    return answer({ data: { ...saved, message: '' } })(request);
  };
}

function openBankThatSaves() {
  return openBank([first, second], (server) => ({
    'PUT /question/2': saving(server, '2'),
    'POST /question': saving(server, '3'),
  }));
}

describe('updating a question', () => {
  it('opens with its values, saves all of them, and says so', async () => {
    const { user, called } = await openBankThatSaves();
    await user.click(button('Edit Second'));
    const form = within(await screen.findByRole('dialog', { name: 'Update question' }));
    const title = form.getByLabelText('Title');
    expect(title).toHaveValue('Second');
    await write(user, title, 'Better');
    await user.selectOptions(form.getByLabelText('Right Answer'), 'D');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await toast('Question updated')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Better/ })).toHaveTextContent('Just saved');
    expect(called('PUT /question/2').map(({ body }) => body)).toEqual([
      {
        title: 'Better',
        description: 'About 2',
        options: second.options,
        answer: 'D',
        type: 'FE',
        difficulty: 'easy',
      },
    ]);
    await waitFor(() => expect(button('Edit Better')).toHaveFocus());
  });

  it('stays in the list without matching, until the search or a filter changes', async () => {
    const { user } = await openBankThatSaves();
    await write(user, search(), 'second');
    await user.click(button('Edit Second'));
    const form = within(await screen.findByRole('dialog'));
    await write(user, form.getByLabelText('Title'), 'Better');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const row = await screen.findByRole('row', { name: /Better/ });
    expect(row).toHaveTextContent('Just saved, hidden by your filters');
    await user.type(search(), 'x');
    expect(screen.getByText('No question found')).toBeVisible();
  });

  it('keeps what was typed through Escape, and discards it on Cancel or for another question', async () => {
    const { user } = await openBankThatSaves();
    const open = async (title: string) => {
      await user.click(button(`Edit ${title}`));
      return within(await screen.findByRole('dialog')).getByLabelText('Title');
    };
    await write(user, await open('Second'), 'Second thoughts');
    await user.keyboard('{Escape}');
    expect(await open('Second')).toHaveValue('Second thoughts');
    await user.keyboard('{Escape}');
    expect(await open('First')).toHaveValue('First');
    await user.keyboard('{Escape}');
    expect(await open('Second')).toHaveValue('Second');
    await write(user, screen.getByLabelText('Title'), 'Second thoughts');
    await user.click(button('Cancel'));
    expect(await open('Second')).toHaveValue('Second');
  });

  it('loses nothing when the server refuses, logs it, and says why', async () => {
    const { user } = await openBank([second], () => ({
      'PUT /question/2': refuse(409, 'Somebody else is editing it.'),
    }));
    await user.click(button('Edit Second'));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Title'), '!');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Somebody else is editing it.');
    expect(form.getByLabelText('Title')).toHaveValue('Second!');
    expect(logged).toHaveBeenCalled();
  });

  it("does not mistake a proxy's 404 for a deletion", async () => {
    const { user, called } = await openBank([second], () => ({
      'PUT /question/2': inTurn(gateway(404), answer({ data: { message: 'changed' } })),
    }));
    await user.click(button('Edit Second'));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Title'), '!');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent(/^The question could not be saved/);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(called('PUT /question/2')).toHaveLength(2));
    expect(called('POST /question')).toHaveLength(0);
  });

  it('shows both versions of what was saved meanwhile, and saves what is chosen', async () => {
    const theirs = {
      ...{ ...second, title: 'Theirs', difficulty: 'hard' as const, revision: 'r2' },
      ...{ options: { ...second.options, E: 'five' }, answer: 'E' },
    };
    const revisions: (string | null)[] = [];
    const { user, called } = await openBank([first, { ...second, revision: 'r1' }], (server) => ({
      'PUT /question/2': (request) => {
        const revision = new URL(request.url).searchParams.get('revision');
        revisions.push(revision);
        if (revision === 'r2') return saving(server, '2')(request);
        server.questions = [first, theirs];
        return answer(
          { message: 'Changed.', code: 'record.changed', present: theirs },
          409,
        )(request);
      },
    }));
    await user.click(button('Edit Second'));
    const form = within(await screen.findByRole('dialog'));
    await write(user, form.getByLabelText('Title'), 'Mine');
    await write(user, form.getByLabelText('Option D'), 'last');
    await user.click(form.getByRole('button', { name: 'Save' }));

    const both = await form.findByRole('group', { name: 'Changed in the meantime' });
    expect(both).toHaveFocus();
    expect(both).toHaveAccessibleDescription(/Nothing was overwritten/);
    const of = (name: string) => within(within(both).getByRole('radiogroup', { name }));
    expect(of('Title').getByRole('radio', { name: 'Yours Mine' })).toBeChecked();
    expect(of('Difficulty').getByRole('radio', { name: 'Saved meanwhile Hard' })).toBeChecked();
    expect(within(both).queryByRole('radiogroup', { name: 'Description' })).toBeNull();
    expect(form.getByLabelText('Difficulty', { selector: 'select' })).toHaveValue('hard');

    await user.click(
      of('Options').getByRole('radio', { name: /^Saved meanwhile A. one[^]*E. five/ }),
    );
    expect(form.getByLabelText('Option E')).toHaveValue('five');
    await user.click(of('Options').getByRole('radio', { name: /^Yours/ }));
    expect(form.queryByLabelText('Option E')).toBeNull();
    expect(form.getByLabelText('Option D')).toHaveValue('last');
    await user.click(form.getByRole('button', { name: 'Use all that was saved' }));
    expect(form.getByLabelText('Title')).toHaveValue('Theirs');
    await user.click(of('Title').getByRole('radio', { name: 'Yours Mine' }));

    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(revisions).toEqual(['r1', 'r2']);
    expect(called('PUT /question/2')[1]?.body).toMatchObject({
      ...{ title: 'Mine', difficulty: 'hard', options: theirs.options, answer: 'E' },
    });
  });

  it('saves at once what nobody else has changed', async () => {
    const theirs = { ...second, difficulty: 'easy' as const, title: 'Second!', revision: 'r2' };
    const { user } = await openBank([first, { ...second, revision: 'r1' }], (server) => ({
      'PUT /question/2': (request) =>
        request.url.endsWith('r2')
          ? saving(server, '2')(request)
          : answer({ message: 'Changed.', code: 'record.changed', present: theirs }, 409)(request),
    }));
    await user.click(button('Edit Second'));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Title'), '!');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await toast('Question updated')).toBeVisible();
  });

  it('adds what was typed as a new question if someone else has deleted the old one', async () => {
    const { user, called } = await openBank([first, second], (server) => ({
      'PUT /question/2': (request) => {
        server.questions = [first];
        return refuse(404, 'Not found')(request);
      },
      'POST /question': answer({ data: { _id: '3', message: 'added' } }, 201),
    }));
    await user.click(button('Edit Second'));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Title'), '!');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/^This question was deleted while you edited it/)).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['First']));
    expect(form.getByLabelText('Title')).toHaveValue('Second!');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await toast('added')).toBeVisible();
    expect(called('POST /question')[0]?.body).toMatchObject({ title: 'Second!' });
    expect(called('PUT /question/2')).toHaveLength(1);
  });
});

describe('a slow reply', () => {
  const updated = answer({ data: {} });

  it.each([
    ['Edit Second', 'PUT /question/2', 'Question updated'],
    ['Duplicate Second', 'POST /question', 'Question added'],
  ])('to %s leaves the form of another question alone', async (opener, call, sentence) => {
    const { reply, release } = held();
    const { user } = await openBank([first, second], () => ({ [call]: reply }));
    await user.click(button(opener));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Edit First'));
    const form = within(await screen.findByRole('dialog'));
    await write(user, form.getByLabelText('Title'), 'First of all');
    release(updated);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(form.getByLabelText('Title')).toHaveValue('First of all');
  });

  it('closes its own form, even if that was closed and opened again', async () => {
    const { reply, release } = held();
    const { user } = await openBank([second], () => ({ 'PUT /question/2': reply }));
    await user.click(button('Edit Second'));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(button('Edit Second'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    release(updated);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('adding', () => {
  it('duplicates a question: the form opens filled in, and saves a separate question', async () => {
    const { user, called } = await openBankThatSaves();
    await user.click(button('Duplicate First'));
    const form = within(await screen.findByRole('dialog', { name: 'Set up a new question' }));
    expect(form.getByLabelText('Title')).toHaveValue('First');
    expect(form.getByLabelText('Right Answer')).toHaveValue('C');
    expect(form.getByLabelText('Category type')).toHaveValue('DO');
    await write(user, form.getByLabelText('Title'), 'First again');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('row', { name: /First again/ })).toBeVisible();
    expect(titles()).toEqual(['First again', 'First', 'Second']);
    expect(called('POST /question')).toHaveLength(1);
  });

  it('keeps what was typed into a new question when another is duplicated', async () => {
    const { user } = await openBankThatSaves();
    await user.click(button('Add Question'));
    await user.type(await screen.findByLabelText('Title'), 'Half');
    await user.keyboard('{Escape}');
    await user.click(button('Duplicate First'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await user.click(button('Add Question'));
    expect(await screen.findByLabelText('Title')).toHaveValue('Half');
  });

  it('focuses the new row, which shows even if the filter would hide it', async () => {
    const { user } = await openBankThatSaves();
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    await user.click(button('Duplicate First'));
    const form = within(await screen.findByRole('dialog'));
    await user.selectOptions(form.getByLabelText('Difficulty'), 'Easy');
    await write(user, form.getByLabelText('Title'), 'First again');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(button('Edit First again')).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('2 of 3 questions');
  });
});

it('says that the list is out of date when it cannot be reloaded', async () => {
  const loads = inTurn(answer([second]), gateway());
  const { user } = await openBank([], () => ({
    'GET /question': loads,
    'PUT /question/2': answer({ data: {} }),
  }));
  await user.click(button('Edit Second'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await toast(/could not be refreshed/)).toBeVisible();
  expect(titles()).toEqual(['Second']);
});
