import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../src/api/entities';
import { CapabilitiesContext } from '../../src/api/useCapability';
import { Ranking } from '../../src/students/Ranking';
import { answer, refuse, renderAtSchool, type Reply } from '../quizzes/fakeSchool';

const me: Profile = {
  _id: 's2',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
};
const best = [
  { _id: 's1', first_name: 'Katherine', last_name: 'Johnson', avg_score: 100 },
  { _id: 's2', first_name: 'Grace', last_name: 'Hopper', avg_score: 87.5 },
];
const others = best.map((student) => ({ ...student, _id: `${student._id}x` }));
const twelfth = answer({ place: 12, of: 28, avg_score: 61.46 });

function show(
  ranking: Reply,
  place: Reply = refuse(404),
  user: Profile | undefined = me,
  widget = <Ranking />,
) {
  return renderAtSchool(
    widget,
    { 'GET /student/top-five': ranking, 'GET /student/top-five/place': place },
    user,
  );
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Top Five Students' })).getAllByRole('listitem');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the own place', () => {
  it('is marked among the best', async () => {
    show(answer(best), answer({ place: 2, of: 28, avg_score: 87.5 }));
    const [first, second] = await rows();
    expect(first).not.toHaveTextContent('You');
    expect(second).toHaveTextContent(/Class rank 2.*Grace Hopper.*You.*Average score 87\.5%/);
    expect(screen.queryByText(/You are/)).not.toBeInTheDocument();
  });

  it('is shown if it is not among them', async () => {
    show(answer(others), twelfth);
    const place = await screen.findByText('You are 12th of 28');
    expect(place.parentElement).toHaveTextContent('Average score 61.5%');
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [13, '13th'],
    [21, '21st'],
    [102, '102nd'],
  ])('%i is shown as %s', async (place, said) => {
    show(answer(others), answer({ place, of: 200, avg_score: 1 }));
    expect(await screen.findByText(new RegExp(`You are ${said} of 200`))).toBeVisible();
  });

  it('goes by the position if the server sends no ids', async () => {
    const nameless = best.map(({ _id, ...student }) => student);
    show(answer(nameless), answer({ place: 1, of: 28, avg_score: 100 }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('You'));
  });

  it.each([404, 405, 501, 500])('is left out if the server answers %i', async (status) => {
    const { called } = show(answer(others), refuse(status));
    expect(await rows()).toHaveLength(2);
    await waitFor(() => expect(called('GET /student/top-five/place')).not.toHaveLength(0));
    expect(screen.queryByText(/You are/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is left out while no quiz counts, and not requested for an instructor', async () => {
    const { unmount } = show(answer(others), answer({ place: null, of: 28, avg_score: null }));
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByText(/You are/)).not.toBeInTheDocument();
    unmount();
    const { called } = show(answer(others), twelfth, { ...me, role: 'Instructor' });
    expect(await rows()).toHaveLength(2);
    expect(called('GET /student/top-five/place')).toEqual([]);
  });
});

describe('a school that shows students', () => {
  const school = (ranking: string, place: Reply) => ({
    'GET /capabilities': answer({ operations: ['ownPlace'], ranking }),
    'GET /student/top-five': answer([]),
    'GET /student/top-five/place': place,
  });

  it('their own place names nobody else', async () => {
    renderAtSchool(<Ranking />, school('own place', twelfth), me);
    const place = await screen.findByText('You are 12th of 28');
    expect(place.parentElement).toHaveTextContent('Average score 61.5%');
    expect(screen.getByRole('heading', { name: 'Your place' })).toBeVisible();
    expect(screen.queryByText('Top Five Students')).not.toBeInTheDocument();
    expect(screen.queryByText('No scores yet')).not.toBeInTheDocument();
  });

  it('their own place says so while they have none', async () => {
    const none = answer({ place: null, of: 3, avg_score: null });
    renderAtSchool(<Ranking />, school('own place', none), me);
    expect(await screen.findByText('Your place appears here after a quiz closes.')).toBeVisible();
  });

  it('their own place says that it could not be loaded', async () => {
    renderAtSchool(<Ranking />, school('own place', refuse(409, 'Not now.')), me);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  });

  it('nothing has no ranking, and is not asked for a place', async () => {
    const { called, container } = renderAtSchool(<Ranking />, school('nobody', twelfth), me);
    await waitFor(() => expect(container.querySelector('.qw-ranking')).toBeNull());
    expect(called('GET /student/top-five/place')).toEqual([]);
  });

  it('less shows everything to an instructor', async () => {
    const replies = { ...school('nobody', twelfth), 'GET /student/top-five': answer(best) };
    renderAtSchool(<Ranking />, replies, { ...me, role: 'Instructor' });
    expect(await rows()).toHaveLength(2);
  });

  it('their own place is understood where the host lists what the server has', async () => {
    const { 'GET /capabilities': capabilities, ...replies } = school('own place', twelfth);
    expect(capabilities).toBeDefined();
    renderAtSchool(
      <CapabilitiesContext.Provider value={['ownPlace']}>
        <Ranking />
      </CapabilitiesContext.Provider>,
      replies,
      me,
    );
    expect(await screen.findByRole('heading', { name: 'Your place' })).toBeVisible();
  });

  it('something unknown is taken for everybody', async () => {
    const replies = { ...school('friends', twelfth), 'GET /student/top-five': answer(best) };
    renderAtSchool(<Ranking />, replies, me);
    expect(await rows()).toHaveLength(2);
  });
});

it('shows the place if the host passes a token and no user', async () => {
  renderAtSchool(<Ranking />, {
    'GET /student/top-five': answer(best),
    'GET /student/top-five/place': twelfth,
  });
  expect(await screen.findByText(/You are 12th of 28/)).toBeVisible();
});

describe('hiding', () => {
  it('removes the ranking, says so, keeps the focus and can be undone', async () => {
    const { user } = show(answer(others), twelfth);
    await screen.findByText(/You are 12th/);
    await user.click(screen.getByRole('button', { name: 'Hide ranking' }));
    expect(screen.queryByRole('list', { name: 'Top Five Students' })).not.toBeInTheDocument();
    expect(screen.queryByText(/You are/)).not.toBeInTheDocument();
    expect(
      screen.getByText('The ranking and your place in it are hidden on this device.'),
    ).toBeVisible();
    const button = screen.getByRole('button', { name: 'Show ranking' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(await rows()).toHaveLength(2);
  });

  it('is remembered for this user on this device, and nothing is requested then', async () => {
    const { user, unmount } = show(answer(best));
    await user.click(screen.getByRole('button', { name: 'Hide ranking' }));
    unmount();
    const again = show(answer(best));
    expect(screen.getByRole('button', { name: 'Show ranking' })).toBeVisible();
    expect(again.calls).toEqual([]);
    again.unmount();
    show(answer(best), refuse(404), { ...me, _id: 's3' });
    expect(await rows()).toHaveLength(2);
  });

  it('follows another ranking on the page, and another tab', async () => {
    const both = (
      <>
        <Ranking />
        <Ranking />
      </>
    );
    const { user } = show(answer(best), refuse(404), me, both);
    await user.click(screen.getAllByRole('button', { name: 'Hide ranking' })[0]!);
    expect(screen.getAllByRole('button', { name: 'Show ranking' })).toHaveLength(2);
    const [key] = Object.keys(localStorage);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: key ?? null })));
    expect(screen.getAllByRole('button', { name: 'Hide ranking' })).toHaveLength(2);
  });

  it('is forgotten with the page if the host passes no user', async () => {
    const nobody = () => renderAtSchool(<Ranking />, { 'GET /student/top-five': answer(best) });
    const { user, unmount } = nobody();
    await user.click(screen.getByRole('button', { name: 'Hide ranking' }));
    expect(screen.getByRole('button', { name: 'Show ranking' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
    unmount();
    nobody();
    expect(await rows()).toHaveLength(2);
  });

  it('works if storage is refused', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const { user } = show(answer(best));
    await user.click(screen.getByRole('button', { name: 'Hide ranking' }));
    expect(screen.getByRole('button', { name: 'Show ranking' })).toBeVisible();
  });

  it('is not offered if the host does not want it', async () => {
    localStorage.setItem('quizwright:ranking-hidden:s2', '1');
    show(answer(best), refuse(404), me, <Ranking hideable={false} />);
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('passes rest props, ref and class name to its root', () => {
  const ref = createRef<HTMLDivElement>();
  show(
    answer(best),
    refuse(404),
    me,
    <Ranking ref={ref} id="rank" className="mine" headingLevel={2} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Top Five Students' })).toBeVisible();
  expect(ref.current).toHaveAttribute('id', 'rank');
  expect(ref.current).toHaveClass('qw-root', 'mine');
});
