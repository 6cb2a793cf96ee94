import { Agent, request } from 'node:http';
import { rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { createTokens } from '../server/accounts/tokens';
import { openDatabase } from '../server/database/openDatabase';
import { startPostgres } from '../test/database/postgresServer';
import { fillBenchSchool } from './benchSchool';
import { startWatchedServer } from './serverProcess';
import { chunk, png } from '../../../tests/rules/pictures/files';

const agent = new Agent({ keepAlive: true });
const send = (url: string, method: string, token: string, body?: Buffer) =>
  new Promise<string>((resolve, reject) => {
    request(url, { method, agent, headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'image/png', 'content-length': body.length }) } }, (r) => {
      const parts: Buffer[] = []; r.on('data', (d: Buffer) => parts.push(d)); r.on('end', () => resolve(`${r.statusCode} ${Buffer.concat(parts).subarray(0, 300)}`));
    }).once('error', reject).end(body);
  });
async function run(name: string, options: { dataDir: string; databaseUrl?: string }, env: Record<string, string>) {
  const prepared = await openDatabase(options);
  await fillBenchSchool(prepared.database, 50);
  const token = await createTokens(prepared.database, () => new Date()).issue('instructor');
  await prepared.close();
  const server = await startWatchedServer(env);
  const ups: number[] = [], reads: number[] = [];
  const ids: string[] = [];
  for (let i = 0; i < 20; i += 1) {
    const file = png({ width: 64, height: 48 + i }, chunk('IDAT', randomBytes(1_990_000)));
    const { blockMs, workMs } = await server.watch(async () => { const a = await send(`${server.url}/api/media`, 'POST', token, file); const id = /"_id":"([^"]+)"/.exec(a)?.[1]; if (!id) throw new Error(a); ids.push(id); });
    ups.push(Math.min(blockMs, workMs));
  }
  for (const id of ids) {
    const { blockMs, workMs } = await server.watch(async () => { const a = await send(`${server.url}/api/media/${id}`, 'GET', token); if (!a.startsWith('200')) throw new Error(a); });
    reads.push(Math.min(blockMs, workMs));
  }
  const say = (x: number[]) => { const s = [...x].sort((a, b) => a - b); return `min ${s[0]!.toFixed(0)} median ${s[10]!.toFixed(0)} max ${s[19]!.toFixed(0)}`; };
  console.log(name, 'upload', say(ups), '| read', say(reads));
  await server.stop();
}
rmSync('/tmp/h5readdata', { recursive: true, force: true });
await run('embedded', { dataDir: '/tmp/h5readdata' }, { DATA_DIR: '/tmp/h5readdata', DATABASE_URL: '' });
const pg = await startPostgres();
await run('postgres', { dataDir: '', databaseUrl: pg.url('postgres') }, { DATABASE_URL: pg.url('postgres') });
await pg.remove();
agent.destroy();
