import type { ReactNode } from 'react';
import { toneIcons } from '../icons/toneIcons';

const Icon = toneIcons.caution;

/** A field's hint that is easily overlooked: something is allowed, and may not be what is meant. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <span className="qw-field-caution" data-part="caution">
      <Icon className="qw-field-caution-icon" aria-hidden="true" />
      <span className="qw-field-caution-text">{children}</span>
    </span>
  );
}
