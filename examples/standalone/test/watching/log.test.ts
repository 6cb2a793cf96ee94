import { expect, test } from 'vitest';
import { runScript } from '../process/childProcess';

test(
  'the log identifies nobody: no address, no query of a link, no words of a mail server',
  { tags: ['long'] },
  async () => {
    const { code, stdout } = await runScript('test/watching/logInChild.ts').ended;
    expect(code).toBe(0);
    expect(stdout).toContain('"path":"/api/auth/login"');
    expect(stdout).toContain('"path":"/quiz/reset-password"');
    expect(stdout).toContain('mail was not sent');
    expect(stdout).not.toMatch(/grace|hopper|203\.0\.113\.9|12345678|correct horse/i);
  },
);
