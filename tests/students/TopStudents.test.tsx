import { screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { TopStudents } from '../../src/students/TopStudents';
import {
  answer,
  gateway,
  inTurn,
  renderAtSchool,
  silence,
  type Reply,
} from '../quizzes/fakeSchool';

const best = [
  { _id: 's1', first_name: 'Katherine', last_name: 'Johnson', avg_score: 100 },
  { first_name: 'Grace', last_name: 'Hopper', avg_score: 87.5 },
  { first_name: 'Hedy', last_name: 'Lamarr', avg_score: 60 },
];

function show(reply: Reply, widget = <TopStudents />) {
  return renderAtSchool(widget, { 'GET /student/top-five': reply });
}

describe('the ranking', () => {
  it('shows rank by position, name and average score as the server sends it', async () => {
    show(answer(best));
    const list = await screen.findByRole('list', { name: 'Top Five Students' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent(/Class rank 2.*Grace Hopper.*Average score 87\.5%/);
  });

  it('rounds averages that a server has not rounded', async () => {
    show(answer([{ ...best[0], avg_score: 200 / 3 }]));
    expect(await screen.findByText(/66\.7%/)).toBeVisible();
  });

  it('shows five, however many a server sends', async () => {
    show(answer([...best, ...best].map((one) => ({ ...one, _id: undefined }))));
    const list = await screen.findByRole('list', { name: 'Top Five Students' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  });

  it('links to all students if the host has an address', () => {
    show(answer(best), <TopStudents allHref="/students" />);
    expect(screen.getByRole('link', { name: 'All Students' })).toHaveAttribute('href', '/students');
  });

  it('says that it is loading', async () => {
    show(silence);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says that it is empty', async () => {
    show(answer([]));
    expect(await screen.findByText('No scores yet')).toBeVisible();
  });

  it('reports a failed load, and can be retried', async () => {
    const { user } = show(inTurn(gateway(), answer(best)));
    expect(await screen.findByRole('alert')).toHaveTextContent('The ranking could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
  });

  it('passes on ref, class name and other attributes', () => {
    const ref = createRef<HTMLDivElement>();
    show(silence, <TopStudents ref={ref} className="mine" data-probe="1" headingLevel={2} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Top Five Students');
    expect(ref.current).toHaveClass('qw-top-students', 'mine');
    expect(ref.current).toHaveAttribute('data-probe', '1');
  });
});
