import { expect, it } from 'vitest';
import { inWords } from '../../../src/attempt/keeping/submissionInWords';

const options = { A: 'Blue', B: 'Green', C: 'Red', D: 'White' };
const device = { wall: () => Date.parse('2026-05-04T09:00:00Z') };
const copyOf = (questions: { _id: string; title: string; options: typeof options }[]) =>
  inWords(
    { i1: { answer: 'A', at: 1 }, i2: { answer: 'C', at: 1 } },
    'q1',
    { readPaper: () => ({ title: 'Week 3', questions }) },
    device,
  ).copy;

it('a copy has the questions in the order of the paper', () => {
  const [i1, i2] = [
    { _id: 'i1', title: 'One', options },
    { _id: 'i2', title: 'Two', options },
  ];
  expect(copyOf([i2, i1])).toEqual([
    { question: 'Two', answer: 'C', text: 'Red' },
    { question: 'One', answer: 'A', text: 'Blue' },
  ]);
});
