import { dehydrate, hydrate, IsRestoringProvider, QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import type { Group, Profile } from '../../src/api/entities';
import { useGroups } from '../../src/api/teachingHooks';
import { groupsKey } from '../../src/api/teachingOperations';
import { QuizProvider } from '../../src/provider/QuizProvider';

const ada: Profile = {
  _id: 'ada',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@school.example',
  role: 'Instructor',
  status: 'active',
};
const grace: Profile = { ...ada, _id: 'grace', first_name: 'Grace', last_name: 'Hopper' };

const groups = [{ _id: 'g1', name: 'Group of Ada' }] as Group[];
/** A server that never answers, so that all that is shown comes from the cache. */
const client = createQuizClient({ fetch: () => new Promise(() => {}) });

function Groups() {
  const { data } = useGroups();
  return <p>{data === undefined ? 'nothing' : data.map(({ name }) => name)}</p>;
}

function portal(queryClient: QueryClient, user: Profile | undefined, isRestoring = false) {
  return (
    <IsRestoringProvider value={isRestoring}>
      <QuizProvider client={client} queryClient={queryClient} user={user} token="a token">
        <Groups />
      </QuizProvider>
    </IsRestoringProvider>
  );
}

/** What a host keeps of the page of a user who has read the groups. */
function keptOf(user: Profile | undefined) {
  const queryClient = new QueryClient();
  const { unmount } = render(portal(queryClient, user));
  queryClient.setQueryData(groupsKey(), groups);
  queryClient.setQueryData(['host'], 'a value of its own');
  unmount();
  return dehydrate(queryClient);
}

it('is shown to its own user at once', () => {
  const queryClient = new QueryClient();
  hydrate(queryClient, keptOf(ada));
  render(portal(queryClient, ada));
  expect(screen.getByText('Group of Ada')).toBeInTheDocument();
});

it.each([
  ['the next user', ada, grace],
  ['somebody whom nothing identifies', undefined, undefined],
])('is emptied for %s, and the host keeps its own', (_whom, before, now) => {
  const queryClient = new QueryClient();
  hydrate(queryClient, keptOf(before));
  render(portal(queryClient, now));
  expect(screen.getByText('nothing')).toBeInTheDocument();
  expect(queryClient.getQueryData(groupsKey())).toBeUndefined();
  expect(queryClient.getQueryData(['host'])).toBe('a value of its own');
});

it('is emptied for the next user when it is restored after the widgets are there', () => {
  const queryClient = new QueryClient();
  const kept = keptOf(ada);
  const { rerender } = render(portal(queryClient, grace, true));
  hydrate(queryClient, kept);
  rerender(portal(queryClient, grace));
  expect(screen.getByText('nothing')).toBeInTheDocument();
});
