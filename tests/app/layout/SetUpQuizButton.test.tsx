import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SetUpQuizButton } from '../../../src/app/layout/SetUpQuizButton';
import { answer, renderAtSchool } from '../../quizzes/fakeSchool';

/** The button above two pages of an app at `/quiz`; the second page's code arrives when told. */
function headerOfTwoPages() {
  let arrive!: (code: { Component: () => string }) => void;
  const code = new Promise<{ Component: () => string }>((resolve) => {
    arrive = resolve;
  });
  const header = (
    <>
      <SetUpQuizButton>New quiz</SetUpQuizButton>
      <Outlet />
    </>
  );
  const pages = [
    { path: '/', element: 'The first page' },
    { path: '/groups', lazy: () => code },
  ];
  const router = createMemoryRouter([{ element: header, children: pages }], {
    basename: '/quiz',
    initialEntries: ['/quiz/'],
  });
  const { user } = renderAtSchool(<RouterProvider router={router} />, {
    'GET /group': answer([{ _id: 'g1', name: 'Evening class', max_students: 20 }]),
  });
  return {
    go: (to: string | number) => act(() => void router.navigate(to as string)),
    arrive: () => act(() => arrive({ Component: () => 'The second page' })),
    press: async () => user.click(await screen.findByRole('button', { name: 'New quiz' })),
  };
}

const dialog = () => screen.findByRole('dialog', { name: 'Set up a new quiz' });

it('opens the dialog on the page that is still loading', async () => {
  const { go, press, arrive } = headerOfTwoPages();
  go('/groups');
  await press();
  const opened = await dialog();
  arrive();
  await screen.findByText('The second page');
  expect(opened).toBeInTheDocument();
  expect(await dialog()).toBe(opened);
});

it('closes the dialog when the browser goes back', async () => {
  const { go, press, arrive } = headerOfTwoPages();
  go('/groups');
  arrive();
  await screen.findByText('The second page');
  await press();
  await dialog();
  go(-1);
  await screen.findByText('The first page');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
