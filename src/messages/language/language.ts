import type { Messages } from '../en';

/** A language that widgets speak: every sentence of it, and how it is written. */
export interface Language {
  /** BCP 47, such as `de` or `ar-EG`: how dates and numbers are written, and the `lang` of roots. */
  tag: string;
  /** Its writing direction, which roots take on. */
  dir: 'ltr' | 'rtl';
  messages: Messages;
}
