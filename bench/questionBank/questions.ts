/** A question as in the contract. */
export interface BenchQuestion {
  _id: string;
  title: string;
  description: string;
  options: Record<'A' | 'B' | 'C' | 'D', string>;
  answer: 'A' | 'B' | 'C' | 'D';
  type: 'FE' | 'BE' | 'DO';
  difficulty: 'easy' | 'medium' | 'hard';
}

/** What to type in a search of `count` questions: every key changes the first match. */
export const searchedIn = (count: number): string => '4821'.slice(0, String(count - 1).length);

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** Questions numbered from 1; their other text contains no digits. */
export function questionsOf(count: number): BenchQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `question-${index + 1}`,
    title: `Question ${index + 1} about what a browser does once a name was looked up`,
    description: 'Think of the connection, of what is asked for, and of what is painted at last.',
    options: {
      A: 'It opens a connection to the address that it was given',
      B: 'It asks the server for the page',
      C: 'It waits a little more',
      D: 'None of these',
    },
    answer: pick(['A', 'B', 'C', 'D'] as const, index),
    type: pick(['FE', 'BE', 'DO'] as const, index),
    difficulty: pick(['easy', 'medium', 'hard'] as const, index),
  }));
}
