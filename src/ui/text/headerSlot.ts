import type { ReactNode } from 'react';
import type { HeadingLevel } from './Heading';

/** What a header of the host's receives. */
export interface HeaderSlotProps {
  /** Whether it is the header of a card, or of a whole widget. */
  of: 'card' | 'widget';
  title: ReactNode;
  /** Level of the title in the outline of the page. */
  headingLevel: HeadingLevel;
  /** A line below the title, or a count beside it. */
  description?: ReactNode;
  /** Controls of the header, which nothing else offers. */
  actions?: ReactNode;
}
