/** A page that the kit is put into. Its sheet is compiled by `scripts/hostSheets.ts`. */
export interface Host {
  id: HostId;
  title: string;
  /** Which of the kit's sheets belongs beside the host's. */
  sheet: 'styles.css' | 'styles.layer.css';
  /** What the page says before any sheet. */
  preface?: string;
}

export type HostId = 'tailwind3' | 'tailwind4' | 'bootstrap' | 'normalize' | 'aggressive';

export const hosts: Host[] = [
  { id: 'tailwind3', title: 'Tailwind 3', sheet: 'styles.css' },
  {
    id: 'tailwind4',
    title: 'Tailwind 4',
    sheet: 'styles.layer.css',
    // The kit's layer beats the preflight, and the host's own components and utilities beat the kit.
    preface: '@layer theme, base, quizwright, components, utilities;',
  },
  { id: 'bootstrap', title: 'Bootstrap 5', sheet: 'styles.css' },
  { id: 'normalize', title: 'modern-normalize', sheet: 'styles.css' },
  { id: 'aggressive', title: 'An aggressive sheet', sheet: 'styles.css' },
];
