import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { createDraftStore } from '../../../src/attempt/keeping/draftStore';
import { emptyDraft, type Draft } from '../../../src/attempt/answers/draft';
import { createOutbox } from '../../../src/attempt/keeping/outbox';
import type { Submitted } from '../../../src/api/entities';
import type { PendingSubmission } from '../../../src/attempt/answers/outboxEntry';
import { createHandDevice, createHandStorage, pass } from '../handDevice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const madeAt = '2026-05-04T09:00:00.000Z';
const chosenAt = Date.parse(madeAt);
const submission: PendingSubmission = {
  quiz: 'q1',
  title: 'Week 3',
  choices: { i1: { answer: 'B', at: chosenAt } },
  held: {},
  revision: 2,
  isTimeUp: false,
  copy: [{ question: 'Title of i1', answer: 'B', text: 'b' }],
  madeAt,
};
/** The same, for a server that sends no attempt. */
const plain: PendingSubmission = { ...submission, revision: null };
const chosenB = { question: 'i1', answer: 'B', chosen_at: madeAt } as const;
const receipt = { _id: 'r1', submitted_at: madeAt, answered: 1, questions: 1, late: false };
const received: Submitted = { message: 'Received.', receipt };
const offline = new ApiError({ kind: 'network', status: 500, message: 'Failed to fetch' });
const http = (status: number, body?: unknown): ApiError =>
  new ApiError({ kind: 'http', status, message: 'No.', body });
const elsewhere = { question: 'i2', answer: 'D', chosen_at: madeAt };
/**
 * A 409: the attempt continues for this many milliseconds, with answers that are new to the
 * submission.
 */
const stillRuns = (ms: number, answers: readonly object[] = [elsewhere]): ApiError => {
  const started_at = '2026-05-04T08:00:00.000Z';
  const ends_at = new Date(chosenAt + ms).toISOString();
  const attempt = { started_at, ends_at, server_now: madeAt, revision: 3, answers };
  return http(409, { message: 'No.', attempt });
};
/** A 409: it was submitted, with these answers. */
const counts = (...answers: object[]): ApiError =>
  http(409, { message: 'No.', submitted: { answers, receipt } });

/** One page of a user. Pages with the same storage are tabs of the same browser. */
function openPage(storage = createHandStorage(), user: string | null = 'ada') {
  const owner = user ?? undefined;
  const device: HandDevice = createHandDevice(storage);
  const submit = vi.fn((_: string, __: object): Promise<Submitted> => Promise.resolve(received));
  const drafts = createDraftStore(owner, device);
  const emit = vi.fn();
  const outbox = createOutbox({ owner, server: { submit }, drafts, device, emit });
  const onSent = vi.fn();
  outbox.onSent(onSent);
  const stop = outbox.start();
  return { storage, device, submit, drafts, outbox, onSent, emit, stop };
}

type HandDevice = ReturnType<typeof createHandDevice>;

const statuses = ({ outbox }: ReturnType<typeof openPage>) =>
  outbox.entries().map(({ status }) => status);

it('sends at once, reports the outcome, and leaves nothing behind', async () => {
  const page = openPage();
  page.drafts.keep('q1', { ...emptyDraft, choices: submission.choices });
  page.outbox.put(submission);
  expect(statuses(page)).toEqual(['sending']);
  await pass(0);
  expect(page.submit).toHaveBeenCalledWith('q1', { answers: [chosenB], revision: 2 });
  expect(page.onSent).toHaveBeenCalledWith(expect.objectContaining(submission), received);
  expect(page.outbox.entries()).toEqual([]);
  expect(page.storage).toHaveLength(0);
});

it('continues to send after failures and after a reload', async () => {
  const page = openPage();
  page.submit.mockRejectedValue(offline);
  page.outbox.put(submission);
  await pass(1_000);
  expect(page.submit).toHaveBeenCalledTimes(2);
  expect(statuses(page)).toEqual(['pending']);
  page.stop();
  const next = openPage(page.storage);
  await pass(0);
  expect(next.submit).toHaveBeenCalledTimes(1);
  expect(next.outbox.entries()).toEqual([]);
});

