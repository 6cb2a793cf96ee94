import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ResultSummary } from '../../../src/api/entities';
import { useResults } from '../../../src/api/operationHooks';
import { ResultsTable } from '../../../src/results/list/ResultsTable';
import { answer, inTurn, refuse, renderAtSchool, type Reply } from '../../quizzes/fakeSchool';
import { pagedReply } from '../pagedReply';
import { catchSavedFiles } from '../savedFiles';

function summary(id: number): ResultSummary {
  const quiz = {
    _id: `z${id}`,
    title: `Quiz ${id}`,
    group: 'g1',
    closed_at: '2026-05-04T10:00:00.000Z',
  };
  return { _id: `r${id}`, quiz, group: { name: 'Blue', size: 23 }, participants: 7 };
}

const summaries = Array.from({ length: 120 }, (_, index) => summary(index + 1));
const textOf = ({ quiz }: ResultSummary) => quiz.title;
const school = (items: ResultSummary[] = summaries, whole?: Reply) =>
  pagedReply({ items, textOf }, whole);

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .flatMap((row) => within(row).queryAllByRole('cell')[0]?.textContent ?? []);

describe('results in pages', () => {
  it('show group and counts of the first page from one call', async () => {
    const { reply, asked } = school();
    const { calls } = renderAtSchool(<ResultsTable />, { 'GET /quiz/result': reply });
    const row = await screen.findByRole('row', { name: /^Quiz 1 / });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Quiz 1', 'Blue', '23', '7', '04/05/2026']);
    expect(screen.getByText('50 of 120 shown')).toBeVisible();
    // An effect sets it after the rows are there.
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '121'));
    expect(calls.map(({ name }) => name)).toEqual(['GET /quiz/result']);
    expect(asked).toEqual([{ limit: '50' }]);
  });

  it('leave out quizzes that are still running and have a submission', async () => {
    const running = summary(0);
    running.quiz.closed_at = null;
    const { reply } = school([running, ...summaries.slice(0, 2)]);
    renderAtSchool(<ResultsTable limit={2} />, { 'GET /quiz/result': reply });
    await screen.findByRole('row', { name: /^Quiz 1 / });
    expect(titles()).toEqual(['Quiz 1', 'Quiz 2']);
  });

  it('stay in pages when another part of the page reads the whole list', async () => {
    const whole = summaries.map((result) => ({ ...result, participants: [] }));
    const { reply, asked } = school(summaries, answer(whole));
    function Everything() {
      return <p>{useResults().data?.length} in all</p>;
    }
    renderAtSchool(
      <>
        <ResultsTable />
        <Everything />
      </>,
      { 'GET /quiz/result': reply },
    );
    expect(await screen.findByText('120 in all')).toBeVisible();
    expect(await screen.findByText('50 of 120 shown')).toBeVisible();
    expect(asked).toEqual([{ limit: '50' }, {}]);
  });

  it('go on by the button and by scrolling', async () => {
    const { reply, asked } = school();
    const { user } = renderAtSchool(<ResultsTable />, { 'GET /quiz/result': reply });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('100 of 120 shown')).toBeVisible();
    const scroller = screen.getByRole('table').parentElement as HTMLElement;
    scroller.scrollTop = 4_000;
    scroller.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(screen.queryByText(/ of 120 shown/)).not.toBeInTheDocument());
    expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, '50', '100']);
  });

  it('are sorted by the server', async () => {
    const { reply, asked } = school();
    const { user } = renderAtSchool(<ResultsTable />, { 'GET /quiz/result': reply });
    await user.click(await screen.findByRole('button', { name: 'Participants' }));
    await user.click(screen.getByRole('button', { name: 'Participants' }));
    await waitFor(() => expect(titles()[0]).toBe('Quiz 120'));
    expect(asked.map(({ sort }) => sort)).toEqual([undefined, 'participants', '-participants']);
    expect(screen.getByRole('columnheader', { name: 'Participants' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });

  it('are searched by the server after a pause, and a search without hits can be cleared', async () => {
    const { reply, asked } = school();
    const { user } = renderAtSchool(<ResultsTable />, { 'GET /quiz/result': reply });
    const field = await screen.findByRole('searchbox', { name: 'Search results' });
    // Pasted: on a slow machine, keys are further apart than the pause.
    await user.click(field);
    await user.paste('quiz 77');
    expect(await screen.findByText('1 of 120')).toBeVisible();
    expect(titles()).toEqual(['Quiz 77']);
    await user.paste('7');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(field).toHaveFocus();
    expect(await screen.findByText('50 of 120 shown')).toBeVisible();
    expect(asked.map(({ q }) => q)).toEqual([undefined, 'quiz 77', 'quiz 777', undefined]);
  });

  it('keep their search when it fails', async () => {
    const { reply } = school();
    const { user } = renderAtSchool(<ResultsTable />, {
      'GET /quiz/result': inTurn(reply, refuse(503), reply),
    });
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('77');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 120')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('77');
  });

  it('say that a further page failed, and retry it', async () => {
    const { reply } = school();
    const { user } = renderAtSchool(<ResultsTable />, {
      'GET /quiz/result': inTurn(reply, refuse(503, 'The school is closed.'), reply),
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The school is closed.')).toBeVisible();
    expect(screen.getByText('Quiz 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('100 of 120 shown')).toBeVisible();
  });

  it('request five more than their limit, for quizzes still running, and have no further ones', async () => {
    const { reply, asked } = school();
    renderAtSchool(<ResultsTable limit={5} />, { 'GET /quiz/result': reply });
    expect(await screen.findAllByRole('row')).toHaveLength(6);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(asked).toEqual([{ limit: '10' }]);
  });

  it('read a group that does not come with its results once', async () => {
    const items = [1, 2, 3].map(summary);
    for (const item of items.slice(1)) delete item.group;
    const { called } = renderAtSchool(<ResultsTable />, {
      'GET /quiz/result': school(items).reply,
      'GET /group/g1': answer({ _id: 'g1', name: 'Red', max_students: 9, students: [] }),
    });
    expect(await screen.findByRole('row', { name: /^Quiz 3 Red 0/ })).toBeVisible();
    expect(called('GET /group/g1')).toHaveLength(1);
  });

  it('pass what they are of to the host', async () => {
    const onOpen = vi.fn();
    const { user } = renderAtSchool(<ResultsTable onOpen={onOpen} />, {
      'GET /quiz/result': school(summaries.slice(0, 1)).reply,
    });
    await user.click(await screen.findByRole('button', { name: 'View the results of Quiz 1' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(summaries[0]);
  });

  it('are exported whole, with their participants, and stay in pages', async () => {
    const files = catchSavedFiles();
    const participants = [
      {
        _id: 'p1',
        participant: { first_name: 'Jo', last_name: 'Li', email: 'jo@li.ex' },
        score: 3,
      },
    ];
    const whole = summaries.map((result) => ({ ...result, participants }));
    const { reply, asked } = school(summaries, answer(whole));
    const { user } = renderAtSchool(<ResultsTable />, { 'GET /quiz/result': reply });
    await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const rows = (await files[0]?.text)?.trim().split('\r\n') ?? [];
    expect(rows).toHaveLength(121);
    expect(rows[120]).toMatch(/^Quiz 120,Blue,2026-05-04 10:00:00,Jo,Li,/);
    expect(asked).toEqual([{ limit: '50' }, {}]);
    expect(screen.getByText('50 of 120 shown')).toBeVisible();
  });
});

describe('a server without pages', () => {
  const participants: [] = [];
  const whole = answer(summaries.slice(0, 12).map((result) => ({ ...result, participants })));

  it('is asked once if it refuses the parameters, and searched and sorted here', async () => {
    const reply: Reply = (request) =>
      new URL(request.url).search === '' ? whole(request) : refuse(400)(request);
    const { user, calls } = renderAtSchool(<ResultsTable />, { 'GET /quiz/result': reply });
    await user.type(await screen.findByRole('searchbox'), '12');
    expect(await screen.findByText('1 of 12')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.dblClick(screen.getByRole('button', { name: 'Title' }));
    await waitFor(() => expect(titles()[0]).toBe('Quiz 12'));
    expect(calls.map(({ name }) => name)).toEqual(['GET /quiz/result', 'GET /quiz/result']);
  });
});
