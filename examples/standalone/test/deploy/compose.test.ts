import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { existsSync } from 'node:fs';
import { configVariables, readConfig } from '../../server/process/config';
import { deployPath, readDeployFile } from './deployFile';

interface Service {
  build?: string;
  image: string;
  environment: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  networks: string[] | Record<string, { ipv4_address: string }>;
  healthcheck?: object;
  stop_grace_period?: string;
  read_only?: boolean;
  cap_drop?: string[];
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
  volumes: Record<string, null>;
}

const known = new Set<string>(configVariables.map(({ name }) => name));
const example = new Map(
  [...readDeployFile('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value]) => [
    name,
    value ?? '',
  ]),
);

/** Substitutes variables like compose: `${NAME:?why}` is required, `${NAME:-}` is optional. */
function filledIn(text: string, env: Map<string, string>): string {
  return text.replace(/\$\{(\w+):([?-])([^}]*)\}/g, (_all, name: string, mark: string) => {
    const value = env.get(name);
    if (mark === '?' && !value) throw new Error(`${name} is missing.`);
    return value ?? '';
  });
}

describe.each(['compose.yaml', 'compose.small.yaml'])('%s', (file) => {
  const text = readDeployFile(file);
  const { services, networks, volumes } = parse(text, { merge: true }) as Compose;
  const all = Object.entries(services);
  const instances = all.filter(([, { image }]) => image === 'quizwright-standalone');
  const { proxy } = services;

  it('sets variables that the server reads, to valid values', () => {
    const env = new Map([
      ...example,
      ['POSTGRES_PASSWORD', 'abc'],
      ['SMTP_URL', 'smtp://mail'],
      ['MAIL_FROM', 'Quiz <q@s.example>'],
    ]);
    for (const [name, { environment }] of instances) {
      expect(
        Object.keys(environment).filter((variable) => !known.has(variable)),
        name,
      ).toEqual([]);
      const given = Object.fromEntries(
        Object.entries(environment).map(([variable, value]) => [variable, filledIn(value, env)]),
      );
      // As set in the image.
      const config = readConfig({ HOST: '0.0.0.0', ...given });
      expect(config).toMatchObject({ demo: false, registration: 'students' });
      const [address] = Object.values(proxy?.networks ?? {}) as { ipv4_address: string }[];
      expect(config.trustProxy).toEqual([address?.ipv4_address]);
    }
  });

  it('uses only the variables that .env.example explains, and all of them', () => {
    const used = [...text.matchAll(/\$\{(\w+):/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !example.has(name))).toEqual([]);
    expect(() => filledIn(text, new Map())).toThrow('is missing');
    // No secret has a value that somebody could leave unchanged.
    expect(example.get('POSTGRES_PASSWORD')).toBe('');
  });

  it('refers only to existing files and services', () => {
    for (const [name, service] of all) {
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(services, name).toHaveProperty(other);
        expect(condition).toBe('service_healthy');
        // Our own image has its health check built in.
        expect(Boolean(services[other]?.healthcheck ?? services[other]?.build), other).toBe(true);
      }
      const used = Array.isArray(service.networks)
        ? service.networks
        : Object.keys(service.networks);
      expect(used.filter((network) => !(network in networks))).toEqual([]);
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('./')) expect(existsSync(deployPath(from)), from).toBe(true);
        else expect(volumes, name).toHaveProperty(from);
      }
    }
    const mounted = all.flatMap(([, service]) =>
      (service.volumes ?? []).map((one) => one.split(':')[0]),
    );
    expect(Object.keys(volumes).filter((volume) => !mounted.includes(volume))).toEqual([]);
  });

  it('is reached only through the proxy, which knows every instance', () => {
    expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    const named = (proxy?.environment.INSTANCES ?? '').split(' ');
    expect(named).toEqual(instances.map(([name]) => `${name}:4000`));
    expect(readDeployFile('Dockerfile')).toContain('PORT=4000');
    const [network] = Object.values(networks);
    const prefix = network?.ipam.config[0]?.subnet.replace('0/24', '') ?? 'none';
    const [address] = Object.values(proxy?.networks ?? {}) as { ipv4_address: string }[];
    expect(address?.ipv4_address.startsWith(prefix)).toBe(true);
  });

  it('gives instances time to finish, and no rights that they do not need', () => {
    for (const [, service] of instances) {
      expect(service).toMatchObject({
        stop_grace_period: '30s',
        read_only: true,
        cap_drop: ['ALL'],
      });
    }
  });
});

it("keeps one instance's database in a volume, and uses PostgreSQL for several", () => {
  const small = parse(readDeployFile('compose.small.yaml'), { merge: true }) as Compose;
  expect(small.services.quiz?.volumes).toEqual(['school:/var/lib/quizwright']);
  expect(small.services.quiz?.environment).not.toHaveProperty('DATABASE_URL');
  expect(readDeployFile('Dockerfile')).toContain('VOLUME /var/lib/quizwright\n');
  const large = parse(readDeployFile('compose.yaml'), { merge: true }) as Compose;
  const environment: Record<string, string> = large.services['quiz-1']?.environment ?? {};
  const { database } = large.services;
  const url = new URL(
    filledIn(environment.DATABASE_URL ?? '', new Map([['POSTGRES_PASSWORD', 'x']])),
  );
  expect(url.hostname).toBe('database');
  expect(url.username).toBe(database?.environment.POSTGRES_USER);
  expect(url.pathname).toBe(`/${database?.environment.POSTGRES_DB}`);
  expect(database?.image).toMatch(/^postgres:1[5-9]$/);
});
