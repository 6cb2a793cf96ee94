import { screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../src/api/entities';
import { ResultsTable } from '../../../src/results/list/ResultsTable';
import { catchSavedFiles } from '../savedFiles';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../../quizzes/fakeSchool';

function result(id: string, group: string, closedAt: string | null = null): Result {
  return {
    _id: `r-${id}`,
    quiz: { _id: id, title: `Quiz ${id}`, group, closed_at: closedAt },
    participants: [
      {
        _id: 'p1',
        participant: { first_name: 'Jo', last_name: 'Li', email: 'jo@li.ex' },
        score: 3,
        started_at: null,
        finished_at: null,
      },
    ],
  };
}

const group = (name: string, students: number): Reply =>
  answer({
    _id: 'g',
    name,
    max_students: 30,
    students: Array.from({ length: students }, (_, i) => ({ _id: `s${i}` })),
  });

function completed(
  replies: Record<string, Reply>,
  widget = <ResultsTable resultHref={(id) => `/results/${id}`} />,
) {
  return renderAtSchool(widget, replies);
}

it('never shows a quiz that the server lists as upcoming as well', async () => {
  const running = result('a', 'g1');
  completed({
    'GET /quiz/result': answer([running, result('b', 'g1')]),
    'GET /quiz/incomming': answer([running.quiz]),
    'GET /group/g1': group('Year 9 blue', 23),
  });
  await screen.findByRole('row', { name: /^Quiz b / });
  expect(screen.queryByRole('row', { name: /^Quiz a / })).not.toBeInTheDocument();
});

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the table', () => {
  it('shows each quiz with its group, and requests each group once', async () => {
    const closed = new Date(2026, 4, 4, 10).toISOString();
    const { called } = completed({
      'GET /quiz/result': answer([result('a', 'g1', closed), result('b', 'g1'), result('c', 'g2')]),
      'GET /group/g1': group('Year 9 blue', 23),
      'GET /group/g2': group('Evening class', 0),
    });
    const table = await screen.findByRole('table', { name: 'Completed Quizzes' });
    const rows = within(table).getAllByRole('row');
    expect(
      within(rows[0]!)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Title', 'Group name', 'No. of persons in group', 'Participants', 'Date', 'View']);
    expect(rows.slice(1).map(cellsOf)).toEqual([
      ['Quiz a', 'Year 9 blue', '23', '1', '04/05/2026', 'View'],
      ['Quiz b', 'Year 9 blue', '23', '1', 'N/A', 'View'],
      ['Quiz c', 'Evening class', '0', '1', 'N/A', 'View'],
    ]);
    expect(called('GET /group/g1')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'View the results of Quiz a' })).toHaveAttribute(
      'href',
      '/results/a',
    );
  });

  it('shows no more than its limit, and requests only their groups', async () => {
    const { calls } = completed(
      {
        'GET /quiz/result': answer([
          result('a', 'g1', '2026-05-04T10:00:00Z'),
          result('b', 'g2', '2026-05-03T10:00:00Z'),
        ]),
        'GET /group/g1': group('Year 9 blue', 2),
      },
      <ResultsTable limit={1} />,
    );
    expect(await screen.findAllByRole('row')).toHaveLength(2);
    expect(calls.map(({ name }) => name)).toEqual(['GET /quiz/result', 'GET /group/g1']);
    expect(screen.queryByRole('columnheader', { name: 'View' })).not.toBeInTheDocument();
  });

  it('passes the result to the host', async () => {
    const onOpen = vi.fn();
    const { user } = completed(
      { 'GET /quiz/result': answer([result('a', 'g1')]), 'GET /group/g1': group('Blue', 2) },
      <ResultsTable onOpen={onOpen} />,
    );
    await user.click(await screen.findByRole('button', { name: 'View the results of Quiz a' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(result('a', 'g1'));
  });
});

describe('a result whose group could not be loaded', () => {
  it.each([
    ['is refused', refuse(404, 'There is no such group.')],
    ['has no students', answer({ _id: 'g2', name: 'Gone', max_students: 3 })],
    ['has no name', answer({ _id: 'g2', name: '', max_students: 3, students: [] })],
  ])('is left out and counted when it %s', async (_case, reply) => {
    const { container } = completed({
      'GET /quiz/result': answer([result('a', 'g1'), result('b', 'g2')]),
      'GET /group/g1': group('Blue', 2),
      'GET /group/g2': reply,
    });
    const region = container.querySelector('[data-part="dropped"][role="status"]');
    expect(region).toBeEmptyDOMElement();
    expect(await screen.findAllByRole('row')).toHaveLength(2);
    expect(screen.queryByText('Quiz b')).not.toBeInTheDocument();
    // Announced, because the region was there before its words.
    expect(region).toHaveTextContent(
      '1 result is not shown because its group could not be loaded.',
    );
  });

  it('comes back when a retry succeeds, and the table stays in the meantime', async () => {
    const { user } = completed({
      'GET /quiz/result': answer([result('a', 'g1'), result('b', 'g2')]),
      'GET /group/g1': group('Blue', 2),
      'GET /group/g2': inTurn(refuse(500), group('Evening class', 1)),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Quiz a')).toBeVisible();
    expect(await screen.findByText('Quiz b')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/not shown/)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Title' })).toHaveFocus());
  });

  it('is not reported as no results when it is the only one', async () => {
    completed({ 'GET /quiz/result': answer([result('a', 'g1'), result('b', 'g1')]) });
    expect(
      await screen.findByText('2 results are not shown because their groups could not be loaded.'),
    ).toBeVisible();
    expect(screen.queryByText('No completed quizzes found')).not.toBeInTheDocument();
  });
});

describe('its other states', () => {
  it('says that it is loading until the groups have loaded', async () => {
    const { called } = completed({
      'GET /quiz/result': answer([result('a', 'g1')]),
      'GET /group/g1': silence,
    });
    await waitFor(() => expect(called('GET /group/g1')).toHaveLength(1));
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says that there are none', async () => {
    completed({ 'GET /quiz/result': answer([]) });
    expect(await screen.findByText('No completed quizzes found')).toBeVisible();
  });

  it('says why they could not be loaded, and can be retried', async () => {
    const { user } = completed({ 'GET /quiz/result': inTurn(gateway(), answer([])) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The results could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No completed quizzes found')).toBeVisible();
  });

  it('says that the page is not for this role', async () => {
    completed({ 'GET /quiz/result': refuse(403) });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have access to this page',
    );
  });
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  completed({ 'GET /quiz/result': silence }, <ResultsTable ref={ref} id="r" className="mine" />);
  expect(ref.current).toHaveAttribute('id', 'r');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});

describe('many results', () => {
  const results = Array.from({ length: 12 }, (_, index) =>
    result(
      `${index + 1}`,
      index % 2 === 0 ? 'g1' : 'g2',
      new Date(2026, 4, 20 - index).toISOString(),
    ),
  );
  const replies = {
    'GET /quiz/result': answer([...results, result('open', 'g1')]),
    'GET /group/g1': group('Blue', 20),
    'GET /group/g2': group('Évening', 3),
  };
  const titles = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  it('can be sorted by any column', async () => {
    const { user } = completed(replies);
    await screen.findByText('Quiz 12');
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(titles().slice(0, 3)).toEqual(['Quiz 1', 'Quiz 2', 'Quiz 3']);
    await user.click(screen.getByRole('button', { name: 'Date' }));
    expect([titles()[0], titles().at(-1)]).toEqual(['Quiz 12', 'Quiz open']);
    await user.click(screen.getByRole('button', { name: 'No. of persons in group' }));
    expect(titles()[0]).toBe('Quiz 2');
  });

  it('can be searched by title and group, ignoring accents', async () => {
    const { user } = completed(replies);
    const search = await screen.findByRole('searchbox', { name: 'Search results' });
    await user.click(search);
    await user.paste('evening 12');
    expect(await screen.findByText('1 of 13')).toBeVisible();
    expect(titles()).toEqual(['Quiz 12']);
  });

  it('have no tools if only the first are shown', async () => {
    completed(replies, <ResultsTable limit={11} />);
    await screen.findByText('Quiz 1');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('are rendered only in part if there are hundreds', async () => {
    const hundreds = Array.from({ length: 600 }, (_, index) => result(`${index}`, 'g1'));
    completed({ ...replies, 'GET /quiz/result': answer(hundreds) });
    await screen.findByText('Quiz 0');
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '601'));
  });

  it('are all exported, even those that are not shown', async () => {
    const files = catchSavedFiles();
    const nobody = { ...result('b', 'gone'), participants: [] };
    const { user } = completed({ ...replies, 'GET /quiz/result': answer([results[0], nobody]) });
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('results.csv');
    const rows = (await files[0]?.text)?.split('\r\n').map((row) => row.split(',').slice(0, 2));
    expect(rows?.slice(1)).toEqual([['Quiz 1', 'Blue'], ['Quiz b', ''], ['']]);
  });
});
