import { keyPurposes, rotateKeys } from '../../accounts/keyRing';
import { endAllSessions } from '../../accounts/sessions';
import { recordAudit } from '../../audit/recordAudit';
import type { Administration } from '../administration';

/**
 * Makes new keys for tokens and browsers' cookies. Earlier signatures stay valid until they expire.
 *
 * @param options.now somebody else may know the other keys: they are removed, and everyone is
 * signed out at once
 */
export async function rotateAllKeys(
  { database, clock, print }: Administration,
  { now: isLeaked = false }: { now?: boolean },
): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    for (const purpose of keyPurposes) {
      await rotateKeys(tx, purpose, { now, keepOthers: !isLeaked });
    }
    if (isLeaked) await endAllSessions(tx, now);
    await recordAudit(tx, {
      action: 'key.rotate',
      at: now,
      by: 'command',
      subject: 'school',
      after: { signed_out: isLeaked },
    });
  });
  print(
    isLeaked
      ? 'New keys are in use, and the old ones no longer work. Everyone has to sign in again. Saved answers stay.'
      : 'New keys are in use. No one is signed out: the old keys work until everything they signed has expired.',
  );
}
