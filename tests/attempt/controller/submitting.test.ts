import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '../../../src/attempt/answers/draft';
import { paperOf } from '../../../src/attempt/state/attemptState';
import { brought, createQuizServer, noNetwork, refusing, start } from '../fakeQuizServer';
import { openAttempt, page, useFakeTime } from '../handAttempt';
import { pass } from '../handDevice';

beforeEach(() => void useFakeTime());
afterEach(() => void vi.useRealTimers());

const quarter = 15 * 60_000;
type Page = ReturnType<typeof openAttempt>;

/** Chen has answered the first question, and the server has the answer. */
async function answered(settings: Parameters<typeof openAttempt>[0] = {}): Promise<Page> {
  const opened = openAttempt(settings);
  await pass(10);
  opened.choose('i1', 'C');
  await pass(1_000);
  expect(opened.attempt.saving.read()).toBe('saved');
  return opened;
}

const calls = ({ state }: Page) => ({
  papers: state.papers,
  asked: state.asked,
  drafts: state.drafts.length,
});

describe('at zero', () => {
  it.each([
    [undefined, 0, 0],
    [undefined, 0.5, 1_000],
    [10, 0.5, 5_000],
    [0, 0.9, 0],
  ])(
    'a device sends one call (spread %s, by chance %s: after %i ms)',
    async (spread, chance, waits) => {
      const server = createQuizServer();
      server.state.spread = spread;
      const opened = await answered({ server, chance });
      await pass(quarter - performance.now() - 20);
      const before = calls(opened);
      expect(opened.state.submissions).toEqual([]);
      await pass(waits);
      expect(opened.state.submissions).toEqual([]);
      await pass(60);
      expect(opened.state.submissions).toEqual([{ answers: [], time_up: true }]);
      expect(calls(opened)).toEqual(before);
      await pass(1_000);
      expect(opened.now()).toMatchObject({ phase: 'submitted', receipt: { answered: 1 } });
      expect(opened.storage).toHaveLength(0);
    },
  );

  it('waits for its turn even if it is certain of the end a little later', async () => {
    const server = createQuizServer();
    server.state.answersTake = 60;
    const opened = openAttempt({ server, chance: 0.2 });
    await pass(quarter - performance.now() + 390);
    expect(opened.now()).toMatchObject({ phase: 'running', isTimeUp: true });
    expect(opened.state.submissions).toEqual([]);
    await pass(100);
    expect(opened.state.submissions).toHaveLength(1);
  });

  it('saves nothing more, unless time is added', async () => {
    const opened = await answered({ chance: 0.9 });
    const { length } = opened.state.drafts;
    await pass(quarter - performance.now() - 100);
    opened.choose('i2', 'A');
    await pass(1_800);
    expect(opened.state.drafts).toHaveLength(length);
    opened.state.minutes += 5;
    await pass(1_000);
    expect(opened.state.submissions.map(brought)).toEqual([{ i2: 'A' }]);
    expect(opened.now()).toMatchObject({ phase: 'running', isTimeUp: false });
    opened.choose('i2', 'B');
    await pass(1_000);
    expect(opened.state.held()).toEqual({ i1: 'C', i2: 'B' });
  });

  it('reports that the time is up while it waits for its turn', async () => {
    const opened = await answered({ chance: 0.9 });
    await pass(quarter - performance.now() + 500);
    expect(opened.now()).toMatchObject({ phase: 'running', isTimeUp: true });
  });

  it('sends what the server has not acknowledged, with the last choice of each question', async () => {
    const opened = await answered();
    opened.state.failing.draft = noNetwork;
    opened.choose('i2', 'A');
    opened.choose('i2', 'B');
    await pass(quarter - performance.now() + 100);
    expect(opened.state.submissions.map(brought)).toEqual([{ i2: 'B' }]);
    expect(opened.state.held()).toEqual({ i1: 'C', i2: 'B' });
  });

  it('an idle device does not replace what another one has saved', async () => {
    const laptop = await answered();
    laptop.proxy.answers = page(502);
    laptop.state.chosenElsewhere({ i1: 'D', i2: 'B' });
    await pass(quarter - performance.now() + 8_000);
    laptop.proxy.answers = null;
    await pass(16_000);
    expect(laptop.now()).toMatchObject({ phase: 'submitted', receipt: { answered: 2 } });
    expect(laptop.state.held()).toEqual({ i1: 'D', i2: 'B' });
  });

  it('does not retry endlessly if the server says that the attempt continues after its end', async () => {
    const opened = await answered({ chance: 0.5 });
    opened.state.answersTake = 20;
    const instant = (ms: number) => new Date(start + ms).toISOString();
    opened.state.failing.submit = () => {
      const times = { started_at: instant(0), ends_at: instant(quarter) };
      const attempt = {
        ...times,
        server_now: instant(performance.now()),
        revision: 1,
        answers: [],
      };
      return Response.json({ message: 'It still runs.', attempt }, { status: 409 });
    };
    await pass(quarter - performance.now() + 30_000);
    expect(opened.state.submissions.length).toBeLessThanOrEqual(7);
    opened.state.failing.submit = null;
    await pass(6_000);
    expect(opened.now()).toMatchObject({ phase: 'submitted', receipt: { answered: 1 } });
  });

  it('shows the paper again if time was added in the last second', async () => {
    const opened = await answered({ chance: 0.25 });
    await pass(quarter - performance.now() - 900);
    opened.state.minutes = 20;
    await pass(2_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isTimeUp: false, isReturned: false });
    expect(opened.outbox.entries()).toEqual([]);
    expect(opened.attempt.countdown.read().secondsLeft).toBe(299);
    opened.choose('i2', 'A');
    await pass(5 * 60_000 + 2_000);
    expect(opened.now()).toMatchObject({ phase: 'submitted', receipt: { answered: 2 } });
    expect(opened.state.submissions).toHaveLength(2);
  });

  it('shows the paper again as often as time is added', async () => {
    const opened = await answered();
    for (const minutes of [16, 17, 18, 19, 20]) {
      await pass((minutes - 1) * 60_000 - performance.now() - 100);
      opened.state.minutes = minutes;
      await pass(2_000);
      expect(opened.now()).toMatchObject({ phase: 'running', isTimeUp: false });
    }
  });

  it.each<[string, (opened: Page) => void]>([
    ['its page is left', ({ device }) => device.emit('leaving')],
    ['its widget is removed', ({ leave }) => leave()],
  ])('submits before its turn when %s', async (_, leave) => {
    const server = createQuizServer();
    server.state.spread = 10;
    const opened = await answered({ server, chance: 0.9 });
    opened.state.failing.draft = noNetwork;
    opened.choose('i2', 'B');
    await pass(quarter - performance.now() + 1_000);
    expect(opened.state.submissions).toEqual([]);
    leave(opened);
    await pass(10);
    expect(opened.state.submissions.map(brought)).toEqual([{ i2: 'B' }]);
    expect(opened.state.held()).toEqual({ i1: 'C', i2: 'B' });
    expect(opened.outbox.entries()).toEqual([]);
  });
});

