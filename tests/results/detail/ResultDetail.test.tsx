import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Participation, Result } from '../../../src/api/entities';
import { FormatsContext } from '../../../src/provider/FormatsContext';
import { ResultDetail } from '../../../src/results/detail/ResultDetail';
import {
  answer,
  gateway,
  inTurn,
  refuse,
  renderAtSchool,
  silence,
  type Reply,
} from '../../quizzes/fakeSchool';
import { catchSavedFiles } from '../savedFiles';

function participation(id: string, times: Partial<Participation>): Participation {
  return {
    _id: id,
    participant: { first_name: 'Amara', last_name: 'Okafor', email: 'amara@school.example' },
    score: 8,
    ...times,
  };
}

function result(participants: Participation[]): Result {
  return { _id: 'r1', quiz: { _id: 'z1', title: 'Midterm', group: 'g1' }, participants };
}

function detail(reply: Reply, quizId = 'z1') {
  return renderAtSchool(<ResultDetail quizId={quizId} resultsHref="/results" headingLevel={1} />, {
    'GET /quiz/result': reply,
  });
}

describe('the table', () => {
  it('shows participant, email, score and duration', async () => {
    const start = '2026-05-04T09:00:00.000Z';
    detail(
      answer([
        result([
          participation('p1', { started_at: start, finished_at: '2026-05-04T09:12:07.000Z' }),
          participation('p2', { started_at: start, finished_at: null }),
          participation('p3', { started_at: 'yesterday', finished_at: start }),
        ]),
      ]),
    );
    const table = within(await screen.findByRole('table', { name: 'Midterm' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Participant',
      'Email',
      'Score',
      'Duration',
    ]);
    const cells = table.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(0, 4)).toEqual(['Amara Okafor', 'amara@school.example', '8', '12m 7s']);
    expect([cells[7], cells[11]]).toEqual(['N/A', 'N/A']);
  });

  it('is below a breadcrumb and the title', async () => {
    detail(answer([result([participation('p1', {})])]));
    expect(await screen.findByRole('heading', { name: 'Midterm', level: 1 })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/results');
    expect(trail.getByText('Midterm')).toHaveAttribute('aria-current', 'page');
  });
});

describe('a quiz that was reopened', () => {
  const reopened = { ...result([participation('p1', {})]) };
  reopened.quiz = { ...reopened.quiz, closed_at: null };
  const change = (action: string) => ({
    ...{ at: '2026-05-04T09:00:00.000Z', action, who: null, student: null },
    ...{ before: null, after: { attempts: 1 } },
  });
  const notice = 'Students may already have seen their results.';
  const shown = (actions: readonly string[]) =>
    renderAtSchool(<ResultDetail quizId="z1" />, {
      'GET /quiz/result': answer([reopened]),
      'GET /capabilities': answer({ operations: ['quizChanges'] }),
      'GET /quiz/z1/changes': answer({ changes: actions.map(change), more: false }),
    });

  it('says that students may have seen their results', async () => {
    shown(['quiz.extend', 'quiz.grade']);
    expect(await screen.findByText(notice)).toBeVisible();
  });

  it('says nothing of the kind while a quiz runs for the first time', async () => {
    const { called } = shown(['quiz.extend']);
    await waitFor(() => expect(called('GET /quiz/z1/changes')).toHaveLength(1));
    await screen.findByRole('table', { name: 'Midterm' });
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });
});

describe('its other states', () => {
  it('says that it is loading', async () => {
    detail(silence);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
  });

  it('says that no one took part', async () => {
    detail(answer([result([])]));
    expect(await screen.findByText('No participants found for this quiz')).toBeVisible();
  });

  it('says that there is no such result, and links back', async () => {
    detail(answer([result([])]), 'another');
    expect(await screen.findByText('Result not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to results' })).toHaveAttribute(
      'href',
      '/results',
    );
  });

  it('says why it could not be loaded', async () => {
    detail(refuse(503, 'The school is closed.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The school is closed.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that the page is not for this role', async () => {
    detail(refuse(403));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have access to this page',
    );
  });
});

/**
 * A result of students with these scores and minutes, at a school that knows the quiz and its
 * group.
 */
function classOf(
  rows: readonly [name: string, score: number, minutes?: number | undefined][],
  persons = 10,
) {
  const start = Date.parse('2026-05-04T09:00:00.000Z');
  const participants = rows.map(([name, score, minutes], index): Participation => ({
    _id: `row-${index}`,
    participant: { _id: `s${index}`, first_name: name, last_name: 'X', email: `${name}@x.ex` },
    score,
    started_at: minutes === undefined ? null : new Date(start).toISOString(),
    finished_at: minutes === undefined ? null : new Date(start + minutes * 60_000).toISOString(),
  }));
  const students = Array.from({ length: persons }, (_, index) => ({
    _id: `s${index}`,
    first_name: `Student ${index}`,
    last_name: 'X',
  }));
  return {
    participants,
    replies: {
      'GET /quiz/result': answer([result(participants)]),
      'GET /quiz/z1': answer({
        _id: 'z1',
        title: 'Midterm',
        questions_number: 5,
        score_per_question: 2,
      }),
      'GET /group/g1': answer({ _id: 'g1', name: 'Blue', max_students: 30, students }),
    } satisfies Record<string, Reply>,
  };
}

const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('the outcome', () => {
  it('is shown as average, median, completion and time', async () => {
    const { replies } = classOf([
      ['Ada', 10, 5],
      ['Bea', 2, 10],
      ['Cai', 3, 30],
      ['Dee', 4],
    ]);
    renderAtSchool(<ResultDetail quizId="z1" />, replies);
    expect(await screen.findByText('4 of 10')).toBeVisible();
    expect(fact('Average score')).toBe('4.8 of 10 48%');
    expect(fact('Median score')).toBe('3.5 of 10 35%');
    expect(fact('Completion')).toBe('4 of 10 40%');
    expect(fact('Median time')).toBe('10m 0s');
  });

  it('leaves out what the server does not send', async () => {
    renderAtSchool(<ResultDetail quizId="z1" />, {
      'GET /quiz/result': answer([result([participation('p1', {})])]),
    });
    await screen.findByRole('heading', { name: 'Midterm' });
    expect(fact('Average score')).toBe('8');
    expect(fact('Completion')).toBe('N/A');
    expect(fact('Median time')).toBe('N/A');
    expect(screen.queryByText('Did not take part')).not.toBeInTheDocument();
  });

  it('is drawn as the distribution of scores and times', async () => {
    const { replies } = classOf([
      ['Ada', 10, 5],
      ['Bea', 2, 5],
      ['Cai', 2, 7],
    ]);
    const { user } = renderAtSchool(<ResultDetail quizId="z1" />, replies);
    await screen.findByText('3 of 10');
    await user.click(screen.getByRole('tab', { name: 'Scores and times' }));
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [
          within(row).getByRole('rowheader').textContent,
          row.querySelector('[data-part="value"]')?.textContent,
        ]);
    expect(rowsOf('Score distribution')).toEqual([
      ['0', '0'],
      ['2', '2'],
      ['4', '0'],
      ['6', '0'],
      ['8', '0'],
      ['10', '1'],
    ]);
    expect(rowsOf('Time taken')).toEqual([
      ['5', '2'],
      ['6', '0'],
      ['7', '1'],
    ]);
  });

  it('is hidden from students, who see their own row', async () => {
    const { replies } = classOf([['Ada', 10]]);
    const { calls } = renderAtSchool(<ResultDetail quizId="z1" />, replies, {
      _id: 's0',
      first_name: 'Ada',
      last_name: 'X',
      email: 'ada@x.ex',
      role: 'Student',
    });
    expect(await screen.findByRole('row', { name: /^Ada X/ })).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toEqual(['GET /quiz/result']);
  });
});

describe('the missing students', () => {
  it('are listed, a long list in full on request', async () => {
    const { replies } = classOf([['Ada', 10]], 31);
    const { user } = renderAtSchool(<ResultDetail quizId="z1" />, replies);
    expect(await screen.findByText('30 of 31 people in the group')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
    await user.click(screen.getByRole('button', { name: 'Show all 30' }));
    expect(screen.getByText('Student 30 X')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toContain(document.activeElement);
    expect(screen.queryByText('Student 0 X')).not.toBeInTheDocument();
  });

  it('are found by email if participants have no id', async () => {
    const { replies } = classOf([]);
    renderAtSchool(<ResultDetail quizId="z1" />, {
      ...replies,
      'GET /quiz/result': answer([result([participation('p1', {})])]),
      'GET /group/g1': answer({
        name: 'Blue',
        students: [
          { _id: 'a', first_name: 'Amara', email: 'AMARA@school.example' },
          { _id: 'b', first_name: 'Bea', email: 'bea@school.example' },
        ],
      }),
    });
    expect(await screen.findByText('1 of 2 people in the group')).toBeVisible();
    expect(screen.getByText('Bea')).toBeVisible();
  });

  it("can be reloaded after a proxy's 403", async () => {
    const { replies } = classOf([['Ada', 10]], 1);
    const { user } = renderAtSchool(<ResultDetail quizId="z1" />, {
      ...replies,
      'GET /group/g1': inTurn(gateway(403), replies['GET /group/g1']),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Everyone in the group has submitted.')).toBeVisible();
  });

  it('can be reloaded', async () => {
    const { replies } = classOf([['Ada', 10]], 1);
    const { user } = renderAtSchool(<ResultDetail quizId="z1" />, {
      ...replies,
      'GET /group/g1': inTurn(refuse(500), replies['GET /group/g1']),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Everyone in the group has submitted.')).toBeVisible();
  });
});

describe('many participants', () => {
  const names = Array.from({ length: 12 }, (_, index) => `P${index + 1}`);
  const { replies } = classOf(names.map((name, index) => [name, index % 6, index || undefined]));
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => (row as HTMLTableRowElement).cells[0]?.textContent);

  it('are sorted by name, score and time, unknown times last in either order', async () => {
    const { user } = renderAtSchool(<ResultDetail quizId="z1" />, replies);
    await screen.findByRole('row', { name: /^P12/ });
    await user.click(screen.getByRole('button', { name: 'Participant' }));
    expect(shown().slice(0, 3)).toEqual(['P1 X', 'P2 X', 'P3 X']);
    expect(screen.getByRole('columnheader', { name: 'Participant' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'Score' }));
    await user.click(screen.getByRole('button', { name: 'Score' }));
    expect(shown().slice(0, 2)).toEqual(['P6 X', 'P12 X']);
    await user.click(screen.getByRole('button', { name: 'Duration' }));
    expect([shown()[0], shown().at(-1)]).toEqual(['P2 X', 'P1 X']);
    await user.click(screen.getByRole('button', { name: 'Duration' }));
    expect([shown()[0], shown().at(-1)]).toEqual(['P12 X', 'P1 X']);
  });

  it('can be searched', async () => {
    const { user } = renderAtSchool(<ResultDetail quizId="z1" />, replies);
    await user.click(await screen.findByRole('searchbox', { name: 'Search participants' }));
    await user.paste('p11@');
    expect(await screen.findByText('1 of 12')).toBeVisible();
    expect(shown()).toEqual(['P11 X']);
    await user.paste('zzz');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(await screen.findAllByRole('row')).toHaveLength(13);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('a late submission', () => {
  const late = { received_at: '2026-05-04T10:31:00.000Z', answered: 4 };
  const row = participation('p1', { score: 2, late });
  const before = answer([result([row])]);
  const after = answer([result([participation('p1', { score: 8 })])]);

  it("is accepted once after a confirmation, which then shows the server's score", async () => {
    const { user, called } = renderAtSchool(<ResultDetail quizId="z1" />, {
      'GET /quiz/result': inTurn(before, after),
      'PUT /quiz/late/z1': answer({ data: { score: 8, message: 'Accepted' } }),
    });
    const accept = { name: 'Accept the late submission from Amara Okafor' };
    await user.click(await screen.findByRole('button', accept));
    expect(called('PUT /quiz/late/z1')).toHaveLength(0);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Amara Okafor submitted 4 answers after the end/)).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Accepted. Amara Okafor: 8')).toBeVisible();
    expect(called('PUT /quiz/late/z1').map(({ body }) => body)).toEqual([{ participation: 'p1' }]);
    await waitFor(() => expect(screen.queryByText('Late')).not.toBeInTheDocument());
  });

  it('keeps the focus in the table once its button is gone', async () => {
    const other = participation('p2', {});
    const { user } = renderAtSchool(<ResultDetail quizId="z1" />, {
      'GET /quiz/result': inTurn(
        answer([result([row, other])]),
        answer([result([participation('p1', { score: 8 }), other])]),
      ),
      'PUT /quiz/late/z1': answer({ data: { score: 8, message: 'Accepted' } }),
    });
    await user.click(await screen.findByRole('button', { name: /^Accept the late/ }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }),
    );
    await waitFor(() => expect(screen.queryByText('Late')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Participant' })).toHaveFocus());
  });

  it('that was accepted can be undone, and says what counts again', async () => {
    const accepted_late = { received_at: late.received_at, replaced_score: 2 };
    const { user, called } = renderAtSchool(<ResultDetail quizId="z1" />, {
      'GET /quiz/result': inTurn(
        answer([result([participation('p1', { score: 8, accepted_late })])]),
        before,
      ),
      'PUT /quiz/late/z1': answer({ data: { score: 2, message: '' } }),
    });
    expect(await screen.findByText('Late, accepted')).toBeVisible();
    const undo = { name: 'Undo acceptance for Amara Okafor' };
    await user.click(await screen.findByRole('button', undo));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the acceptance?' }));
    expect(dialog.getByText(/scored 8\. .* which scored 2\./)).toBeVisible();
    await user.dblClick(dialog.getByRole('button', { name: 'Undo acceptance' }));
    expect(await screen.findByText('Acceptance undone. Amara Okafor: 2')).toBeVisible();
    expect(called('PUT /quiz/late/z1').map(({ body }) => body)).toEqual([
      { participation: 'p1', accept: false },
    ]);
    expect(await screen.findByText('Late')).toBeVisible();
  });

  it('stays late, and the dialog open, when the server refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = renderAtSchool(<ResultDetail quizId="z1" />, {
      'GET /quiz/result': before,
      'PUT /quiz/late/z1': refuse(404, 'There is none.'),
    });
    await user.click(await screen.findByRole('button', { name: /^Accept the late/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await within(dialog).findByText('There is none.')).toBeVisible();
    expect(screen.getByText('Late')).toBeInTheDocument();
  });
});

describe('its export', () => {
  const start = '2026-05-04T09:00:00.000Z';
  const end = '2026-05-04T09:12:07.000Z';
  const taken = participation('p1', { started_at: start, finished_at: end });
  const evil = participation('p2', {});
  evil.participant = {
    _id: 's2',
    first_name: '=HYPERLINK("x")',
    last_name: 'B',
    email: 'b@x.ex',
  };

  /** The lines of the file that the result is saved as. */
  async function exported(
    replies: Parameters<typeof renderAtSchool>[1],
    press: (user: UserEvent) => Promise<void> = async (user) =>
      user.click(await screen.findByRole('button', { name: 'Export as CSV' })),
  ): Promise<string[] | undefined> {
    const files = catchSavedFiles();
    const { user } = renderAtSchool(
      <FormatsContext.Provider value={{ timeZone: 'Europe/Berlin' }}>
        <ResultDetail quizId="z1" />
      </FormatsContext.Provider>,
      replies,
    );
    await press(user);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('results-Midterm.csv');
    return (await files[0]?.text)?.replace('\ufeff', '').split('\r\n');
  }

  const plain = {
    'GET /quiz/result': answer([result([taken, evil])]),
    'GET /group/g1': answer({ _id: 'g1', name: 'Blue', max_students: 20, students: [] }),
    'GET /quiz/z1': answer({
      _id: 'z1',
      title: 'Midterm',
      questions_number: 8,
      score_per_question: 2,
    }),
  };

  it('has a row for each participant, in the time of the school, and no formula that a spreadsheet would run', async () => {
    expect(await exported(plain)).toEqual([
      'quiz,group,closed_at,first_name,last_name,email,score,maximum,percent,started_at,finished_at,duration_seconds,late_received_at,time_zone',
      'Midterm,Blue,,Amara,Okafor,amara@school.example,8,16,50,2026-05-04 11:00:00,2026-05-04 11:12:07,727,,Europe/Berlin',
      `Midterm,Blue,,"'=HYPERLINK(""x"")",B,b@x.ex,8,16,50,,,,,Europe/Berlin`,
      '',
    ]);
  });

  it('takes the group and the maximum that a server sends with the result', async () => {
    const quiz = { ...result([]).quiz, max_score: 12 };
    const sent = { ...result([taken]), quiz, group: { name: 'Red', size: 3 } };
    const lines = await exported({ 'GET /quiz/result': answer([sent]) });
    expect(lines?.[1]).toMatch(/^Midterm,Red,.*,8,12,66.7,/);
  });

  it('leaves the last name of somebody with one name empty', async () => {
    const aiko = { first_name: 'Aiko', last_name: '-', email: 'aiko@school.example' };
    const lines = await exported({
      'GET /quiz/result': answer([result([{ ...taken, participant: aiko }])]),
    });
    expect(lines?.[1]).toContain(',Aiko,,aiko@school.example,');
  });

  it('leaves cells empty that nobody knows', async () => {
    const lines = await exported({ 'GET /quiz/result': plain['GET /quiz/result'] });
    expect(lines?.[1]).toMatch(/^Midterm,,,Amara,Okafor,amara@school.example,8,,,2026/);
  });

  it('has ids for who asks for them', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
        unobserve() {}
      },
    );
    const lines = await exported(plain, async (user) => {
      await user.click(await screen.findByRole('button', { name: 'More export options' }));
      await user.click(await screen.findByRole('menuitem', { name: /^Export with IDs/ }));
    });
    expect(lines?.[0]).toMatch(/,time_zone,quiz_id,group_id,participation_id,participant_id$/);
    expect(lines?.slice(1)).toEqual([
      expect.stringMatching(/,Europe\/Berlin,z1,g1,p1,$/),
      expect.stringMatching(/,Europe\/Berlin,z1,g1,p2,s2$/),
      '',
    ]);
  });
});
