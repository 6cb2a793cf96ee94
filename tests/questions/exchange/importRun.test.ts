import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { Question, QuestionInput } from '../../../src/api/entities';
import {
  addQuestions,
  removeQuestions,
  startRun,
  type ImportCalls,
} from '../../../src/questions/exchange/importRun';
import { printOf } from '../../../src/questions/exchange/recentImports';

const draft = (index: number): QuestionInput => ({
  title: `Q${index}`,
  description: 'd',
  options: { A: '1', B: '2', C: '3', D: '4' },
  answer: 'A',
  type: 'FE',
  difficulty: 'easy',
});
const drafts = (count: number) => Array.from({ length: count }, (_, index) => draft(index));
const failure = (status: number, kind: ApiError['kind'] = 'http') =>
  new ApiError({ kind, status, message: 'No.' });

/** A bank, and calls that can be made to fail before or after the work is done. */
function school({ many = true, saysIds = true } = {}) {
  const bank: Question[] = [{ ...draft(0), _id: 'old' }];
  const failing: { before?: ApiError; after?: ApiError }[] = [];
  let made = 0;
  const keep = (question: QuestionInput) => {
    const _id = `n${(made += 1)}`;
    bank.unshift({ ...question, _id });
    return _id;
  };
  async function guarded<Answer>(work: () => Answer): Promise<Answer> {
    const fault = failing.shift();
    if (fault?.before) throw fault.before;
    const answer = work();
    if (fault?.after) throw fault.after;
    return Promise.resolve(answer);
  }
  const calls = {
    bank: vi.fn(() => Promise.resolve([...bank])),
    addMany: vi.fn((questions: QuestionInput[]) =>
      many
        ? guarded(() => ({ ids: questions.map(keep) }))
        : Promise.reject<{ ids: string[] }>(failure(404)),
    ),
    add: vi.fn((question: QuestionInput) =>
      guarded(() => {
        const _id = keep(question);
        return saysIds ? { _id } : {};
      }),
    ),
    remove: vi.fn((id: string) =>
      guarded(() => {
        const index = bank.findIndex(({ _id }) => _id === id);
        if (index < 0) throw failure(404);
        bank.splice(index, 1);
      }),
    ),
    upload: vi.fn((file: File) => guarded(() => `media:kept-${file.name}`)),
  } satisfies ImportCalls;
  const titles = () => bank.map(({ title }) => title).reverse();
  return { bank, failing, calls, titles };
}

// Failures are logged.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const going = () => false;
const quiet = () => {};

const pictured = (index: number, ...ids: string[]): QuestionInput => ({
  ...draft(index),
  format: 'markdown',
  title: ids.map((id) => `![Tree](media:${id})`).join(' '),
});
const files = (...ids: string[]) => new Map(ids.map((id) => [id, new File(['x'], id)]));

