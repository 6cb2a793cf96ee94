import { screen } from '@testing-library/react';
import type { Question } from '../../../src/api/entities';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { renderAtSchool, type Reply } from '../../quizzes/fakeSchool';

/** A server with pages, and what it was asked for. */
export interface PagedServer {
  questions: Question[];
  /** The parameters of each call, in order. */
  asked: Record<string, string>[];
}

/** Answers as the contract has pages: finds in titles, sorts by title, and filters by type. */
export function pageOf(server: PagedServer): Reply {
  return (request) => {
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    const { questions, asked } = server;
    asked.push(parameters);
    const { limit, cursor = '0', q = '', sort, type } = parameters;
    if (limit === undefined) return Response.json(questions);
    const found = questions.filter(
      (question) =>
        question.title.toLowerCase().includes(q.toLowerCase()) &&
        (type === undefined || question.type === type),
    );
    if (sort?.endsWith('title')) found.sort((one, other) => one.title.localeCompare(other.title));
    if (sort?.startsWith('-')) found.reverse();
    const end = Number(cursor) + Number(limit);
    const next = end < found.length ? String(end) : null;
    return Response.json({ items: found.slice(Number(cursor), end), next, total: found.length });
  };
}

/** A bank on a server with pages. */
export async function openPagedBank(
  questions: Question[],
  replies: (server: PagedServer, page: Reply) => Record<string, Reply> = () => ({}),
) {
  const server: PagedServer = { questions, asked: [] };
  const page = pageOf(server);
  const view = renderAtSchool(<QuestionBank />, {
    'GET /question': page,
    ...replies(server, page),
  });
  await screen.findByRole('table');
  return { ...view, server };
}