it.each([
  [401, 'signedOut'],
  [409, 'refused'],
])(
  'keeps a submission that gets %i as %s, and sends it when asked to',
  async (status, expected) => {
    const page = openPage();
    page.submit.mockRejectedValueOnce(http(status));
    page.outbox.put(submission);
    await pass(60_000);
    expect(statuses(page)).toEqual([expected]);
    expect(page.submit).toHaveBeenCalledTimes(1);
    page.outbox.retry('q1');
    await pass(0);
    expect(page.outbox.entries()).toEqual([]);
  },
);

it('resends what waits for its user after a sign-in, but not what was refused', async () => {
  const page = openPage();
  page.submit.mockRejectedValueOnce(http(401)).mockRejectedValueOnce(http(409));
  page.outbox.put(submission);
  await pass(0);
  page.outbox.put({ ...submission, quiz: 'q2' });
  await pass(0);
  expect(statuses(page)).toEqual(['signedOut', 'refused']);
  page.outbox.retry();
  await pass(0);
  expect(statuses(page)).toEqual(['refused']);
});

it('holds one until the current try has failed, and reports whether it is still here', async () => {
  const page = openPage();
  let fail: (error: ApiError) => void = () => {};
  page.submit.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  page.outbox.put(submission);
  await pass(0);
  const held = page.outbox.hold('q1');
  fail(offline);
  await expect(held).resolves.toBe(true);
  await pass(60_000);
  expect(page.submit).toHaveBeenCalledTimes(1);
});

it('does not hold one that is acknowledged meanwhile', async () => {
  const page = openPage();
  let finish: (submitted: Submitted) => void = () => {};
  page.submit.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
  page.outbox.put(submission);
  await pass(0);
  const held = page.outbox.hold('q1');
  finish(received);
  await expect(held).resolves.toBe(false);
  await expect(page.outbox.hold('q1')).resolves.toBe(false);
});

it('lets the tab that made one try first, and forgets it once that tab has delivered it', async () => {
  const maker = openPage();
  const other = openPage(maker.storage);
  maker.submit.mockRejectedValueOnce(offline);
  maker.outbox.put(submission);
  other.device.emit('storage');
  expect(other.outbox.entries()).toHaveLength(1);
  await pass(4_000);
  expect(maker.outbox.entries()).toEqual([]);
  other.device.emit('storage');
  expect(other.outbox.entries()).toEqual([]);
  await pass(60_000);
  expect(other.submit).not.toHaveBeenCalled();
});

it('sends one for a tab that is gone', async () => {
  const maker = openPage();
  const other = openPage(maker.storage);
  maker.submit.mockImplementation(() => new Promise(() => {}));
  maker.outbox.put(submission);
  other.device.emit('storage');
  await pass(5_000);
  expect(other.submit).toHaveBeenCalledTimes(1);
});

it('continues in memory when the storage is full', async () => {
  const page = openPage();
  page.storage.state.isFull = true;
  page.submit.mockRejectedValueOnce(offline);
  page.outbox.put(submission);
  page.device.emit('storage');
  await pass(500);
  expect(statuses(page)).toEqual(['pending']);
  await pass(500);
  expect(page.onSent).toHaveBeenCalledTimes(1);
});

it('keeps nothing on the device without a user, and nothing for another user', () => {
  const nobody = openPage(createHandStorage(), null);
  nobody.submit.mockRejectedValue(offline);
  nobody.outbox.put(submission);
  expect(nobody.storage).toHaveLength(0);
  const ada = openPage();
  ada.submit.mockRejectedValue(offline);
  ada.outbox.put(submission);
  expect(openPage(ada.storage, 'grace').outbox.entries()).toEqual([]);
});

