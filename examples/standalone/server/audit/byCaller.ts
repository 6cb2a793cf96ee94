import type { Call } from '../kernel/call';
import type { Actor } from './recordAudit';

/** The caller and the time, for an entry about a call. */
export function byCaller({ caller, now }: Pick<Call, 'caller' | 'now'>): { at: Date; by: Actor } {
  return { at: now, by: { user: caller.id } };
}
