import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configVariables } from '../../server/process/config';
import { temporaryFolder } from '../process/temporaryFolder';
import { readDeployFile } from './deployFile';
import { hasProgram, unproven } from './program';

/**
 * The settings of systemd.unit(5), systemd.service(5) and systemd.exec(5) that the unit may have.
 */
const settings: Record<string, string[]> = {
  Unit: ['Description', 'Documentation', 'After', 'Wants', 'Requires'],
  Service: [
    ...['User', 'Group', 'Environment', 'EnvironmentFile', 'WorkingDirectory', 'UMask'],
    ...['StateDirectory', 'StateDirectoryMode', 'ExecStart', 'Restart', 'RestartSec'],
    ...['TimeoutStopSec', 'NoNewPrivileges', 'CapabilityBoundingSet', 'AmbientCapabilities'],
    ...['ProtectSystem', 'ProtectHome', 'ProtectClock', 'ProtectControlGroups', 'ProtectHostname'],
    ...['ProtectKernelLogs', 'ProtectKernelModules', 'ProtectKernelTunables', 'ProtectProc'],
    ...['PrivateDevices', 'PrivateTmp', 'RemoveIPC', 'RestrictAddressFamilies'],
    ...['RestrictNamespaces', 'RestrictRealtime', 'RestrictSUIDSGID', 'LockPersonality'],
    ...['SystemCallArchitectures', 'SystemCallFilter', 'SystemCallErrorNumber'],
  ],
  Install: ['WantedBy'],
};

const text = readDeployFile('quizwright.service');
const sections = new Map(
  text.split(/^(?=\[)/m).flatMap((part) => {
    const [, name] = /^\[(\w+)\]/.exec(part) ?? [];
    if (name === undefined) return [];
    const lines = [...part.matchAll(/^(\w+)=(.*)$/gm)];
    return [[name, lines.map(([, key = '', value = '']) => ({ key, value }))] as const];
  }),
);
const values = (key: string) =>
  (sections.get('Service') ?? []).filter((one) => one.key === key).map(({ value }) => value);

describe('quizwright.service', () => {
  it('has only settings that systemd knows, each in its section', () => {
    expect([...sections.keys()]).toEqual(Object.keys(settings));
    for (const [name, lines] of sections) {
      expect(lines.map(({ key }) => key).filter((key) => !settings[name]?.includes(key))).toEqual(
        [],
      );
    }
    const others = text.split('\n').filter((line) => !/^(#.*|\[\w+\]|\w+=.*|)$/.test(line));
    expect(others).toEqual([]);
  });

  it('starts what the archive contains, and keeps its data where it may write', () => {
    const [command = ''] = values('ExecStart');
    const [program, script = ''] = command.split(' ');
    expect(program).toBe('/usr/bin/node');
    const inArchive = script.replace('/opt/quizwright/', '');
    expect(inArchive).toBe('dist/server/main.js');
    expect(values('ProtectSystem')).toEqual(['strict']);
    const [state] = values('StateDirectory');
    const variables = values('Environment').map((line) => line.split('='));
    const dataDir = variables.find(([name]) => name === 'DATA_DIR')?.[1];
    expect(dataDir).toMatch(new RegExp(`^/var/lib/${state}/`));
    const known = ['NODE_ENV', ...configVariables.map(({ name }) => name)];
    expect(variables.filter(([name = '']) => !known.includes(name))).toEqual([]);
    expect(values('WorkingDirectory')).toEqual([`/var/lib/${state}`]);
  });

  it('stops without force: allows more time than the server ever takes', () => {
    // The time that `runAsCommand` allows the whole process, in seconds.
    expect(Number(values('TimeoutStopSec')[0])).toBeGreaterThan(20);
    expect(values('Restart')).toEqual(['on-failure']);
  });

  const folder = temporaryFolder();
  const isThere = hasProgram('systemd-analyze', '--version');
  const verified = 'is a unit for systemd itself';
  it(isThere ? verified : unproven('systemd-analyze', verified), () => {
    if (!isThere) return;
    // Only node's path is this machine's.
    const unit = join(folder, 'quizwright.service');
    mkdirSync(folder, { recursive: true });
    writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
    expect(existsSync(unit)).toBe(true);
    const { stdout, stderr, status } = spawnSync('systemd-analyze', ['verify', unit], {
      encoding: 'utf8',
    });
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('quizwright'));
    expect({ status, ours }).toEqual({ status: 0, ours: [] });
  });
});
