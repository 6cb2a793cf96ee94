import type { attempts, quizzes } from './schema';

/** The seed of an attempt's order. The quiz's own part keeps students from working it out. */
export const orderSeed = (
  { orderSeed: secret }: Pick<typeof quizzes.$inferSelect, 'orderSeed'>,
  { id }: Pick<typeof attempts.$inferSelect, 'id'>,
): string => `${secret} ${id}`;