it('returns the same list until something changes', () => {
  const page = openPage();
  const before = page.outbox.entries();
  expect(page.outbox.entries()).toBe(before);
  page.outbox.put(submission);
  expect(page.outbox.entries()).not.toBe(before);
  page.outbox.discard('q1');
  expect(page.outbox.entries()).toEqual([]);
  expect(page.storage).toHaveLength(0);
});

it('is done with what was delivered, even if a listener throws', async () => {
  const page = openPage();
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mistake = new TypeError('A mistake of the host.');
  page.onSent.mockImplementation(() => {
    throw mistake;
  });
  page.outbox.put(submission);
  await pass(60_000);
  expect(page.submit).toHaveBeenCalledTimes(1);
  expect(page.outbox.entries()).toEqual([]);
  expect(complain).toHaveBeenCalledWith(mistake);
  complain.mockRestore();
});

it.each(['withdraw', 'discard'] as const)(
  'no other provider of the page sends what was removed (%s)',
  async (removes) => {
    const page = openPage();
    page.submit.mockRejectedValue(offline);
    page.outbox.put(submission);
    await pass(0);
    const beside = openPage(page.storage);
    beside.submit.mockRejectedValueOnce(offline);
    await pass(0);
    await page.outbox.hold('q1');
    page.outbox[removes]('q1');
    expect(beside.outbox.entries()).toEqual([]);
    await pass(60_000);
    expect(beside.submit).toHaveBeenCalledTimes(1);
  },
);

it('a page that returns from the back/forward cache does not send what was taken back meanwhile', async () => {
  const page = openPage();
  page.submit.mockRejectedValueOnce(offline);
  page.outbox.put(submission);
  await pass(0);
  page.storage.removeItem('quizwright:outbox:ada:q1');
  page.device.emit('thawed');
  await pass(60_000);
  expect(page.submit).toHaveBeenCalledTimes(1);
});

it('a page that returns from the back/forward cache sends what was made meanwhile', async () => {
  const page = openPage();
  page.storage.setItem('quizwright:outbox:ada:q1', JSON.stringify(submission));
  page.device.emit('thawed');
  await pass(10_000);
  expect(page.submit).toHaveBeenCalledTimes(1);
  expect(page.outbox.entries()).toEqual([]);
});

it('sends nothing more that was waiting for another tab when its user left', async () => {
  const page = openPage();
  let begin: () => void = () => {};
  page.device.alone = (_, task) =>
    new Promise((resolve, reject) => {
      begin = () => void task().then(resolve, reject);
    });
  page.outbox.put(submission);
  await pass(0);
  page.stop();
  begin();
  await pass(60_000);
  expect(page.submit).not.toHaveBeenCalled();
  expect(openPage(page.storage).outbox.entries()).toHaveLength(1);
});

it('lists the oldest first, in whatever order the storage has them', () => {
  const { storage, stop } = openPage();
  stop();
  for (const [quiz, minute] of [
    ['q3', 20],
    ['q1', 40],
    ['q2', 10],
  ] as const) {
    const kept = { ...submission, quiz, madeAt: `2026-05-04T09:${minute}:00.000Z` };
    storage.setItem(`quizwright:outbox:ada:${quiz}`, JSON.stringify(kept));
  }
  const { outbox } = openPage(storage);
  expect(outbox.entries().map(({ quiz }) => quiz)).toEqual(['q2', 'q3', 'q1']);
});

