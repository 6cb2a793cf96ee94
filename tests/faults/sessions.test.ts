// @vitest-environment node
import { expect, it } from 'vitest';
import { brokenInSession } from './longSession';

const sessions = Number(process.env.FAULT_SESSIONS ?? 40);
const seed = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31));

it(
  `never lies about the time in ${sessions} sessions of three hours (FAULT_SEED=${seed})`,
  async () => {
    for (let session = 0; session < sessions; session += 1) {
      const broken = await brokenInSession(seed + session);
      const report = `FAULT_SEED=${seed + session} FAULT_SESSIONS=1\n${broken.join('\n')}`;
      expect(broken, report).toEqual([]);
    }
  },
  60 * 60_000,
);