describe('pictures', () => {
  it('are uploaded once, before the questions, which name where they are kept', async () => {
    const { calls, bank } = school();
    const questions = [pictured(1, 'a', 'b'), draft(2), pictured(3, 'a')];
    await addQuestions(startRun(questions, true, files('a', 'b')), calls, quiet, going);
    expect(calls.upload.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b']);
    expect(bank.map(({ title }) => title)).toEqual([
      '![Tree](media:kept-a)',
      'Q2',
      '![Tree](media:kept-a) ![Tree](media:kept-b)',
      'Q0',
    ]);
  });

  it('are named by the address of a host, without what would end it', async () => {
    const { calls, bank } = school();
    calls.upload.mockResolvedValueOnce('https://example.com/a (1).png');
    await addQuestions(startRun([pictured(1, 'a')], true, files('a')), calls, quiet, going);
    expect(bank[0]?.title).toBe('![Tree](https://example.com/a%20%281%29.png)');
  });

  it('are named by the address of a host, whatever signs it has', async () => {
    const { calls, bank } = school();
    calls.upload.mockResolvedValueOnce("https://example.com/a.png?a=$&b=$$&c=$'");
    await addQuestions(startRun([pictured(1, 'a')], true, files('a')), calls, quiet, going);
    expect(bank[0]?.title).toBe("![Tree](https://example.com/a.png?a=$&b=$$&c=$')");
  });

  it.each([
    ['the server refuses', failure(409)],
    ['a proxy refuses as too large, with a page', failure(413, 'shape')],
    ["a host's own upload refuses", new Error('Too large for us.')],
  ])('that %s keep their questions out, whole, and no other', async (_, error) => {
    const { calls, titles } = school();
    calls.upload.mockRejectedValueOnce(error);
    const run = startRun([draft(1), pictured(2, 'a'), pictured(3, 'b')], true, files('a', 'b'));
    await addQuestions(run, calls, quiet, going);
    expect(run.refused).toEqual([{ index: 1, error, picture: 'a' }]);
    expect(titles()).toEqual(['Q0', 'Q1', '![Tree](media:kept-b)']);
    expect(run).toMatchObject({ added: 2, next: 2 });
  });

  it('say which question the server refuses, by its place in the file', async () => {
    const { calls, failing } = school({ many: false });
    calls.upload.mockRejectedValueOnce(failure(400));
    const run = startRun([pictured(1, 'a'), draft(2)], false, files('a'));
    failing.push({ before: failure(422) });
    await addQuestions(run, calls, quiet, going);
    expect(run.refused.map(({ index, picture }) => [index, picture])).toEqual([
      [0, 'a'],
      [1, undefined],
    ]);
  });

  it.each([
    ['an overloaded server', failure(503)],
    ['no network', failure(500, 'network')],
    ["no network, by a host's own upload", new TypeError('Failed to fetch')],
  ])('are not sent twice when the import goes on after %s', async (_, error) => {
    const { calls, titles } = school();
    const run = startRun([pictured(1, 'a', 'b')], true, files('a', 'b'));
    calls.upload.mockResolvedValueOnce('media:kept-a').mockRejectedValueOnce(error);
    await expect(addQuestions(run, calls, quiet, going)).rejects.toBe(error);
    expect(titles()).toEqual(['Q0']);
    await addQuestions(run, calls, quiet, going);
    expect(calls.upload.mock.calls.map(([{ name }]) => name)).toEqual(['a', 'b', 'b']);
    expect(run).toMatchObject({ added: 1, refused: [] });
  });

  it('wait for the next go where the import is stopped', async () => {
    const { calls, titles } = school();
    const run = startRun([pictured(1, 'a', 'b')], true, files('a', 'b'));
    await addQuestions(run, calls, quiet, () => calls.upload.mock.calls.length > 0);
    expect(calls.upload).toHaveBeenCalledOnce();
    expect(titles()).toEqual(['Q0']);
    await addQuestions(run, calls, quiet, going);
    expect(run.added).toBe(1);
  });
});

describe('adding', () => {
  it('sends 200 at a time, in their order', async () => {
    const { calls, titles } = school();
    const run = startRun(drafts(450));
    const onProgress = vi.fn();
    await addQuestions(run, calls, onProgress, going);
    expect(calls.addMany.mock.calls.map(([{ length }]) => length)).toEqual([200, 200, 50]);
    expect(onProgress).toHaveBeenCalledTimes(3);
    expect(run).toMatchObject({ next: 450, added: 450, refused: [] });
    expect(titles().slice(1)).toEqual(drafts(450).map(({ title }) => title));
  });

  it('sends one by one if the server takes no batches', async () => {
    const { calls, titles } = school({ many: false });
    const run = startRun(drafts(3));
    await addQuestions(run, calls, quiet, going);
    expect(calls.addMany).toHaveBeenCalledTimes(1);
    expect(calls.add).toHaveBeenCalledTimes(3);
    expect(titles()).toEqual(['Q0', 'Q0', 'Q1', 'Q2']);
  });

  it.each([
    ['before', { before: failure(404, 'shape') }],
    ['after', { after: failure(404, 'shape') }],
  ])('adds nothing twice if a page says 404 %s the server did its work', async (_, fault) => {
    const { calls, failing, titles } = school();
    failing.push(fault);
    const run = startRun(drafts(3));
    await addQuestions(run, calls, quiet, going);
    expect(titles()).toEqual(['Q0', 'Q0', 'Q1', 'Q2']);
    expect(run).toMatchObject({ next: 3, added: 3, refused: [], isUnsure: false });
    expect(new Set(run.ids).size).toBe(3);
  });

  it.each([
    ['before', { before: failure(400, 'shape') }],
    ['after', { after: failure(400, 'shape') }],
  ])(
    'does not mistake a page for a refusal if it comes %s the server did its work',
    async (_, fault) => {
      const { calls, failing, titles } = school();
      failing.push(fault);
      const run = startRun(drafts(3));
      await expect(addQuestions(run, calls, quiet, going)).rejects.toThrow('No.');
      await addQuestions(run, calls, quiet, going);
      expect(titles()).toEqual(['Q0', 'Q0', 'Q1', 'Q2']);
      expect(run.refused).toEqual([]);
    },
  );

  it('finds the one question that the server refuses, and adds the others', async () => {
    const { calls, failing, titles } = school();
    failing.push({ before: failure(400) }, {}, { before: failure(400) });
    const run = startRun(drafts(203));
    await addQuestions(run, calls, quiet, going);
    expect(run.refused.map(({ index }) => index)).toEqual([1]);
    expect(run.added).toBe(202);
    expect(calls.addMany).toHaveBeenCalledTimes(2);
    expect(titles()).not.toContain('Q1');
  });

  it.each([
    ['before', { before: failure(500, 'network') }],
    ['after', { after: failure(500, 'network') }],
  ])('adds nothing twice if the connection fails %s the server did its work', async (_, fault) => {
    const { calls, failing, titles } = school();
    failing.push({}, fault);
    const run = startRun(drafts(500));
    await expect(addQuestions(run, calls, quiet, going)).rejects.toThrow('No.');
    expect(run.added).toBe(200);
    await addQuestions(run, calls, quiet, going);
    expect(run.added).toBe(500);
    expect(titles().slice(1)).toEqual(drafts(500).map(({ title }) => title));
    expect(new Set(run.ids).size).toBe(500);
  });

  it('adds nothing twice when sending one by one', async () => {
    const { calls, failing, titles } = school({ many: false });
    failing.push({}, { after: failure(503) });
    const run = startRun(drafts(4));
    await expect(addQuestions(run, calls, quiet, going)).rejects.toThrow();
    await addQuestions(run, calls, quiet, going);
    expect(titles()).toEqual(['Q0', 'Q0', 'Q1', 'Q2', 'Q3']);
  });

  it('never tries a batch on a server that is known to take none', async () => {
    const { calls } = school();
    const run = startRun(drafts(3), false);
    await addQuestions(run, calls, quiet, going);
    expect(run.added).toBe(3);
    expect(calls.addMany).not.toHaveBeenCalled();
  });

  it('stops on request, and keeps what was added', async () => {
    const { calls } = school();
    const run = startRun(drafts(500));
    await addQuestions(run, calls, quiet, () => run.next >= 200);
    expect(run.added).toBe(200);
  });
});

describe('removing', () => {
  it('removes what was added, and nothing else', async () => {
    const { calls, bank } = school();
    const run = startRun(drafts(5));
    await addQuestions(run, calls, quiet, going);
    expect(await removeQuestions(run, calls, quiet, going)).toBe(0);
    expect(bank.map(({ _id }) => _id)).toEqual(['old']);
  });

  it('leaves what somebody has changed or used since, for good', async () => {
    const { calls, bank } = school();
    const run = startRun(drafts(4));
    await addQuestions(run, calls, quiet, going);
    const prints = new Map(bank.map((question) => [question._id, printOf(question)]));
    Object.assign(
      bank.find(({ _id }) => _id === 'n1')!,
      { tags: ['mine'] },
    );
    Object.assign(
      bank.find(({ _id }) => _id === 'n3')!,
      { used: true },
    );
    expect(await removeQuestions(run, calls, quiet, going, prints)).toBe(0);
    expect(bank.map(({ _id }) => _id)).toEqual(['n3', 'n1', 'old']);
    expect(run).toMatchObject({ kept: 2, ids: [] });
  });

  it('looks up ids that the server did not send', async () => {
    const { calls, bank } = school({ many: false, saysIds: false });
    const run = startRun(drafts(3));
    await addQuestions(run, calls, quiet, going);
    await removeQuestions(run, calls, quiet, going);
    expect(bank.map(({ _id }) => _id)).toEqual(['old']);
  });

  it('keeps what could not be removed for a retry, and counts missing questions as removed', async () => {
    const { calls, bank, failing } = school();
    const run = startRun(drafts(3));
    await addQuestions(run, calls, quiet, going);
    bank.splice(0, 1);
    failing.push({}, { before: failure(500) });
    expect(await removeQuestions(run, calls, quiet, going)).toBe(1);
    expect(await removeQuestions(run, calls, quiet, going)).toBe(0);
    expect(bank.map(({ _id }) => _id)).toEqual(['old']);
  });

  it('removes what was added before a reply was lost', async () => {
    const { calls, bank, failing } = school();
    failing.push({}, { after: failure(500, 'network') });
    const run = startRun(drafts(300));
    await expect(addQuestions(run, calls, quiet, going)).rejects.toThrow('No.');
    expect(bank).toHaveLength(301);
    expect(await removeQuestions(run, calls, quiet, going)).toBe(0);
    expect(bank.map(({ _id }) => _id)).toEqual(['old']);
  });

  it('starts no further call once the network is gone', async () => {
    const { calls } = school();
    const run = startRun(drafts(20));
    await addQuestions(run, calls, quiet, going);
    calls.remove.mockImplementation(() => Promise.reject(failure(500, 'network')));
    expect(await removeQuestions(run, calls, quiet, going)).toBe(20);
    expect(calls.remove).toHaveBeenCalledTimes(4);
  });

  it('stops on request, and removes the rest on a retry', async () => {
    const { calls, bank } = school();
    const run = startRun(drafts(20));
    await addQuestions(run, calls, quiet, going);
    const stop = () => calls.remove.mock.calls.length >= 8;
    const left = await removeQuestions(run, calls, quiet, stop);
    expect(left).toBeGreaterThan(0);
    expect(bank).toHaveLength(left + 1);
    expect(await removeQuestions(run, calls, quiet, going)).toBe(0);
    expect(bank.map(({ _id }) => _id)).toEqual(['old']);
  });
});