describe('a student’s own submission', () => {
  it('returns with what another device has answered meanwhile, which is shown first', async () => {
    const opened = await answered();
    opened.state.chosenElsewhere({ i1: 'A', i2: 'D' });
    opened.attempt.submit();
    await pass(100);
    expect(opened.now()).toMatchObject({
      phase: 'running',
      isReturned: true,
      isTimeUp: false,
      paper: { overruled: { i1: 'C', i2: null } },
    });
    expect(opened.sheet().answers()).toEqual({ i1: 'A', i2: 'D' });
    expect(opened.outbox.entries()).toEqual([]);
    expect(opened.seen.map(({ phase }) => phase)).not.toContain('unsent');
    await pass(10_000);
    expect(opened.state.submissions).toHaveLength(1);
    opened.attempt.submit();
    await pass(100);
    expect(opened.now()).toMatchObject({ phase: 'submitted', receipt: { answered: 2 } });
  });

  it('keeps what the student chooses instead', async () => {
    const opened = await answered();
    opened.state.chosenElsewhere({ i1: 'A' });
    opened.attempt.submit();
    await pass(100);
    opened.choose('i1', 'C');
    expect(opened.now()).toMatchObject({ isReturned: true });
    expect(paperOf(opened.now())?.overruled).toEqual({});
    opened.attempt.submit();
    await pass(100);
    expect(opened.now().phase).toBe('submitted');
    expect(opened.state.held()).toEqual({ i1: 'C' });
  });

  it('is resent automatically if only the reply to a save was lost', async () => {
    const opened = await answered();
    // The server keeps it and its reply is lost.
    opened.choose('i2', 'B');
    opened.state.failing.draft = () => {
      const { at } = opened.drafts.read('q1')!.choices.i2!;
      opened.state.chosenElsewhere({ i2: 'B' }, at);
      return noNetwork();
    };
    await pass(600);
    opened.attempt.submit();
    await pass(100);
    expect(opened.now().phase).toBe('submitted');
    expect(opened.state.submissions.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(opened.seen.filter((state) => 'isReturned' in state && state.isReturned)).toEqual([]);
  });

  it('is resent automatically from another page too, if only the reply to a save was lost', async () => {
    const opened = await answered();
    opened.choose('i2', 'B');
    opened.state.answersTake = 5_000;
    await pass(600);
    // Its reply is under way when a filter rejects the submission.
    opened.proxy.answers = page(403);
    opened.attempt.submit();
    await pass(100);
    expect(opened.now().phase).toBe('unsent');
    opened.leave();
    opened.state.answersTake = 0;
    opened.proxy.answers = null;
    await pass(5_000);
    expect(opened.outbox.entries()).toEqual([]);
    expect(opened.state.submissions.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('is resent automatically three times at most', async () => {
    const opened = await answered();
    const { revision, choices } = opened.drafts.read('q1')!;
    const instant = (ms: number) => new Date(ms).toISOString();
    opened.state.failing.submit = () => {
      const now = opened.state.now();
      const attempt = {
        started_at: instant(now - 60_000),
        ends_at: instant(now + 600_000),
        server_now: instant(now),
        revision,
        answers: [{ question: 'i1', answer: 'C', chosen_at: instant(choices.i1!.at) }],
      };
      return Response.json({ message: 'It still runs.', attempt }, { status: 409 });
    };
    opened.attempt.submit();
    await pass(60_000);
    expect(opened.state.submissions).toHaveLength(4);
    expect(opened.now()).toMatchObject({ phase: 'running', isReturned: false });
    expect(opened.outbox.entries()).toEqual([]);
  });

  it('shows what has changed first even if it returns after a reload', async () => {
    const opened = await answered();
    opened.state.failing.submit = noNetwork;
    opened.attempt.submit();
    await pass(100);
    expect(opened.now().phase).toBe('unsent');
    opened.close();
    opened.state.chosenElsewhere({ i1: 'A', i2: 'D' });
    opened.state.failing.submit = null;
    const { length } = opened.state.submissions;
    const again = openAttempt({ server: opened.server, storage: opened.storage });
    await pass(5_000);
    expect(again.now()).toMatchObject({
      phase: 'running',
      isReturned: true,
      paper: { overruled: { i1: 'C', i2: null } },
    });
    expect(opened.state.submissions).toHaveLength(length + 1);
    expect(again.outbox.entries()).toEqual([]);
  });

  it('does not cause endless requests if it was returned and the paper cannot be loaded', async () => {
    const opened = await answered();
    opened.state.failing.submit = noNetwork;
    opened.attempt.submit();
    await pass(100);
    opened.close();
    opened.state.chosenElsewhere({ i1: 'A' });
    opened.state.failing.submit = null;
    opened.state.failing.paper = refusing(503, 'Busy.');
    const { length } = opened.state.submissions;
    const { papers } = opened.state;
    const again = openAttempt({ server: opened.server, storage: opened.storage });
    await pass(60_000);
    expect(again.now()).toMatchObject({ phase: 'unsent', entry: { status: 'returned' } });
    expect(opened.state.submissions.length - length).toBeLessThan(4);
    expect(opened.state.papers - papers).toBeLessThan(4);
    // It is submitted at the end all the same.
    await pass(quarter - performance.now() + 16_000);
    expect(again.now().phase).toBe('submitted');
    expect(opened.state.held()).toEqual({ i1: 'A' });
  });
});

describe('an attempt that another device has submitted', () => {
  it('is closed with the answers that count, if this one has nothing more', async () => {
    const opened = await answered();
    opened.state.chosenElsewhere({ i1: 'A', i2: 'D' });
    opened.state.submittedElsewhere();
    await pass(61_000);
    expect(opened.now()).toMatchObject({
      phase: 'closed',
      error: { message: 'It is over.' },
      record: {
        choices: { i1: { answer: 'A' }, i2: { answer: 'D' } },
        receipt: { _id: 'r1', answered: 2 },
      },
    });
    expect(opened.storage).toHaveLength(0);
    // A copy of this device's answers is available while its page is open.
    expect(opened.attempt.copy()?.copy.map(({ answer }) => answer)).toEqual(['C', null]);
    expect(opened.state.submissions).toEqual([]);
    expect(opened.events).not.toContainEqual(expect.objectContaining({ type: 'expired' }));
  });

  it('is closed with the answers that count after a reload as well', async () => {
    const opened = await answered();
    opened.close();
    opened.state.submittedElsewhere();
    opened.state.failing.paper = () =>
      Response.json(
        {
          message: 'It is over.',
          submitted: {
            answers: [
              {
                question: 'i1',
                answer: 'C',
                chosen_at: new Date(opened.state.now()).toISOString(),
              },
            ],
            receipt: { _id: 'r9', submitted_at: '2026-05-04T09:05:00Z', answered: 1, questions: 2 },
          },
        },
        { status: 409 },
      );
    const again = openAttempt({ server: opened.server, storage: opened.storage });
    await pass(10);
    expect(again.now()).toMatchObject({
      phase: 'closed',
      record: { choices: { i1: { answer: 'C' } }, receipt: { _id: 'r9' } },
    });
  });

  it('keeps a copy of what was chosen here and does not count', async () => {
    const opened = await answered();
    opened.state.failing.draft = noNetwork;
    opened.choose('i2', 'B');
    opened.state.submittedElsewhere();
    await pass(600);
    opened.state.failing.draft = null;
    await pass(20_000);
    expect(opened.now()).toMatchObject({
      phase: 'unsent',
      entry: { status: 'refused', choices: { i1: { answer: 'C' }, i2: { answer: 'B' } } },
    });
    expect(opened.attempt.copy()?.copy.map(({ answer }) => answer)).toEqual(['C', 'B']);
    expect(opened.events).not.toContainEqual(expect.objectContaining({ type: 'expired' }));
  });
});

it('a submission that was refused and discarded does not return if the attempt is over', async () => {
  const opened = openAttempt();
  await pass(10);
  opened.state.failing.draft = noNetwork;
  opened.choose('i1', 'C');
  opened.state.failing.submit = refusing(422, 'This quiz has other questions.');
  opened.attempt.submit();
  await pass(1_000);
  expect(opened.now()).toMatchObject({ phase: 'unsent', entry: { status: 'refused' } });
  const { length } = opened.state.submissions;
  opened.state.failing.paper = refusing(410, 'This quiz has closed.');
  opened.outbox.discard('q1');
  await pass(60_000);
  expect(opened.now().phase).toBe('closed');
  expect(opened.state.submissions).toHaveLength(length);
  expect(opened.storage).toHaveLength(0);
});

describe('a copy in words', () => {
  const words = {
    title: 'Week 3',
    copy: [
      { question: 'Title of i1', answer: 'C', text: 'c' },
      { question: 'Title of i2', answer: null, text: '' },
    ],
  };
  const reloaded = async (opened: Page): Promise<Page> => {
    opened.close();
    const again = openAttempt({ server: opened.server, storage: opened.storage });
    await pass(5_000);
    return again;
  };

  it.each<[string, (opened: Page) => Promise<Page> | Page]>([
    ['running', (opened) => opened],
    [
      'submitting',
      async (opened) => {
        opened.state.failing.submit = () => new Promise(() => {});
        opened.attempt.submit();
        await pass(10);
        return opened;
      },
    ],
    [
      'unsent',
      async (opened) => {
        opened.state.failing.submit = noNetwork;
        opened.attempt.submit();
        await pass(10);
        return opened;
      },
    ],
    [
      'unsent',
      async (opened) => {
        opened.state.failing.submit = refusing(403, 'You are gone.');
        opened.attempt.submit();
        await pass(10);
        return reloaded(opened);
      },
    ],
    [
      'signedOut',
      async (opened) => {
        opened.state.failing.draft = refusing(401, 'Over.');
        await pass(61_000);
        return opened;
      },
    ],
    [
      'signedOut',
      (opened) => {
        opened.state.failing.paper = refusing(401, 'Over.');
        return reloaded(opened);
      },
    ],
    [
      'failed',
      (opened) => {
        opened.state.failing.paper = noNetwork;
        return reloaded(opened);
      },
    ],
    [
      'refused',
      (opened) => {
        opened.state.failing.paper = refusing(403, 'You are gone.');
        return reloaded(opened);
      },
    ],
    [
      'loading',
      (opened) => {
        opened.state.failing.paper = () => new Promise(() => {});
        return reloaded(opened);
      },
    ],
  ])('is available while %s', async (phase, reach) => {
    const opened = await reach(await answered());
    expect(opened.now().phase).toBe(phase);
    expect(opened.attempt.copy()).toMatchObject(words);
  });

  it('has the pending submission if the draft is gone', async () => {
    const opened = await answered();
    opened.state.failing.submit = noNetwork;
    opened.attempt.submit();
    await pass(10);
    opened.storage.removeItem('quizwright:draft:chen:q1');
    opened.storage.removeItem('quizwright:paper:chen:q1');
    const again = await reloaded(opened);
    expect(again.now().phase).toBe('unsent');
    expect(again.attempt.copy()).toMatchObject(words);
  });

  it('is null if nothing is answered, or all is cleared', async () => {
    const opened = openAttempt();
    await pass(10);
    expect(opened.attempt.copy()).toBeNull();
    opened.choose('i1', 'C');
    opened.choose('i1', null);
    expect(opened.attempt.copy()).toBeNull();
  });
});

describe('answers that the server does not list', () => {
  it('count as saved once they were listed for a submission that was returned twice', async () => {
    const server = createQuizServer({ questions: ['i1', 'i2', 'i3'] });
    const opened = openAttempt({ server });
    await pass(10);
    opened.choose('i2', 'B');
    await pass(1_000);
    opened.choose('i1', 'C');
    // The same letter from elsewhere is not news, but the next answer is.
    opened.state.chosenElsewhere({ i2: 'B' });
    opened.state.submissions.push = (...sent) => {
      if (opened.state.submissions.length === 1) opened.state.chosenElsewhere({ i3: 'D' });
      return Array.prototype.push.apply(opened.state.submissions, sent);
    };
    opened.attempt.submit();
    await pass(4_000);
    expect(opened.now()).toMatchObject({ phase: 'running', isReturned: true });
    expect(opened.state.submissions).toHaveLength(2);
    expect(opened.attempt.saving.read()).toBe('saved');
    const { drafts } = calls(opened);
    await pass(60_000);
    expect(calls(opened).drafts).toBe(drafts);
  });

  it('are sent again with all others if the server has lost what it had', async () => {
    const opened = await answered();
    opened.choose('i1', 'D');
    await pass(1_000);
    opened.state.forgetAttempts();
    opened.choose('i2', 'A');
    await pass(4_000);
    expect(opened.state.held()).toEqual({ i1: 'D', i2: 'A' });
    expect(opened.attempt.saving.read()).toBe('saved');
  });

  it('do not count as saved after a reload if the server has lost what it had', async () => {
    const before = await answered();
    before.close();
    before.state.forgetAttempts();
    const { attempt, state } = openAttempt({ server: before.server, storage: before.storage });
    await pass(1_000);
    expect(state.held()).toEqual({ i1: 'C' });
    expect(attempt.saving.read()).toBe('saved');
  });
});

it('an answer that the paper does not offer is not shown, saved or submitted', async () => {
  const server = createQuizServer();
  server.state.chosenElsewhere({ i2: 'E' }, start);
  const opened = openAttempt({ server });
  opened.drafts.keep('q1', { ...emptyDraft, choices: { i1: { answer: 'F', at: start } } });
  await pass(1_000);
  expect(opened.sheet().answers()).toEqual({});
  expect(opened.state.drafts).toEqual([]);
  opened.choose('i1', 'E');
  expect(opened.sheet().answers()).toEqual({});
  opened.choose('i2', 'B');
  opened.attempt.submit();
  await pass(1_000);
  expect(opened.state.submissions.map(brought)).toEqual([{ i2: 'B' }]);
  expect(opened.now().phase).toBe('submitted');
});
