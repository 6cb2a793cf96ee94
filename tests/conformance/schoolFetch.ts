import { getResponse } from 'msw';
import type { OperationId } from '../../src/api/createQuizClient';
import { contractRoutes } from '../../src/contract/operations';
import { mockPassword, type MockSchool } from '../../src/testing';

/** The mock school's accounts that the checks sign in with. */
export const accounts = {
  instructor: { email: 'ada@school.example', password: mockPassword },
  student: { email: 'grace@school.example', password: mockPassword },
};

export const baseUrl = 'http://school.example/api';

/** A call on its way to the mock school. */
export interface Passing {
  operation: OperationId;
  request: Request;
  /** Sends this request, or another, to the school. */
  forward: (request?: Request) => Promise<Response>;
}

/** Changes calls between the checks and the school. */
export type Tampering = (call: Passing) => Promise<Response>;

function operationOf({ method, url }: Request): OperationId {
  const path = new URL(url).pathname.slice('/api'.length);
  const route = contractRoutes.find(
    (candidate) =>
      candidate.method.toUpperCase() === method &&
      new RegExp(`^${candidate.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  if (route === undefined) throw new Error(`${method} ${path} is not of the contract`);
  return route.id;
}

/** The text of the last mail to an address; empty before the first. */
export function lastMailTo({ mails }: MockSchool, email: string): string {
  return mails.findLast(({ to }) => to === email)?.text ?? '';
}

/** A `fetch` that reaches only the mock school. */
export function schoolFetch(
  school: MockSchool,
  tamper: Tampering = ({ forward }) => forward(),
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const forward = async (changed = request): Promise<Response> => {
      const response = await getResponse(school.handlers, changed);
      if (response === undefined) throw new Error(`${changed.url} is not handled`);
      return response;
    };
    return tamper({ operation: operationOf(request), request, forward });
  };
}
