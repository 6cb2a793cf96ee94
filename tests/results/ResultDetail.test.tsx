import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Participation, Result } from '../../src/api/entities';
import { ResultDetail } from '../../src/results/ResultDetail';
import { answer, refuse, renderAtSchool, silence, type Reply } from '../quizzes/fakeSchool';

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

  it('stands below a breadcrumb and the title', async () => {
    detail(answer([result([participation('p1', {})])]));
    expect(await screen.findByRole('heading', { name: 'Midterm', level: 1 })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Where you are' }));
    expect(trail.getByRole('link', { name: 'Results' })).toHaveAttribute('href', '/results');
    expect(trail.getByText('Midterm')).toHaveAttribute('aria-current', 'page');
  });
});

describe('its other states', () => {
  it('says that it is loading', () => {
    detail(silence);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('says that nobody took part', async () => {
    detail(answer([result([])]));
    expect(await screen.findByText('No participants found for this quiz')).toBeVisible();
  });

  it('says that there is no such result, and leads back', async () => {
    detail(answer([result([])]), 'another');
    expect(await screen.findByText('There is no such result')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
      'href',
      '/results',
    );
  });

  it('says why it could not be loaded', async () => {
    detail(refuse(503, 'The school is closed.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The school is closed.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says that the page is not for this person', async () => {
    detail(refuse(403));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have access to this page',
    );
  });
});
