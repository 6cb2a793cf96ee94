import { CircleAlert, CircleCheck, Info, TriangleAlert } from './icons';

/** Icons that say what the colour of a notice says, for users who do not see colours. */
export const toneIcons = {
  neutral: Info,
  accent: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;
