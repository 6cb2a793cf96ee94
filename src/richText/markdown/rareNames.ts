import { laterCode } from '../../base/laterCode';

/** What every `&name;` stands for, for texts with a rare one. */
export const characterNames = laterCode(
  async () => (await import('./characterNames')).characterNames,
);