describe('what it sends', () => {
  const saved: PendingSubmission = {
    ...submission,
    choices: {
      i1: { answer: 'B', at: chosenAt },
      i2: { answer: null, at: chosenAt },
      i3: { answer: 'A', at: chosenAt },
    },
    held: { i3: { answer: 'A', at: chosenAt } },
  };
  const cleared = { question: 'i2', answer: null, chosen_at: madeAt };
  const heldA = { question: 'i3', answer: 'A', chosen_at: madeAt };

  it('is every answer if the student submits, and the revision that they have seen', async () => {
    const page = openPage();
    page.outbox.put(saved);
    await pass(0);
    const answers = [chosenB, cleared, heldA];
    expect(page.submit).toHaveBeenCalledWith('q1', { answers, revision: 2 });
  });

  it('is what the server has not acknowledged at the end', async () => {
    const page = openPage();
    page.outbox.put({ ...saved, isTimeUp: true });
    await pass(0);
    expect(page.submit).toHaveBeenCalledWith('q1', { answers: [chosenB, cleared], time_up: true });
  });

  it.each([false, true])(
    'is only the letters that count for a server that sends no attempt (at the end: %s)',
    async (isTimeUp) => {
      const page = openPage();
      page.outbox.put({ ...saved, revision: null, isTimeUp });
      await pass(0);
      expect(page.submit).toHaveBeenCalledWith('q1', {
        answers: [
          { question: 'i1', answer: 'B' },
          { question: 'i3', answer: 'A' },
        ],
      });
    },
  );
});

describe('what counts as an acknowledgement', () => {
  const answers: [string, Submitted][] = [
    ['nothing', {}],
    ['a sentence alone', { message: 'OK' }],
    ['a receipt without an id', { message: 'OK', receipt: { ...receipt, _id: '' } }],
    ['a receipt without a time', { receipt: { ...receipt, submitted_at: 'soon' } }],
  ];

  it.each(answers)('is not %s if a server has sent an attempt', async (_, answer) => {
    const page = openPage();
    page.drafts.keep('q1', { ...emptyDraft, choices: submission.choices });
    page.submit.mockResolvedValueOnce(answer);
    page.outbox.put(submission);
    await pass(0);
    expect(page.outbox.entries()).toMatchObject([{ status: 'pending', error: { kind: 'shape' } }]);
    expect(page.onSent).not.toHaveBeenCalled();
    expect(page.drafts.read('q1')).not.toBeNull();
    await pass(1_000);
    expect(page.onSent).toHaveBeenCalledTimes(1);
    expect(page.storage).toHaveLength(0);
  });

  it('is the sentence of a server that sends none', async () => {
    const page = openPage();
    page.submit.mockResolvedValueOnce({ message: 'OK' });
    page.outbox.put(plain);
    await pass(0);
    expect(page.onSent).toHaveBeenCalledTimes(1);
    expect(page.storage).toHaveLength(0);
  });

  it.each<[string, Submitted]>([
    ['nothing', {}],
    ['a blank sentence', { message: ' ' }],
  ])('is not %s for a server that sends none', async (_, answer) => {
    const page = openPage();
    page.submit.mockResolvedValueOnce(answer);
    page.outbox.put(plain);
    await pass(0);
    expect(statuses(page)).toEqual(['pending']);
  });
});

