import { setupServer } from 'msw/node';
import { describe, expect, it, vi } from 'vitest';
import type { OperationId } from '../../src/api/createQuizClient';
import type { Replies } from '../../src/testing/replies/call';
import { schoolReplies } from '../../src/testing/replies/schoolReplies';
import { createHandlers } from '../../src/testing/createHandlers';
import { createFaults } from '../../src/testing/faults';
import { createSchoolClock } from '../../src/testing/school/schoolClock';
import { createSchoolData } from '../../src/testing/seed/createSchoolData';
import { firstDay, type Wire } from './school';

describe('a reply that violates the contract', () => {
  async function groupsAt(answers: Partial<Replies<OperationId>>): Promise<Wire> {
    const clock = createSchoolClock(firstDay);
    const data = createSchoolData(firstDay);
    const inside = { hasPages: true, data: () => data, clock, faults: createFaults() };
    const handlers = createHandlers(
      { ...inside, answers: { ...schoolReplies, ...answers } },
      'https://broken.example/api',
    );
    const server = setupServer(...handlers);
    server.listen({ onUnhandledRequest: 'error' });
    try {
      const response = await fetch('https://broken.example/api/group', {
        headers: { authorization: 'Bearer mock-token-user-ada' },
      });
      return { status: response.status, body: await response.json() };
    } finally {
      server.close();
    }
  }

  it('is a 500 that names the operation and the fault, and is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const nameless = [{ _id: 'group-web-1', max_students: '20' }] as unknown as [];
    const { status, body } = await groupsAt({ groups: () => nameless });
    expect(status).toBe(500);
    const { message } = body as { message: string };
    expect(message).toMatch(
      /^Quizwright: the mock school's answer to groups does not fit openapi\.yaml\. /,
    );
    expect(message).toContain("must have required property 'name'");
    expect(message).toContain('"0.max_students" must be integer.');
    expect(log).toHaveBeenCalledWith(message);
    log.mockRestore();
  });

  it('is detected in what is sent, rather than in what is stored', async () => {
    const born = [{ _id: 'group-web-1', name: 'Web 1', max_students: 20, born: firstDay }];
    await expect(groupsAt({ groups: () => born })).resolves.toEqual({
      status: 200,
      body: [{ ...born[0], born: firstDay.toISOString() }],
    });
  });
});
