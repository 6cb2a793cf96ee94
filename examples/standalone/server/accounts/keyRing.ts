import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database';
import { settings } from '../database/schema';

/** What a key ring signs. */
export const keyPurposes = ['token-secret', 'device-secret'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** A 256-bit key. */
export interface Key {
  /** The id that a token names its key by. */
  id: string;
  secret: Uint8Array;
  /** When it replaced the previous one; null for the first. */
  since: Date | null;
}

/** The keys of a purpose, newest first. The newest signs; the others verify earlier signatures. */
export type KeyRing = readonly [Key, ...Key[]];

/** How long something signed is valid at most, in milliseconds. */
export const lifetimeMs: Record<KeyPurpose, number> = {
  'token-secret': 12 * 60 * 60_000,
  'device-secret': 180 * 24 * 60 * 60_000,
};

const day = 24 * 60 * 60_000;
const secretForm = /^[\w-]{43}$/;
const ringSchema = z
  .array(
    z.object({
      id: z.string(),
      secret: z.string().regex(secretForm),
      since: z.iso.datetime().nullable(),
    }),
  )
  .min(1);

/**
 * Reads the keys of a purpose. The first is created on first use and kept in the database, so that
 * its signatures outlive a restart. Instances that start together agree: the first insert wins.
 */
export async function readKeys(database: Database, purpose: KeyPurpose): Promise<KeyRing> {
  const value = () => find(database, purpose);
  const known = (await value()) ?? (await makeFirst(database, purpose).then(value));
  if (known === undefined) {
    throw new Error(
      `Quizwright: the key ${purpose} is missing. It was deleted while it was being made. Start the server again.`,
    );
  }
  return parse(known, purpose);
}

/**
 * Makes a new key that signs from now on. The others stay to verify earlier signatures, unless they
 * are to be removed at once.
 *
 * @param options.now the instant by the database's clock
 * @param options.keepOthers false where somebody else may know a key
 */
export async function rotateKeys(
  database: Database,
  purpose: KeyPurpose,
  { now, keepOthers }: { now: Date; keepOthers: boolean },
): Promise<void> {
  await readKeys(database, purpose);
  await change(database, purpose, (keys) => [
    newKey(now),
    ...(keepOthers ? stillNeeded(keys, purpose, now) : []),
  ]);
}

/** Deletes the keys whose signatures have all expired. */
export async function deleteOldKeys(database: Database, now: Date): Promise<void> {
  for (const purpose of keyPurposes) {
    const value = await find(database, purpose);
    if (value === undefined) continue;
    const keys = parse(value, purpose);
    if (stillNeeded(keys, purpose, now).length === keys.length) continue;
    await change(database, purpose, (current) => stillNeeded(current, purpose, now));
  }
}

/**
 * Keeps keys a day longer than needed: an instance may still have signed with a key that was just
 * replaced.
 */
function stillNeeded(keys: KeyRing, purpose: KeyPurpose, now: Date): KeyRing {
  const [newest, ...others] = keys;
  const kept = others.filter((_key, index) => {
    const replacedAt = keys[index]?.since?.getTime() ?? Infinity;
    return now.getTime() < replacedAt + lifetimeMs[purpose] + day;
  });
  return [newest, ...kept];
}

async function find(database: Database, purpose: KeyPurpose): Promise<string | undefined> {
  const [row] = await database.select().from(settings).where(eq(settings.key, purpose));
  return row?.value;
}

function newKey(since: Date | null): Key {
  return { id: randomBytes(12).toString('base64url'), secret: randomBytes(32), since };
}

async function makeFirst(database: Database, purpose: KeyPurpose): Promise<void> {
  const value = spell([newKey(null)]);
  await database.insert(settings).values({ key: purpose, value }).onConflictDoNothing();
}

async function change(database: Database, purpose: KeyPurpose, next: (keys: KeyRing) => KeyRing) {
  await database.transaction(async (tx) => {
    const [row] = await tx.select().from(settings).where(eq(settings.key, purpose)).for('update');
    if (!row) return;
    const value = spell(next(parse(row.value, purpose)));
    await tx.update(settings).set({ value }).where(eq(settings.key, purpose));
  });
}

function parse(value: string, purpose: KeyPurpose): KeyRing {
  const [newest, ...others] = ringSchema.parse(JSON.parse(value)).map(({ id, secret, since }) => ({
    id,
    secret: Buffer.from(secret, 'base64url'),
    since: since === null ? null : new Date(since),
  }));
  if (newest === undefined) throw new Error(`Quizwright: no key for ${purpose}.`);
  return [newest, ...others];
}

function spell(keys: KeyRing): string {
  return JSON.stringify(
    keys.map(({ id, secret, since }) => ({
      id,
      secret: Buffer.from(secret).toString('base64url'),
      since: since?.toISOString() ?? null,
    })),
  );
}
