import { setupServer } from 'msw/node';
import { createMockSchool, type MockSchool } from 'quizwright/testing';

/** The school of the tests in a file. */
export function openSchool(): MockSchool {
  const school = createMockSchool();
  const server = setupServer(...school.handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => school.reset());
  afterAll(() => server.close());
  return school;
}
