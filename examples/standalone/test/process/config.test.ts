import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configVariables, readConfig } from '../../server/process/config';
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
  it('has a default for every variable, which also replaces an empty value', () => {
    const expected = {
      port: 4000,
      host: '127.0.0.1',
      dataDir: resolve('data/standalone'),
      mailFrom: 'Quizwright <quizwright@localhost>',
      mailDir: resolve('data/standalone.outbox'),
      trustProxy: [],
      demo: true,
      demoElsewhere: false,
      schools: [],
      registration: 'everybody',
      ranking: 'everybody',
      portalOrigins: [],
      language: 'en',
      logLevel: 'warn',
    };
    expect(readConfig({})).toEqual(expected);
    expect(readConfig({ PORT: '', HOST: ' ', DATA_DIR: '', LOG_LEVEL: '' })).toEqual(expected);
  });

  it('lists its actual defaults', () => {
    const listed = Object.fromEntries(configVariables.map((entry) => [entry.name, entry.default]));
    expect(readConfig(listed)).toEqual(readConfig({}));
    expect(Object.keys(listed)).toEqual([
      'PORT',
      'HOST',
      'DATA_DIR',
      'SCHOOLS',
      'DATABASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_DIR',
      'PUBLIC_URL',
      'TRUST_PROXY',
      'PORTAL_ORIGINS',
      'APP_LANGUAGE',
      'DEMO',
      'REGISTRATION',
      'RANKING',
      'QUESTION_TYPES',
      'METRICS_TOKEN',
      'LOG_LEVEL',
    ]);
  });

  it('uses the given values', () => {
    expect(
      readConfig({ PORT: '0', HOST: '::1', DATA_DIR: '/srv/school', LOG_LEVEL: 'silent' }),
    ).toMatchObject({
      port: 0,
      host: '::1',
      dataDir: resolve('/srv/school'),
      mailDir: resolve('/srv/school.outbox'),
      logLevel: 'silent',
    });
    expect(readConfig({ PORT: '65535', HOST: 'quiz.school.example' }).host).toBe(
      'quiz.school.example',
    );
  });

  it.each(['-1', '65536', '4000.5', '4e3', 'http', '0x10', '000400000'])(
    'refuses %s as a port, naming the variable, the value and the range',
    (port) => {
      expect(refusal({ PORT: port })).toEqual([
        `PORT is "${port}"; it must be a whole number from 0 (any free port) to 65535.`,
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

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: 'quiz.school.example' }, false],
    [{ DATABASE_URL: 'postgres://localhost/school' }, false],
    [{ TRUST_PROXY: '127.0.0.1' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'yes' }, true],
    [{ DEMO: 'no' }, false],
  ])('makes the demo school if only this machine reaches it, or as configured: %j', (env, demo) => {
    expect(readConfig(env).demo).toBe(demo);
  });

  it('refuses the demo school behind a proxy, where others reach it', () => {
    expect(refusal({ DEMO: 'yes', TRUST_PROXY: '127.0.0.1' })).toEqual([
      expect.stringMatching(
        /^DEMO is "yes", but TRUST_PROXY says that others can reach this server/,
      ),
    ]);
  });

  it('refuses a language that the app does not have', () => {
    expect(refusal({ APP_LANGUAGE: 'fr' })).toEqual([
      'APP_LANGUAGE is "fr"; it must be one of en, en-plain, de, ar.',
    ]);
  });

  it('lets demo accounts sign in from elsewhere only if configured so', () => {
    expect(readConfig({ DEMO: 'yes' }).demoElsewhere).toBe(true);
    expect(readConfig({ HOST: '0.0.0.0' }).demoElsewhere).toBe(false);
  });

  it('refuses unknown values for registration, the ranking and the demo school', () => {
    expect(refusal({ REGISTRATION: 'teachers', DEMO: '1', RANKING: 'friends' })).toEqual([
      'DEMO is "1"; it must be yes or no.',
      'REGISTRATION is "teachers"; it must be one of everybody, students, nobody.',
      'RANKING is "friends"; it must be one of everybody, own place, nobody.',
    ]);
  });

  it('takes types of questions with their names', () => {
    const { questionTypes } = readConfig({
      QUESTION_TYPES: 'BIO=Biology, c++ = C++, الفيزياء=الفيزياء, E=m=c²',
    });
    expect(questionTypes).toEqual([
      { value: 'BIO', label: 'Biology' },
      { value: 'c++', label: 'C++' },
      { value: 'الفيزياء', label: 'الفيزياء' },
      { value: 'E', label: 'm=c²' },
    ]);
  });

  it.each([
    'BIO',
    'BIO=',
    '=Biology',
    'BIO=Biology,',
    'BIO=Biology; CHE=Chemistry',
    'BIO=Biology, bio=Botany',
    'BIO=Biology, BOT=biology',
    'B O=Biology',
    `${'B'.repeat(41)}=Biology`,
    Array.from({ length: 101 }, (_, nth) => `T${nth}=Type ${nth}`).join(),
  ])('refuses a list of types that is none: %.40s', (list) => {
    expect(refusal({ QUESTION_TYPES: list })).toEqual([
      expect.stringMatching(
        /^QUESTION_TYPES is ".*"; it must be values with their names, separated by commas/,
      ),
    ]);
  });

  it('accepts a mail server with its sender, and another folder for mails', () => {
    const mail = { SMTP_URL: 'smtps://quiz:p%40ss@mail.school.example', MAIL_FROM: 'q@s.example' };
    expect(readConfig(mail)).toMatchObject({ smtpUrl: mail.SMTP_URL, mailFrom: 'q@s.example' });
    expect(readConfig({ MAIL_FROM: 'Our School <quiz@school.example>' }).mailFrom).toBe(
      'Our School <quiz@school.example>',
    );
    expect(readConfig({ MAIL_DIR: './mails' }).mailDir).toBe(resolve('mails'));
  });

  it.each(['mail.school.example', 'http://mail.school.example', 'smtp://', 'smtp://:s3cret@:25'])(
    'refuses %s as a mail server, and does not repeat a possible password',
    (url) => {
      const sentences = refusal({ SMTP_URL: url, MAIL_FROM: 'q@s.example' });
      expect(sentences).toEqual([expect.stringMatching(/^SMTP_URL must be an address such as /)]);
      expect(sentences[0]).not.toContain('s3cret');
    },
  );

  it.each([
    'quiz',
    'a@b.example, c@d.example',
    'Quiz <a@b.example',
    'Quiz <a@b.example>\r\nBcc: <c@d.example>',
    'Quiz\r\nBcc: <c@d.example>',
  ])('refuses %j as a sender', (from) => {
    expect(refusal({ MAIL_FROM: from }).join(' ')).toMatch(/^MAIL_FROM is ".*"; it must be /s);
  });

  it('requires a sender with a mail server', () => {
    expect(refusal({ SMTP_URL: 'smtp://mail.school.example' })).toEqual([
      'MAIL_FROM is missing; with SMTP_URL it must be an address such as quiz@school.example, or Quizwright <quiz@school.example>.',
    ]);
  });

  it.each([
    ['https://quiz.school.example', 'https://quiz.school.example'],
    ['http://10.0.0.5:4000/', 'http://10.0.0.5:4000'],
  ])('accepts %s for links in mails', (given, publicUrl) => {
    expect(readConfig({ PUBLIC_URL: given }).publicUrl).toBe(publicUrl);
  });

  it.each([
    'quiz.school.example',
    'ftp://quiz.school.example',
    'https://quiz.school.example/quiz',
    'https://quiz.school.example?a=b',
    'https://user:secret@quiz.school.example',
  ])('refuses %s for links in mails', (given) => {
    expect(refusal({ PUBLIC_URL: given })).toEqual([
      expect.stringMatching(/^PUBLIC_URL .*must be an address such as https:/),
    ]);
  });

  it('accepts proxies as addresses and networks', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,2001:db8::/32' }).trustProxy).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      '2001:db8::/32',
    ]);
  });

  it.each([
    '1',
    'true',
    'proxy.school.example',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.5,',
    '::/129',
  ])('refuses %s as proxies', (proxies) => {
    expect(refusal({ TRUST_PROXY: proxies })).toEqual([
      expect.stringMatching(/^TRUST_PROXY is ".*"; it must be IP addresses or networks /),
    ]);
  });

  it.each([
    [{}, 'everybody'],
    [{ HOST: '::1' }, 'everybody'],
    [{ DATABASE_URL: 'postgres://localhost/school' }, 'everybody'],
    [{ HOST: '0.0.0.0' }, 'students'],
    [{ HOST: 'quiz.school.example' }, 'students'],
    [{ TRUST_PROXY: '127.0.0.1' }, 'students'],
    [{ HOST: '0.0.0.0', REGISTRATION: 'everybody' }, 'everybody'],
    [{ REGISTRATION: 'nobody' }, 'nobody'],
  ])(
    'lets only students register if others reach it, unless configured otherwise: %j',
    (env, registration) => {
      expect(readConfig(env).registration).toBe(registration);
    },
  );

  it.each([
    [{}, 'everybody'],
    [{ DEMO: 'yes', HOST: '0.0.0.0' }, 'everybody'],
    [{ DEMO: 'no' }, 'own place'],
    [{ HOST: '0.0.0.0' }, 'own place'],
    [{ HOST: '0.0.0.0', RANKING: 'everybody' }, 'everybody'],
    [{ RANKING: 'nobody' }, 'nobody'],
  ])(
    'shows students only their own place outside of a demo school, unless configured otherwise: %j',
    (env, ranking) => {
      expect(readConfig(env).ranking).toBe(ranking);
    },
  );

  it('accepts portals as origins, each once and as browsers spell them', () => {
    const origins =
      'https://Portal.school.example:443/, http://localhost:5173,http://127.0.0.1:8080, https://portal.school.example, https://lms.school.example:8443';
    expect(readConfig({ PORTAL_ORIGINS: origins }).portalOrigins).toEqual([
      'https://portal.school.example',
      'http://localhost:5173',
      'http://127.0.0.1:8080',
      'https://lms.school.example:8443',
    ]);
  });

  it.each([
    '*',
    'null',
    'portal.school.example',
    'http://portal.school.example',
    'https://portal.school.example/lms',
    'https://portal.school.example?a=b',
    'https://user@portal.school.example',
    'https://*.school.example',
    "https://portal.school.example;script-src 'unsafe-inline'",
    'http://[::1]:5173',
    'https://portal.school.example,',
    'file:///lms',
  ])('refuses %s as portals', (origins) => {
    expect(refusal({ PORTAL_ORIGINS: origins })).toEqual([
      expect.stringMatching(
        /^PORTAL_ORIGINS is ".*"; it must be origins separated by commas, such as https:\/\/portal\.school\.example: .*\.$/,
      ),
    ]);
  });

  it.each(['North', 'north,north', 'north,', 'a/b', '-a', 'quiz', 'north, api'])(
    'refuses %s as schools',
    (names) => {
      expect(refusal({ SCHOOLS: names })).toEqual([
        expect.stringMatching(/^SCHOOLS is ".*"; it must be names separated by commas, each once/),
      ]);
    },
  );

  it('refuses schools in one PostgreSQL database', () => {
    const [sentence] = refusal({ SCHOOLS: 'north,south', DATABASE_URL: 'postgres://q@db/q' });
    expect(sentence).toMatch(/^SCHOOLS and DATABASE_URL are both set/);
  });

  it('reports all bad values at once', () => {
    expect(refusal({ PORT: 'x', HOST: 'a b', LOG_LEVEL: 'loud' })).toEqual([
      expect.stringContaining('PORT is "x"'),
      expect.stringContaining('HOST is "a b"'),
      'LOG_LEVEL is "loud"; it must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
  });
});

it('is documented in docs/run-it.md, variable by variable, with its default', () => {
  const page = readFileSync(new URL('../../../../docs/run-it.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` +\| +(?:`([^`]*)`)? *\| +(.+?) +\|$/gm)];
  expect(rows.map(([, name, value = '']) => ({ name, default: value }))).toEqual(
    configVariables.map(({ name, default: value }) => ({ name, default: value })),
  );
});
