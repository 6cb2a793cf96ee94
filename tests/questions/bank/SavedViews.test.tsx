import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts } from '../../../src/attempt/keeping/draftStore';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import type { SavedView, SavedViewStore } from '../../../src/questions/views/savedViews';
import { answer, renderAtSchool } from '../../quizzes/fakeSchool';
import { button, question, search, titles, write } from './bankAtSchool';

const logged = vi.spyOn(console, 'error');
beforeEach(() => {
  localStorage.clear();
  logged.mockImplementation(() => {});
});
afterEach(() => logged.mockReset());

const ada = {
  _id: 'ada',
  first_name: 'Ada',
  last_name: 'King',
  email: 'ada@school.example',
  role: 'Instructor' as const,
};
const bank = [question('1', { difficulty: 'hard' }), question('2', { type: 'BE' }), question('3')];

const openBank = async (savedViews?: SavedViewStore) => {
  const view = renderAtSchool(
    <QuestionBank savedViews={savedViews} />,
    { 'GET /question': answer(bank) },
    ada,
  );
  await screen.findByRole('table');
  const open = async () => {
    await view.user.click(await screen.findByRole('button', { name: 'Saved filters' }));
    return within(await screen.findByRole('dialog', { name: 'Saved filters' }));
  };
  const close = async () => {
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  return { ...view, open, close };
};
const save = async ({ user, open }: Awaited<ReturnType<typeof openBank>>, name: string) => {
  const dialog = await open();
  const field = await dialog.findByRole('textbox', { name: 'Name for the current filters' });
  await user.click(field);
  await user.paste(name);
  await user.keyboard('{Enter}');
  await dialog.findByRole('button', { name: new RegExp(`^${name}`) });
  return dialog;
};

/** A host's store, in memory. */
function hostStore(first: readonly SavedView[] = []) {
  let kept = first;
  return {
    read: vi.fn(() => Promise.resolve(kept)),
    write: vi.fn((views: readonly SavedView[]) => {
      kept = views;
      return Promise.resolve();
    }),
  };
}

describe('saved filters', () => {
  it('say how to get some where there are none', async () => {
    const { open } = await openBank();
    const dialog = await open();
    expect(await dialog.findByText('No saved filters yet')).toBeVisible();
    expect(dialog.getByText(/filter or sort your bank first/)).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('are saved under a name and chosen again, with search and order, after a reload', async () => {
    const first = await openBank();
    await first.user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    await write(first.user, search(), 'question');
    await first.user.click(screen.getByRole('button', { name: 'Title' }));
    const dialog = await save(first, 'Exam');
    expect(dialog.getByRole('button', { name: /^Exam/ })).toHaveTextContent(
      'ExamSearch: question · Difficulty: Hard · Sorted by Title',
    );
    first.unmount();

    const { user, open } = await openBank();
    expect(titles()).toHaveLength(3);
    await user.click(await (await open()).findByRole('button', { name: /^Exam/ }));
    await waitFor(() => expect(titles()).toEqual(['Question 1']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(search()).toHaveValue('question');
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('need a name that no others have', async () => {
    const view = await openBank();
    await view.user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    const dialog = await save(view, 'Exam');
    const submit = dialog.getByRole('button', { name: 'Save filters' });
    await view.user.click(submit);
    expect(dialog.getByText('Name is required.')).toBeVisible();
    await view.user.type(dialog.getByRole('textbox'), ' exam ');
    await view.user.click(submit);
    expect(dialog.getByText('You already have saved filters with this name.')).toBeVisible();
  });

  it('are renamed and deleted by keyboard, and a deletion is undone', async () => {
    const view = await openBank();
    await view.user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    const dialog = await save(view, 'Exam');
    dialog.getByRole('button', { name: 'Rename Exam' }).focus();
    await view.user.keyboard('{Enter}');
    const field = await dialog.findByRole('textbox', { name: 'New name' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Exam');
    await write(view.user, field, 'Final');
    await view.user.keyboard('{Enter}');
    expect(await dialog.findByRole('button', { name: /^Final/ })).toBeVisible();
    dialog.getByRole('button', { name: 'Delete Final' }).focus();
    await view.user.keyboard('{Enter}');
    expect(await dialog.findByText('“Final” deleted')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Final/ })).not.toBeInTheDocument();
    await view.user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByRole('button', { name: /^Final/ })).toBeVisible();
  });

  it('do not come back from a deletion beside others of the same name', async () => {
    const view = await openBank();
    await view.user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    const dialog = await save(view, 'Exam');
    await view.user.click(dialog.getByRole('button', { name: 'Delete Exam' }));
    await dialog.findByRole('button', { name: 'Undo' });
    await view.user.type(dialog.getByRole('textbox'), 'exam{Enter}');
    expect(await dialog.findByRole('button', { name: /^exam/ })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('are forgotten at logout, and nobody else sees them', async () => {
    const view = await openBank();
    await view.user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    await save(view, 'Exam');
    expect(JSON.stringify({ ...localStorage })).toContain('Exam');
    forgetDrafts('grace');
    expect(JSON.stringify({ ...localStorage })).toContain('Exam');
    forgetDrafts('ada');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Exam');
  });

  it('say where this browser does not keep them', async () => {
    const view = await openBank();
    await view.user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    const dialog = await view.open();
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await view.user.type(await dialog.findByRole('textbox'), 'Exam{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Your saved filters could not be changed. They are still as they were.',
    );
    expect(dialog.getByRole('textbox')).toHaveValue('Exam');
    refused.mockRestore();
    await view.user.click(dialog.getByRole('button', { name: 'Save filters' }));
    expect(await dialog.findByRole('button', { name: /^Exam/ })).toBeVisible();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe("saved filters in a host's store", () => {
  it('are read from it and written to it, and nothing stays in the browser', async () => {
    const store = hostStore([{ name: 'Back end', view: { type: 'BE' } }]);
    const view = await openBank(store);
    await view.user.click(await (await view.open()).findByRole('button', { name: /^Back end/ }));
    await waitFor(() => expect(titles()).toEqual(['Question 2']));
    await save(view, 'Mine');
    expect(store.write).toHaveBeenCalledWith([
      { name: 'Back end', view: { type: 'BE' } },
      { name: 'Mine', view: { type: 'BE' } },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('offer to try again where it fails', async () => {
    const store = hostStore([{ name: 'Back end', view: { type: 'BE' } }]);
    store.read.mockRejectedValueOnce(new Error('down'));
    const { user, open } = await openBank(store);
    const dialog = await open();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Your saved filters could not be loaded.',
    );
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('button', { name: /^Back end/ })).toBeVisible();
  });

  it('take no name that another tab has taken meanwhile', async () => {
    const store = hostStore();
    const view = await openBank(store);
    await view.user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    const dialog = await view.open();
    const field = await dialog.findByRole('textbox', { name: /current filters/ });
    await store.write([{ name: 'Mine', view: { q: 'x' } }]);
    await view.user.type(field, 'mine{Enter}');
    expect(await dialog.findByText('You already have saved filters with this name.')).toBeVisible();
    expect(await store.read()).toEqual([{ name: 'Mine', view: { q: 'x' } }]);
    expect(dialog.getByRole('button', { name: /^Mine/ })).toBeVisible();
    expect(field).toHaveValue('mine');
  });

  it('keep what another tab has saved meanwhile', async () => {
    const store = hostStore();
    const view = await openBank(store);
    await view.user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    await view.open();
    await store.write([{ name: 'Theirs', view: { q: 'x' } }]);
    await view.user.type(
      await screen.findByRole('textbox', { name: /current filters/ }),
      'Mine{Enter}',
    );
    expect(await screen.findByRole('button', { name: /^Theirs/ })).toBeVisible();
    expect(button('Delete Mine')).toBeVisible();
  });
});
