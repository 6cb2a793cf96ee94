import type { Call } from '../kernel/call';
import type { Actor } from './recordAudit';

/** What every entry says of a call: who makes it, and when. */
export function byCaller({ caller, now }: Pick<Call, 'caller' | 'now'>): { at: Date; by: Actor } {
  return { at: now, by: { user: caller.id } };
}
