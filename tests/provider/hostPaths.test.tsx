import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import { LoginForm } from '../../src/auth/LoginForm';
import type { HostPaths } from '../../src/provider/hostPaths';
import { QuizProvider, type QuizProviderProps } from '../../src/provider/QuizProvider';
import { QuizSlots } from '../../src/provider/QuizSlots';
import type { ReceiptActionsProps } from '../../src/provider/ReceiptActionsContext';
import { JoinQuiz } from '../../src/quizzes/join/JoinQuiz';
import { ReceiptDialog } from '../../src/quizzes/runner/submission/ReceiptDialog';
import { SubmittedQuiz } from '../../src/quizzes/runner/screens/SubmittedQuiz';
import { ResultDetail } from '../../src/results/detail/ResultDetail';
import { ResultsTable } from '../../src/results/list/ResultsTable';

afterEach(() => vi.restoreAllMocks());

const paths: HostPaths = {
  test: (id) => `/course/test/${id}`,
  result: (id) => `/course/results/${id}`,
  results: '/course/results',
  forgotPassword: '/lost',
};

const bodies: Record<string, unknown> = {
  'POST /quiz/join': { data: { quiz: 'q7', code: 'ABC' } },
  'GET /quiz/result': [
    { _id: 'r1', quiz: { _id: 'q1', title: 'Week 3', group: 'g1' }, participants: [] },
  ],
  'GET /group/g1': { _id: 'g1', name: 'Group A', max_students: 5, students: [] },
};
const client = createQuizClient({
  fetch: ({ method, url }) => {
    const name = `${method} ${new URL(url).pathname.replace('/api', '')}`;
    return Promise.resolve(Response.json(bodies[name] ?? []));
  },
});

function show(widget: ReactElement, props: Partial<QuizProviderProps> = {}) {
  const navigate = vi.fn();
  render(
    <QuizProvider client={client} paths={paths} navigate={navigate} {...props}>
      {widget}
    </QuizProvider>,
  );
  return { navigate, user: userEvent.setup({ delay: null }) };
}

async function join(user: ReturnType<typeof show>['user']) {
  await user.type(screen.getByRole('textbox'), 'ABC');
  await user.click(screen.getByRole('button', { name: 'Join' }));
}

it('opens the joined quiz with the host’s router', async () => {
  const { navigate, user } = show(<JoinQuiz />);
  await join(user);
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/course/test/q7'));
});

it('leaves it to the widget’s own callback if it has one', async () => {
  const onJoined = vi.fn();
  const { navigate, user } = show(<JoinQuiz onJoined={onJoined} />);
  await join(user);
  await waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  expect(navigate).not.toHaveBeenCalled();
});

it('offers a link, and does not navigate by itself, without a way to navigate', async () => {
  const { user } = show(<JoinQuiz />, { navigate: undefined });
  await join(user);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/course/test/q7');
});

it('links by the paths, follows plain clicks by the router, and leaves others to the browser', async () => {
  const { navigate, user } = show(<ResultsTable />);
  const view = await screen.findByRole('link', { name: /View/ });
  expect(view).toHaveAttribute('href', '/course/results/q1');
  await user.keyboard('{Control>}');
  await user.click(view);
  await user.keyboard('{/Control}');
  expect(navigate).not.toHaveBeenCalled();
  await user.click(view);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/course/results/q1');
});

it("prefers the widget's own setting", async () => {
  show(<ResultDetail quizId="gone" resultsHref="/mine" />);
  const links = await screen.findAllByRole('link');
  for (const link of links) expect(link).toHaveAttribute('href', '/mine');
});

it('does not link what a host opens in its own way', async () => {
  const { user, navigate } = show(<ResultsTable onOpen={() => {}} />);
  await user.click(await screen.findByRole('button', { name: /View/ }));
  expect(screen.queryByRole('link', { name: /View/ })).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

it("draws links with the host's component, with the paths", () => {
  show(<LoginForm />, {
    renderLink: ({ href, children }) => <a href={`/base${href}`}>{children}</a>,
  });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/base/lost');
});

const submitted = {
  title: 'Week 3',
  message: 'Received.',
  receipt: {
    _id: 'r1',
    submitted_at: '2026-05-04T09:15:00Z',
    answered: 1,
    questions: 1,
    late: false,
  },
};
const receipts: [where: string, receipt: ReactElement][] = [
  ['in the runner', <SubmittedQuiz key="runner" submitted={submitted} headingLevel={2} />],
  ['in a dialog', <ReceiptDialog key="dialog" submitted={submitted} onClose={() => {}} />],
];

it.each(receipts)('links to the results from a receipt %s', async (_, receipt) => {
  const { navigate, user } = show(receipt);
  const link = await screen.findByRole('link', { name: 'Your results' });
  expect(link).toHaveAttribute('href', '/course/results');
  await user.click(link);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/course/results');
});

it.each(receipts)('has no link on a receipt %s without an address', (_, receipt) => {
  show(receipt, { paths: undefined });
  expect(screen.getByText('Week 3')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

function Portal({ title, receipt }: ReceiptActionsProps) {
  return <button>{`Rate ${title}, ${receipt?._id}`}</button>;
}

it.each(receipts)('has the host’s actions on a receipt %s instead', (_, receipt) => {
  show(<QuizSlots receiptActions={Portal}>{receipt}</QuizSlots>);
  expect(screen.getByRole('button', { name: 'Rate Week 3, r1' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
