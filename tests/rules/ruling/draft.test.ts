import { describe, expect, it } from 'vitest';
import { replies, type Refusing } from '../../../src/rules/replies';
import type { HeldAttempt } from '../../../src/rules/ruling/attempt';
import { ruleOnDraft, type SentDraft } from '../../../src/rules/ruling/draft';
import { answer, at, heldAttempt, questions } from './heldAttempt';

const newAnswer = answer('q2', 'B', '09:06:00');
const { attempts: said } = replies;

function rule(time: string, changes: Partial<HeldAttempt>, sent: SentDraft) {
  return ruleOnDraft(heldAttempt(changes), sent, { questions, now: at(time) });
}

describe('a draft is refused', () => {
  it.each<[string, string, Partial<HeldAttempt>, number, Refusing, boolean]>([
    ['before the start', '08:59:59.999', {}, 409, said.waitForStart, false],
    ['before the paper was opened', '09:10:00', { startedAt: null }, 409, said.notBegun, false],
    ['in the grace', '09:15:00.000', {}, 409, said.closed, true],
    [
      'when it was graded by a faster clock',
      '09:14:00',
      { isGraded: true },
      409,
      said.closed,
      true,
    ],
    ['after the grace', '09:15:30.001', {}, 409, said.closed, true],
    [
      'after it was submitted',
      '09:10:00',
      { submittedAt: at('09:09:00') },
      409,
      said.alreadySubmitted,
      true,
    ],
  ])('%s', (_, time, changes, status, why, carriesSubmitted) => {
    const { write, answer: refusal } = rule(time, changes, { answers: [newAnswer], revision: 0 });
    expect(write).toBeNull();
    expect(refusal).toMatchObject({ status, body: why });
    expect('submitted' in refusal.body).toBe(carriesSubmitted);
  });

  it('with answers that cannot be used', () => {
    const sent = { answers: [answer('q9', 'A', '09:06:00')], revision: 0 };
    expect(rule('09:10:00', {}, sent)).toMatchObject({
      write: null,
      answer: { status: 400, body: { errors: [{ field: 'answers.0.question' }] } },
    });
  });
});

describe('a draft gets a reply', () => {
  it('with what has changed after its revision, including its own answers', () => {
    expect(rule('09:10:00', {}, { answers: [newAnswer], revision: 1 })).toMatchObject({
      write: { kind: 'keep', record: { revision: 2, changedAt: { q1: 1, q2: 2 } } },
      answer: {
        status: 200,
        body: { revision: 2, answers: [newAnswer], message: said.saved },
      },
    });
  });

  it('with only the times, and without writing, if it brings nothing', () => {
    const ruling = ruleOnDraft(
      heldAttempt(),
      { answers: [], revision: 1 },
      { questions: [], now: at('09:10:00') },
    );
    expect(ruling).toMatchObject({
      write: null,
      answer: { body: { ends_at: at('09:15:00').toISOString(), revision: 1, answers: [] } },
    });
  });

  it('with the answer of another device if that was chosen later', () => {
    const sent = { answers: [answer('q1', 'C', '09:04:00')], revision: 0 };
    expect(rule('09:10:00', {}, sent)).toMatchObject({
      write: null,
      answer: { body: { revision: 1, answers: [answer('q1', 'A', '09:05:00')] } },
    });
  });
});