describe('a refusal with the answers that count', () => {
  it.each<[string, object]>([
    ['the answer', chosenB],
    ['a later one', { question: 'i1', answer: 'D', chosen_at: '2026-05-04T09:00:01.000Z' }],
  ])('is a receipt if they include %s', async (_, answer) => {
    const page = openPage();
    page.drafts.keep('q1', { ...emptyDraft, choices: submission.choices });
    page.submit.mockRejectedValueOnce(counts(answer));
    page.outbox.put(submission);
    await pass(0);
    expect(page.onSent).toHaveBeenCalledWith(expect.objectContaining(submission), { receipt });
    expect(page.emit.mock.calls.map(([payload]) => (payload as { type: string }).type)).toEqual([
      'submitted',
    ]);
    expect(page.storage).toHaveLength(0);
  });

  it.each<[string, object[]]>([
    ['no answer', []],
    ['an earlier one', [{ question: 'i1', answer: 'D', chosen_at: '2026-05-04T08:59:59.000Z' }]],
  ])('keeps what they lack if they include %s', async (_, answers) => {
    const page = openPage();
    page.drafts.keep('q1', { ...emptyDraft, choices: submission.choices });
    page.submit.mockRejectedValueOnce(counts(...answers));
    page.outbox.put(submission);
    await pass(60_000);
    expect(statuses(page)).toEqual(['refused']);
    expect(page.submit).toHaveBeenCalledTimes(1);
    expect(page.drafts.read('q1')?.choices).toEqual(submission.choices);
    expect(openPage(page.storage).outbox.entries()).toHaveLength(1);
  });

  it('is not a receipt without an id and a time', async () => {
    const page = openPage();
    const submitted = { answers: [chosenB], receipt: { ...receipt, _id: '' } };
    page.submit.mockRejectedValueOnce(http(409, { message: 'No.', submitted }));
    page.outbox.put(submission);
    await pass(0);
    expect(statuses(page)).toEqual(['refused']);
  });

  it.each<[string, ApiError]>([
    ['another status', http(403, { message: 'No.', submitted: { answers: [chosenB], receipt } })],
    [
      'something that is not the API',
      new ApiError({
        kind: 'shape',
        status: 409,
        message: 'No.',
        body: { submitted: { answers: [chosenB], receipt } },
      }),
    ],
  ])('is not a receipt if it comes with %s', async (_, error) => {
    const page = openPage();
    page.submit.mockRejectedValueOnce(error);
    page.outbox.put(submission);
    await pass(0);
    expect(page.onSent).not.toHaveBeenCalled();
  });
});

