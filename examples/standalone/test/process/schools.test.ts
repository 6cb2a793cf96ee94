import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { start } from '../../server/startup/start';
import { temporaryFolder } from './temporaryFolder';

const folder = temporaryFolder();

it(
  'several schools start in one process, each with a folder for its data and one for its mails',
  { tags: ['long'] },
  async () => {
    const server = await start({
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      MAIL_DIR: join(folder, 'mails'),
      SCHOOLS: 'north, south',
      DEMO: 'no',
      LOG_LEVEL: 'silent',
    });
    try {
      for (const name of ['north', 'south']) {
        expect(existsSync(join(folder, 'data', name))).toBe(true);
        expect(existsSync(join(folder, 'mails', name))).toBe(true);
        expect(server.lines).toContain(`Quizwright is running at ${server.url}/${name}/quiz`);
        expect((await fetch(`${server.url}/${name}/readyz`)).status).toBe(200);
      }
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    } finally {
      await server.close();
    }
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  },
);
