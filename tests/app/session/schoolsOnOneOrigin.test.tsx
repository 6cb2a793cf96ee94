import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepReceipts, readReceipts } from '../../../src/app/session/keptReceipts';
import { useAppSession } from '../../../src/app/session/useAppSession';
import { useAttempt } from '../../../src/attempt/hooks/useAttempt';
import { ownerOf } from '../../../src/session/owner';
import { createQuizClient } from '../../../src/api/createQuizClient';
import { QuizProvider } from '../../../src/provider/QuizProvider';
import { answer } from '../../quizzes/fakeSchool';
import { grace, serve } from '../../element/page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const session = (token: string) => ({ token, user: grace });

it('one browser is signed in to two schools on one origin, and logs out of one', () => {
  const north = renderHook(() => useAppSession(false, null, '/north/api')).result;
  const south = renderHook(() => useAppSession(false, null, '/south/api')).result;
  act(() => north.current.write(session('northern')));
  act(() => south.current.write(session('southern')));
  const later = (baseUrl: string) =>
    renderHook(() => useAppSession(false, null, baseUrl)).result.current.read()?.token;
  expect([later('/north/api'), later('/south/api'), later('/api')]).toEqual([
    'northern',
    'southern',
    undefined,
  ]);
  act(() => north.current.write(null));
  expect([later('/north/api'), later('/south/api')]).toEqual([undefined, 'southern']);
});

it('answers to a quiz of one school are not shown in a quiz of the same id in the other', async () => {
  serve({ 'PUT /quiz/answers/q1': answer({}, 503) });
  const take = (baseUrl: string) =>
    renderHook(() => useAttempt('q1'), {
      wrapper: ({ children }) => (
        <QuizProvider baseUrl={baseUrl} user={grace} token="t">
          {children}
        </QuizProvider>
      ),
    });
  const answersOf = ({ result }: ReturnType<typeof take>) => {
    const { state } = result.current;
    if (state.phase !== 'running') throw new Error(`It is ${state.phase}.`);
    return state.paper.sheet;
  };
  const isRunning = (taken: ReturnType<typeof take>) =>
    waitFor(() => expect(taken.result.current.state.phase).toBe('running'));

  const north = take('/north/api');
  await isRunning(north);
  act(() => answersOf(north).choose('one', 'B'));
  const south = take('/south/api');
  await isRunning(south);
  expect(answersOf(south).answers()).toEqual({});
  south.unmount();
  north.unmount();
  const again = take('/north/api');
  await isRunning(again);
  expect(answersOf(again).answers()).toEqual({ one: 'B' });
});

it('receipts of one school are not shown in the other', () => {
  const ownerAt = (baseUrl: string) => ownerOf('grace', createQuizClient({ baseUrl }).server)!;
  keepReceipts(ownerAt('/north/api'), [{ title: 'Week 3', message: 'Received.' }]);
  expect(readReceipts(ownerAt('/south/api'))).toEqual([]);
  expect(readReceipts('grace')).toEqual([]);
  expect(readReceipts(ownerAt('/north/api'))).toMatchObject([{ title: 'Week 3' }]);
});
