import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../../../src/api/entities';
import { QuestionDeleteDialog } from '../../../src/questions/deleting/QuestionDeleteDialog';
import {
  answer,
  gateway,
  refuse,
  renderAtSchool,
  silence,
  takeIn,
  type Reply,
} from '../../quizzes/fakeSchool';
import { button, openBank, question, search, titles, toast } from './bankAtSchool';

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockImplementation(() => {}));
afterEach(() => logged.mockReset());

const many = Array.from({ length: 6 }, (_, i) => question(String(i)));

/** A bank whose server deletes questions, except those with a reply of their own. */
function openBankThatDeletes(own: Record<string, Reply> = {}) {
  return openBank(many, (server) => {
    const deletions = many.map(({ _id }): [string, Reply] => [
      `DELETE /question/${_id}`,
      (request) => {
        server.questions = server.questions.filter((one) => one._id !== _id);
        return answer({ data: { message: 'gone' } })(request);
      },
    ]);
    return { ...Object.fromEntries(deletions), ...own };
  });
}

const select = (id: string) => screen.getByRole('checkbox', { name: `Select Question ${id}` });

describe('deleting one question', () => {
  it('asks in the words of the specification, and says when it is done', async () => {
    const { user, called } = await openBankThatDeletes();
    await user.click(button('Delete Question 1'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete Question' });
    expect(dialog).toHaveAccessibleDescription('Are you want to delete this Item ? Question 1');
    expect(called('DELETE /question/1')).toHaveLength(0);
    await user.click(button('Delete'));
    expect(await toast('item deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(titles()).not.toContain('Question 1');
    await waitFor(() => expect(button('Delete Question 2')).toHaveFocus());
  });

  it('deletes nothing on Cancel, and once for two clicks', async () => {
    const { user, calls, called } = await openBankThatDeletes({ 'DELETE /question/1': silence });
    await user.click(button('Delete Question 1'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
    await user.click(button('Delete Question 1'));
    await user.dblClick(await screen.findByRole('button', { name: 'Delete' }));
    expect(called('DELETE /question/1')).toHaveLength(1);
    expect(button('Deleting…')).toHaveAttribute('aria-busy', 'true');
    expect(titles()).toContain('Question 1');
  });

  it('stays open with the reason when the server refuses, and can be retried', async () => {
    const { user } = await openBankThatDeletes({
      'DELETE /question/1': refuse(409, 'A quiz is being drawn from it.'),
    });
    await user.click(button('Delete Question 1'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('A quiz is being drawn from it.');
    expect(screen.getAllByText('A quiz is being drawn from it.')).toHaveLength(1);
    expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(logged).toHaveBeenCalled();
    expect(titles()).toContain('Question 1');
  });
});

it('asks about the next question after one was refused and its dialog closed from outside', async () => {
  const dialog = (questions: Question[]) => (
    <QuestionDeleteDialog
      questions={questions}
      hidden={0}
      onDeleted={() => {}}
      onClose={() => {}}
    />
  );
  const { user, rerender } = renderAtSchool(dialog(many.slice(1, 2)), {
    'DELETE /question/1': refuse(409, 'It is held.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const asked = await screen.findByRole('dialog');
  expect(await within(asked).findByText('It is held.')).toBeVisible();
  rerender(dialog([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  rerender(dialog(many.slice(2, 3)));
  const next = within(await screen.findByRole('dialog'));
  expect(next.getByText('Question 2')).toBeVisible();
  expect(next.queryByText('It is held.')).not.toBeInTheDocument();
  expect(next.getByRole('button', { name: 'Delete' })).toBeVisible();
});

describe('deleting what someone else has deleted', () => {
  it('counts a question as deleted, and reloads the list', async () => {
    const { user, called } = await openBankThatDeletes({
      'DELETE /question/1': refuse(404, 'Not found'),
    });
    await user.click(button('Delete Question 1'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await toast('item deleted successfully')).toBeVisible();
    await waitFor(() => expect(called('GET /question')).toHaveLength(2));
  });

  it("does not mistake a proxy's 404 for a deletion, and stops there", async () => {
    const { user, called } = await openBankThatDeletes(
      Object.fromEntries(many.map(({ _id }) => [`DELETE /question/${_id}`, gateway(404)])),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all questions shown' }));
    await user.click(button('Delete selected'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(titles()).toHaveLength(6);
    // The calls that were in progress at the same time.
    expect(many.flatMap(({ _id }) => called(`DELETE /question/${_id}`))).toHaveLength(4);
  });

  it('counts selected questions as deleted', async () => {
    const { user } = await openBankThatDeletes({
      'DELETE /question/2': refuse(404, 'Not found'),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all questions shown' }));
    await user.click(button('Delete selected'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await toast('6 questions deleted')).toBeVisible();
  });
});

describe('leaving while questions are being deleted', () => {
  it('starts no further call', async () => {
    let finish = () => {};
    const { user, called, unmount } = await openBankThatDeletes({
      'DELETE /question/0': (request) =>
        new Promise((resolve) => {
          finish = () => resolve(answer({ data: { message: 'gone' } })(request));
        }),
      ...Object.fromEntries(['1', '2', '3'].map((id) => [`DELETE /question/${id}`, silence])),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all questions shown' }));
    await user.click(button('Delete selected'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(called('DELETE /question/3')).toHaveLength(1));
    unmount();
    finish();
    await takeIn();
    expect(called('DELETE /question/4')).toHaveLength(0);
  });
});

describe('deleting a selection', () => {
  it('asks with the number, deletes all, reloads the list once and says how many', async () => {
    const { user, called } = await openBankThatDeletes();
    await user.click(select('1'));
    await user.keyboard('{Shift>}');
    await user.click(select('4'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('4 selected')).toBeVisible();
    await user.click(button('Delete selected'));
    await screen.findByRole('dialog', { name: 'Delete 4 questions' });
    await user.click(button('Delete'));
    expect(await toast('4 questions deleted')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['Question 0', 'Question 5']));
    expect(called('GET /question')).toHaveLength(2);
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
    await waitFor(() => expect(search()).toHaveFocus());
  });

  it('says which could not be deleted and why, and keeps them selected', async () => {
    const { user } = await openBankThatDeletes({
      'DELETE /question/3': refuse(409, 'It is held.'),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all questions shown' }));
    await user.click(button('Delete selected'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Question' }));
    expect(await dialog.findByText('It is held.')).toBeVisible();
    expect(dialog.getByText('Question 3')).toBeVisible();
    expect(dialog.getByText('1 question could not be deleted. It stays selected.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(titles()).toEqual(['Question 3']));
    expect(select('3')).toBeChecked();
  });

  it('shows its progress, and stops on request', async () => {
    const { user, calls } = await openBankThatDeletes({
      'DELETE /question/1': silence,
      'DELETE /question/2': silence,
      'DELETE /question/3': silence,
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all questions shown' }));
    await user.click(button('Delete selected'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('3 of 6 deleted')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Deleting…' })).toHaveAttribute('value', '3');
    await user.click(button('Stop'));
    expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(6);
  });

  it('starts no further call once the network is gone', async () => {
    const { user, calls } = await openBankThatDeletes({
      'DELETE /question/0': () => Promise.reject(new TypeError('Failed to fetch')),
      'DELETE /question/1': () => Promise.reject(new TypeError('Failed to fetch')),
      'DELETE /question/2': () => Promise.reject(new TypeError('Failed to fetch')),
      'DELETE /question/3': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Select all questions shown' }));
    await user.click(button('Delete selected'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const refusal = '6 questions could not be deleted. They stay selected.';
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getAllByText(refusal)).toHaveLength(1);
    expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toHaveLength(4);
  });

  it('says how many selected questions a filter hides, before and in the confirmation', async () => {
    const { user } = await openBankThatDeletes();
    await user.click(screen.getByRole('checkbox', { name: 'Select all questions shown' }));
    await user.type(search(), '5');
    expect(screen.getByText('6 selected, 5 hidden by filters')).toBeVisible();
    await user.click(button('Delete selected'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 6 questions' });
    expect(within(dialog).getByText('5 hidden by filters')).toBeVisible();
    await user.click(button('Cancel'));
    await user.click(button('Clear selection'));
    expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
    await waitFor(() => expect(search()).toHaveFocus());
  });
});
