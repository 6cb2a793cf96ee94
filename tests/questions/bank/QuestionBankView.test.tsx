import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import type { BankView } from '../../../src/questions/filters/bankView';
import { answer, renderAtSchool, type Reply } from '../../quizzes/fakeSchool';
import { button, question, search, titles } from './bankAtSchool';
import { pageOf, type PagedServer } from './pagedBank';
import { stopClock, turnClock } from '../../stopClock';

afterEach(() => void vi.useRealTimers());

const bank = [
  question('1', { tags: ['css'], type: 'BE' }),
  question('2', { tags: ['css'], difficulty: 'hard' }),
  question('3'),
];

/** A host that keeps the view, at once or `after` so many milliseconds; a button gives another. */
function Host({ first, other = {}, after, onView }: HostProps) {
  const [view, setView] = useState(first);
  return (
    <>
      <button onClick={() => setView(other)}>Other view</button>
      <QuestionBank
        view={view}
        onViewChange={(next) => {
          onView?.(next);
          if (after === undefined) setView(next);
          else setTimeout(() => setView(next), after);
        }}
      />
    </>
  );
}
interface HostProps {
  first: BankView;
  other?: BankView;
  after?: number;
  onView?: (view: BankView) => void;
}

const open = async (host: HostProps, replies: Record<string, Reply> = {}) => {
  const view = renderAtSchool(<Host {...host} />, {
    'GET /question': answer(bank),
    ...replies,
  });
  await screen.findByRole('table');
  return view;
};
const chips = async () =>
  within(await screen.findByRole('group', { name: 'Active filters' }))
    .getAllByRole('button', { name: /Remove filter/ })
    .map(({ textContent }) => textContent);

describe('a bank whose host keeps the view', () => {
  it('begins with it', async () => {
    await open({ first: { tags: 'css', sort: '-title' } });
    await waitFor(() => expect(titles()).toEqual(['Question 2', 'Question 1']));
    expect(await chips()).toEqual(['Tag: css']);
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('tells it what is asked, once for a word that is typed', async () => {
    stopClock();
    const onView = vi.fn();
    const { user } = await open({ first: {}, onView });
    await user.type(search(), 'question 2');
    expect(onView).not.toHaveBeenCalled();
    await turnClock(250);
    expect(onView).toHaveBeenCalledExactlyOnceWith({ q: 'question 2' });
    await user.selectOptions(screen.getByLabelText('Difficulty'), 'Hard');
    expect(onView).toHaveBeenLastCalledWith({ q: 'question 2', difficulty: 'hard' });
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(onView).toHaveBeenLastCalledWith({
      q: 'question 2',
      difficulty: 'hard',
      sort: 'title',
    });
    expect(search()).toHaveValue('question 2');
  });

  it('takes another one from it, and tells nothing of that', async () => {
    stopClock();
    const onView = vi.fn();
    const { user } = await open({ first: { q: '2' }, other: { type: 'BE' }, onView });
    expect(titles()).toEqual(['Question 2']);
    await user.click(button('Other view'));
    await waitFor(() => expect(titles()).toEqual(['Question 1']));
    expect(search()).toHaveValue('');
    await turnClock(1_000);
    expect(onView).not.toHaveBeenCalled();
  });

  it('keeps what is typed while an earlier word comes back', async () => {
    stopClock();
    const { user } = await open({ first: {}, after: 100 });
    await user.click(search());
    // As the server refuses it, and an address cannot have it.
    await user.paste('que\0');
    await turnClock(250);
    await user.type(search(), 'stion');
    await turnClock(1_000);
    expect(search()).toHaveValue('question');
  });

  it('shows what it does not know as filters that can be removed', async () => {
    const onView = vi.fn();
    const { user } = await open({
      first: { quality: 'XX', used: 'yes', difficulty: 'hard' },
      onView,
    });
    expect(titles()).toEqual(['Question 2']);
    expect(await chips()).toEqual([
      'Difficulty: Hard',
      'Used in a quiz (not available)',
      'Quality: XX (not available)',
    ]);
    await user.click(button('Remove filter Quality: XX (not available)'));
    expect(onView).toHaveBeenLastCalledWith({ used: 'yes', difficulty: 'hard' });
    await user.click(button('Clear filters'));
    expect(onView).toHaveBeenLastCalledWith({});
    expect(titles()).toHaveLength(3);
  });
});

describe('a bank in pages whose host keeps the view', () => {
  const openPaged = async (first: BankView, replies: Record<string, Reply>) => {
    const server: PagedServer = { questions: bank, asked: [] };
    const view = await open({ first }, { 'GET /question': pageOf(server), ...replies });
    return { ...view, server };
  };

  it('asks the server for it, once it is known what can be asked', async () => {
    const { server } = await openPaged(
      { tags: 'css', used: 'no', sort: '-title', q: 'question' },
      {
        'GET /capabilities': answer({ operations: ['questionFacets'] }),
        'GET /question/facets': answer({ tags: [{ tag: 'css', questions: 2 }], used: 1 }),
      },
    );
    expect(server.asked).toEqual([
      { limit: '50', q: 'question', tags: 'css', used: 'no', sort: '-title' },
    ]);
    expect(await chips()).toEqual(['Search: question', 'Tag: css', 'Not used yet']);
  });

  it('offers everything that it can do, though it has not counted all its questions', async () => {
    const { user, server } = await openPaged(
      { used: 'no' },
      {
        'GET /capabilities': answer({ operations: ['questionFacets'] }),
        'GET /question/facets': answer({ tags: [], used: 1 }),
      },
    );
    const use = await screen.findByRole('combobox', { name: 'Use' });
    expect(
      within(use)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Used or not', 'Used in a quiz (1)', 'Not used yet']);
    expect(use).toHaveValue('no');
    expect(button('Find duplicates')).toBeVisible();
    await user.selectOptions(use, 'yes');
    await waitFor(() => expect(server.asked.at(-1)).toMatchObject({ used: 'yes' }));
  });

  it('does not ask for what the server does not know', async () => {
    const { server } = await openPaged(
      { tags: 'css', used: 'no', difficulty: 'extreme' },
      { 'GET /capabilities': answer({ operations: [] }) },
    );
    expect(server.asked).toEqual([{ limit: '50' }]);
    expect(await chips()).toEqual([
      'Tag: css (not available)',
      'Not used yet (not available)',
      'Difficulty: extreme (not available)',
    ]);
  });

  it('does not wait for a server that shows to have no facets', async () => {
    const { server } = await openPaged({ tags: 'css' }, {});
    expect(server.asked).toEqual([{ limit: '50' }]);
  });
});
