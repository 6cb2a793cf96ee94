import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons';

/** What the colour of a notice says, for those who do not see colours. */
export const toneIcons = {
  neutral: Info,
  accent: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;
