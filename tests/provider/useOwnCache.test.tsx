import { dehydrate, hydrate, IsRestoringProvider, QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQuizClient, type Page, type QuizClient } from '../../src/api/createQuizClient';
import type { Group, Profile, Question } from '../../src/api/entities';
import { useGroups } from '../../src/api/teachingHooks';
import {
  groupsKey,
  infiniteQuestionsOptions,
  questionsOptions,
} from '../../src/api/teachingOperations';
import { useListing } from '../../src/api/useListing';
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

function Questions() {
  const { data } = useListing<Question, Page<'questions'>>('questions', (client) => ({
    whole: questionsOptions(client),
    pages: infiniteQuestionsOptions(client, {}),
  }));
  return <input aria-label={data?.map(({ title }) => title).join(' ') ?? 'nothing'} />;
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

it.each([
  ['one who follows directly', grace, ''],
  ['nobody', undefined, 'typed'],
])('shows %s in the same page no rows of the last user', async (_whom, next, typed) => {
  const queryClient = new QueryClient();
  const pagesOf = createQuizClient({
    getToken: () => 'a token',
    fetch: () =>
      Promise.resolve(
        Response.json({ items: [{ _id: 'q1', title: 'Of Ada' }], next: null, total: 1 }),
      ),
  });
  const page = (user: Profile | undefined, answering: QuizClient) => (
    <QuizProvider client={answering} queryClient={queryClient} user={user} token="a token">
      <Questions />
    </QuizProvider>
  );
  const { rerender } = render(page(ada, pagesOf));
  fireEvent.change(await screen.findByLabelText('Of Ada'), { target: { value: 'typed' } });
  rerender(page(next, client));
  expect(screen.getByLabelText('nothing')).toHaveValue(typed);
});
