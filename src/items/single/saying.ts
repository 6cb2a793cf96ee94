import type { Saying } from '../kind/kind';

export const single: Saying = {
  name: (answer) => answer,
  text: ({ options }, answer) => (options as Readonly<Record<string, string>>)[answer] ?? '',
};
