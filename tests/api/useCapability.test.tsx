import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createQuizClient } from '../../src/api/createQuizClient';
import type { Profile } from '../../src/api/entities';
import type { OptionalField, OptionalOperation } from '../../src/api/optionalOperations';
import { useTakesField } from '../../src/api/useTakesField';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { QuizHistory } from '../../src/quizzes/history/QuizHistory';
import { ItemEvidence } from '../../src/results/evidence/ItemEvidence';
import { Ranking } from '../../src/students/Ranking';

const user: Profile = {
  _id: 'grace',
  first_name: 'Grace',
  last_name: 'Hopper',
  email: 'grace@school.example',
  role: 'Student',
};
const katherine = { _id: 'k', first_name: 'Katherine', last_name: 'Johnson', avg_score: 100 };
const ranking = 'GET /student/top-five';
const list = 'GET /capabilities';
const place = 'GET /student/top-five/place';

/** A page of a host that shows a widget, closes it and shows it again. */
function visit(widget: React.ReactElement, replies: Record<string, unknown>) {
  const calls: string[] = [];
  const client = createQuizClient({
    fetch: (request) => {
      const name = `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
      calls.push(name);
      const body = replies[name];
      return Promise.resolve(
        body === undefined
          ? Response.json({ message: 'There is no such route.' }, { status: 404 })
          : Response.json(body),
      );
    },
  });
  const page = (
    shown: React.ReactNode,
    capabilities?: readonly (OptionalOperation | OptionalField)[],
  ) => (
    <QuizProvider client={client} user={user} capabilities={capabilities}>
      {shown}
    </QuizProvider>
  );
  return {
    calls,
    open: (capabilities?: readonly (OptionalOperation | OptionalField)[]) => {
      const view = render(page(widget, capabilities));
      return {
        ...view,
        close: () => view.rerender(page(null, capabilities)),
        again: () => view.rerender(page(widget, capabilities)),
      };
    },
  };
}

const shown = () => screen.findByText(/Katherine/);

describe('an optional read', () => {
  const server = { [ranking]: [katherine], [place]: { place: 12, of: 28, avg_score: 61 } };

  it('is made if the server lists it', async () => {
    const { calls, open } = visit(<Ranking />, { ...server, [list]: { operations: ['ownPlace'] } });
    open();
    expect(await screen.findByText(/12/)).toBeVisible();
    expect(calls).toEqual(expect.arrayContaining([list, place]));
  });

  it('is not made if the server does not list it, and the list is read once', async () => {
    const { calls, open } = visit(<Ranking />, { ...server, [list]: { operations: ['me'] } });
    const { close, again } = open();
    await shown();
    close();
    again();
    await shown();
    await waitFor(() => expect(calls.filter((name) => name === ranking)).toHaveLength(2));
    expect(calls.filter((name) => name === list)).toHaveLength(1);
    expect(calls).not.toContain(place);
  });

  it('is not made if the host does not name it, and the server is not asked for its list', async () => {
    const { calls, open } = visit(<Ranking />, server);
    open([]);
    await shown();
    expect(calls).toEqual([ranking]);
  });

  it('is made without asking for the list if the host names it', async () => {
    const { calls, open } = visit(<Ranking />, server);
    open(['ownPlace']);
    expect(await screen.findByText(/12/)).toBeVisible();
    expect(calls).not.toContain(list);
  });

  it('is tried once where nobody says, and not again once it is missing', async () => {
    const { calls, open } = visit(<Ranking />, { [ranking]: [katherine] });
    const { close, again } = open();
    await waitFor(() => expect(calls).toContain(place));
    await shown();
    close();
    again();
    await shown();
    await waitFor(() => expect(calls.filter((name) => name === ranking)).toHaveLength(2));
    expect(calls.filter((name) => name === list)).toHaveLength(1);
    expect(calls.filter((name) => name === place)).toHaveLength(1);
  });
});

describe('a widget whose operation the server does not list', () => {
  it.each([
    ['the history of a quiz', <QuizHistory key="history" quizId="q1" />],
    ['statistics of a quiz', <ItemEvidence key="evidence" quizId="q1" />],
  ])('%s shows nothing and calls nothing', async (_, widget) => {
    const { calls, open } = visit(widget, { [list]: { operations: [] } });
    const { container } = open();
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(calls).toEqual([list]);
  });
});

describe('an optional field', () => {
  function Field() {
    return useTakesField('QuestionInput.format') ? <p>taken</p> : <p>refused</p>;
  }

  it('is offered if the server lists it', async () => {
    visit(<Field />, { [list]: { operations: [], fields: ['QuestionInput.format'] } }).open();
    expect(await screen.findByText('taken')).toBeVisible();
  });

  it.each([
    ['the server does not list it', { [list]: { operations: ['importQuestions'] } }],
    ['nobody says', {}],
  ])('is not offered if %s', async (_, replies) => {
    const { calls, open } = visit(<Field />, replies);
    open();
    await waitFor(() => expect(calls).toEqual([list]));
    expect(screen.getByText('refused')).toBeVisible();
  });

  it('is offered without asking for the list if the host names it, and not if it does not', () => {
    const { calls, open } = visit(<Field />, {});
    const { unmount } = open(['QuestionInput.format']);
    expect(screen.getByText('taken')).toBeVisible();
    unmount();
    open(['importQuestions']);
    expect(screen.getByText('refused')).toBeVisible();
    expect(calls).toEqual([]);
  });
});
