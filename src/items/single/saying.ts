import type { Saying } from '../saying';

export const single: Saying = {
  name: (answer) => answer,
  text: ({ options }, answer) => options[answer] ?? '',
};
