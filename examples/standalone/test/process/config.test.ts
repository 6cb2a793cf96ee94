import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configVariables, readConfig } from '../../server/config';
import { StartError } from '../../server/process/startError';

function refusal(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message.split('\n');
  }
  throw new Error('It was accepted.');
}

describe('readConfig', () => {
  it('has a default for every variable, also when it is empty', () => {
    const expected = {
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve('data/standalone'),
      logLevel: 'warn',
    };
    expect(readConfig({})).toEqual(expected);
    expect(readConfig({ PORT: '', HOST: ' ', DATA_DIR: '', LOG_LEVEL: '' })).toEqual(expected);
  });

  it('lists the defaults it really uses', () => {
    const listed = Object.fromEntries(configVariables.map((entry) => [entry.name, entry.default]));
    expect(readConfig(listed)).toEqual(readConfig({}));
    expect(Object.keys(listed)).toEqual(['PORT', 'HOST', 'DATA_DIR', 'LOG_LEVEL']);
  });

  it('takes what is given', () => {
    expect(
      readConfig({ PORT: '0', HOST: '::1', DATA_DIR: '/srv/school', LOG_LEVEL: 'silent' }),
    ).toEqual({ port: 0, host: '::1', dataDir: resolve('/srv/school'), logLevel: 'silent' });
    expect(readConfig({ PORT: '65535', HOST: 'quiz.school.example' }).host).toBe(
      'quiz.school.example',
    );
  });

  it.each(['-1', '65536', '4000.5', '4e3', 'http', '0x10', '000400000'])(
    'refuses %s as a port, naming the variable, the value and the range',
    (port) => {
      expect(refusal({ PORT: port })).toEqual([
        `PORT is "${port}"; it must be a whole number from 1 to 65535.`,
      ]);
    },
  );

  it.each(['http://localhost', 'localhost:4000', 'a b', '-x', '1.2.3.4/8'])(
    'refuses %s as a host',
    (host) => {
      expect(refusal({ HOST: host })).toEqual([
        expect.stringMatching(/^HOST is ".*"; it must be /),
      ]);
    },
  );

  it('reports all bad values at once', () => {
    expect(refusal({ PORT: 'x', HOST: 'a b', LOG_LEVEL: 'loud' })).toEqual([
      expect.stringContaining('PORT is "x"'),
      expect.stringContaining('HOST is "a b"'),
      'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
  });
});
