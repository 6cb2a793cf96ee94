import { expect, it } from 'vitest';
import {
  emptyDraft,
  isAcknowledged,
  mergeDraft,
  sending,
  type Draft,
} from '../../src/attempt/draft';

const draft = (parts: Partial<Draft>): Draft => ({ ...emptyDraft, ...parts });

it("takes over what only the server's side has changed", () => {
  const here = draft({ answers: { i1: 'A' }, acknowledged: { i1: 'A' }, revision: 1 });
  const { draft: merged, overruled } = mergeDraft(here, {
    answers: { i1: 'B', i2: 'C' },
    revision: 2,
  });
  expect(merged.answers).toEqual({ i1: 'B', i2: 'C' });
  expect(merged).toMatchObject({ acknowledged: { i1: 'B', i2: 'C' }, revision: 2, sent: {} });
  expect(overruled).toEqual({});
});

it('keeps what only this device has changed', () => {
  const here = draft({ answers: { i1: 'B', i2: 'D' }, acknowledged: { i1: 'A' } });
  const { draft: merged, overruled } = mergeDraft(here, { answers: { i1: 'A' }, revision: 4 });
  expect(merged.answers).toEqual({ i1: 'B', i2: 'D' });
  expect(isAcknowledged(merged)).toBe(false);
  expect(overruled).toEqual({});
});

it("tells of this device's answer where another one has taken its place", () => {
  const here = draft({ answers: { i1: 'B' }, acknowledged: { i1: 'A' } });
  const { draft: merged, overruled } = mergeDraft(here, { answers: { i1: 'C' }, revision: 4 });
  expect(merged.answers).toEqual({ i1: 'C' });
  expect(overruled).toEqual({ i1: 'B' });
});

it('does not take an earlier choice of its own, whose answer was lost, for that of another device', () => {
  const sent = sending(draft({ answers: { i1: 'A' } }));
  const here = { ...sent, answers: { i1: 'B' as const } };
  const { draft: merged, overruled } = mergeDraft(here, { answers: { i1: 'A' }, revision: 1 });
  expect(merged.answers).toEqual({ i1: 'B' });
  expect(overruled).toEqual({});
});

it('expects a letter that is still on its way until the server has a newer revision', () => {
  const sent = {
    ...sending(draft({ answers: { i1: 'A' }, revision: 3 })),
    answers: { i1: 'B' as const },
  };
  const asked = mergeDraft(sent, { answers: {}, revision: 3 }).draft;
  expect(asked.sent).toEqual({ i1: 'A' });
  const { draft: merged, overruled } = mergeDraft(asked, { answers: { i1: 'A' }, revision: 4 });
  expect(merged).toMatchObject({ answers: { i1: 'B' }, sent: {} });
  expect(overruled).toEqual({});
});

it('remembers every letter that is on its way, and none that the server has', () => {
  const first = sending(draft({ answers: { i1: 'A', i2: 'C' }, acknowledged: { i2: 'C' } }));
  const second = sending({ ...first, answers: { i1: 'B', i2: 'C' } });
  expect(second.sent).toEqual({ i1: 'AB' });
  expect(sending(second).sent).toEqual({ i1: 'AB' });
});

it('is acknowledged when the server holds every answer', () => {
  expect(isAcknowledged(emptyDraft)).toBe(true);
  expect(isAcknowledged(draft({ answers: { i1: 'A' }, acknowledged: { i1: 'A', i2: 'B' } }))).toBe(
    true,
  );
  expect(isAcknowledged(draft({ answers: { i1: 'A' }, acknowledged: { i1: 'B' } }))).toBe(false);
});

it('is not acknowledged where another letter was sent since, which the server may hold', () => {
  const sent = sending(draft({ answers: { i1: 'B' }, acknowledged: { i1: 'A' } }));
  expect(isAcknowledged({ ...sent, answers: { i1: 'A' } })).toBe(false);
});
