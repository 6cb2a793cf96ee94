import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildApp } from '../../server/http/app';
import { openTestDatabase } from '../database/testDatabase';

const read = (file: string): string =>
  readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');

interface Alerts {
  groups: { rules: { expr: string; annotations: { summary: string; what: string } }[] }[];
}
interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

/** The metrics that an expression reads. */
function metricsIn(expression: string): string[] {
  return expression.match(/\b(quizwright|nodejs|process)_\w+/g) ?? [];
}

test('alerts and dashboard use metrics that the server has', async () => {
  const { database, close } = await openTestDatabase();
  const mail = { send: () => Promise.resolve() };
  const app = await buildApp({ database, logLevel: 'silent', mail, metricsToken: 'of the test' });
  await app.inject('/healthz');
  const headers = { authorization: 'Bearer of the test' };
  const { body } = await app.inject({ url: '/metrics', headers });
  await app.close();
  await close();

  const alerts = parse(read('alerts.yml')) as Alerts;
  const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;
  const rules = alerts.groups.flatMap((group) => group.rules.map(({ expr }) => expr));
  const targets = dashboard.panels.flatMap((panel) => panel.targets.map(({ expr }) => expr));
  const used = new Set([...rules, ...targets].flatMap(metricsIn));
  expect(used.size).toBeGreaterThan(5);
  const known = new Set(body.match(/^# TYPE (\w+)/gm)?.map((line) => line.slice(7)));
  const unknown = [...used].filter((name) => !known.has(name.replace(/_(count|bucket|sum)$/, '')));
  expect(unknown).toEqual([]);
});