describe('a submission that is returned because its attempt continues', () => {
  it('is resent after the end, and not before', async () => {
    const page = openPage();
    page.submit.mockRejectedValueOnce(stillRuns(50_000));
    page.outbox.put(submission);
    await pass(0);
    expect(statuses(page)).toEqual(['returned']);
    expect(page.emit).toHaveBeenCalledWith({ type: 'unsent', quizId: 'q1', reason: 'returned' });
    await pass(50_000);
    expect(page.submit).toHaveBeenCalledTimes(1);
    await pass(10_000);
    expect(page.submit).toHaveBeenCalledTimes(2);
    expect(page.outbox.entries()).toEqual([]);
  });

  it('is resent once a minute until then, in case the device slept before it heard of the end', async () => {
    const page = openPage();
    page.submit.mockRejectedValue(stillRuns(60 * 60_000));
    page.outbox.put(submission);
    await pass(10 * 60_000);
    expect(page.submit).toHaveBeenCalledTimes(11);
    expect(statuses(page)).toEqual(['returned']);
  });

  it('is not resent after a sign-in, but is on request', async () => {
    const page = openPage();
    page.submit.mockRejectedValueOnce(stillRuns(60_000));
    page.outbox.put(submission);
    await pass(0);
    page.outbox.retry();
    await pass(1_000);
    expect(statuses(page)).toEqual(['returned']);
    page.outbox.retry('q1');
    await pass(0);
    expect(page.outbox.entries()).toEqual([]);
  });

  it('waits again if it is returned again, as after added time', async () => {
    const page = openPage();
    page.submit.mockRejectedValueOnce(stillRuns(10_000)).mockRejectedValueOnce(stillRuns(60_000));
    page.outbox.put(submission);
    await pass(20_000);
    expect(page.submit).toHaveBeenCalledTimes(2);
    expect(statuses(page)).toEqual(['returned']);
    await pass(60_000);
    expect(page.submit).toHaveBeenCalledTimes(3);
    expect(page.outbox.entries()).toEqual([]);
  });

  it('is resent at once if it returns with nothing that its student has not seen', async () => {
    const page = openPage();
    page.submit.mockRejectedValueOnce(stillRuns(60_000, [chosenB]));
    page.outbox.put(submission);
    await pass(0);
    const sent = page.submit.mock.calls.map(([, body]) => body);
    expect(sent).toEqual([
      { answers: [chosenB], revision: 2 },
      { answers: [chosenB], revision: 3 },
    ]);
    expect(page.onSent).toHaveBeenCalledTimes(1);
    expect(page.emit).not.toHaveBeenCalled();
  });

  it('is resent at once three times at most, and never if it was submitted by the end of the time', async () => {
    const page = openPage();
    page.submit.mockRejectedValue(stillRuns(60_000, []));
    page.outbox.put(submission);
    await pass(0);
    expect(statuses(page)).toEqual(['returned']);
    expect(page.submit).toHaveBeenCalledTimes(4);
    page.outbox.put({ ...submission, quiz: 'q2', isTimeUp: true });
    await pass(0);
    expect(page.submit).toHaveBeenCalledTimes(5);
  });

  it('plans nothing for a user who has left meanwhile', async () => {
    const page = openPage();
    let refuse: (error: ApiError) => void = () => {};
    page.submit.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)));
    page.outbox.put(submission);
    await pass(0);
    page.stop();
    refuse(stillRuns(10_000));
    await pass(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each<[string, boolean, Draft]>([
  ['the same', true, { ...emptyDraft, choices: submission.choices }],
  ['an earlier choice', true, { ...emptyDraft, choices: { i1: { answer: 'A', at: 1 } } }],
  [
    'more that the server has acknowledged',
    true,
    {
      choices: { ...submission.choices, i2: { answer: 'C', at: chosenAt + 5 } },
      held: { i2: { answer: 'C', at: chosenAt + 5 } },
      revision: 3,
    },
  ],
  ['a later choice', false, { ...emptyDraft, choices: { i1: { answer: 'D', at: chosenAt + 1 } } }],
  [
    'another question',
    false,
    { ...emptyDraft, choices: { ...submission.choices, i2: { answer: 'C', at: 1 } } },
  ],
])('a delivery removes a draft with %s: %s', async (_, isGone, draft) => {
  const page = openPage();
  page.drafts.keep('q1', draft);
  page.outbox.put(submission);
  await pass(0);
  expect(page.onSent).toHaveBeenCalledTimes(1);
  expect(page.drafts.read('q1')).toEqual(isGone ? null : draft);
});

it('takes over everything in the memory of another outbox, with the times of the choices', async () => {
  const nobody = openPage(createHandStorage(), null);
  nobody.submit.mockRejectedValue(offline);
  nobody.outbox.put({ ...submission, isTimeUp: true });
  await pass(0);
  nobody.stop();
  const ada = openPage();
  ada.outbox.takeOver(nobody.outbox);
  await pass(0);
  expect(ada.submit).toHaveBeenCalledWith('q1', { answers: [chosenB], time_up: true });
});

it('ignores stored values that are not whole submissions', () => {
  const { storage, stop } = openPage();
  stop();
  const without = (name: keyof PendingSubmission) => ({ ...submission, [name]: undefined });
  const damaged = [
    without('choices'),
    without('held'),
    without('revision'),
    without('isTimeUp'),
    { ...submission, choices: { i1: 'B' } },
  ];
  damaged.forEach((each, index) =>
    storage.setItem(
      `quizwright:outbox:ada:q${index}`,
      JSON.stringify({ ...each, quiz: `q${index}` }),
    ),
  );
  expect(openPage(storage).outbox.entries()).toEqual([]);
});

it.each([
  ['nothing of a question', [null]],
  ['no options', [{ _id: 'i1', title: 'One' }]],
])('sends all answers where the paper on the device has %s', async (_damage, questions) => {
  const page = openPage();
  const paper = { title: 'Week 3', questions, keptAt: chosenAt };
  page.storage.setItem('quizwright:paper:ada:q1', JSON.stringify(paper));
  page.outbox.put(submission);
  await pass(0);
  expect(page.submit).toHaveBeenCalledWith('q1', { answers: [chosenB], revision: 2 });
  expect(page.outbox.entries()).toEqual([]);
});
