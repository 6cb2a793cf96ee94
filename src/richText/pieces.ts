import { laterCode } from '../base/laterCode';

/** What every rich text needs, which loads with the first one. */
export const drawing = laterCode(() => import('./drawing/drawText'));

/** What every `&name;` stands for, for texts with a rare one. */
export const characterNames = laterCode(
  async () => (await import('./markdown/characterNames')).characterNames,
);
