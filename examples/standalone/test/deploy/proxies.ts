import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startProcess, type BackgroundProcess } from './backgroundProcess';
import { readDeployFile } from './deployFile';

/** The site's name in our files. */
export const siteName = 'quiz.school.example';

export interface ProxyPlace {
  /** An empty folder. */
  folder: string;
  port: number;
  /** Addresses of the instances, two as in our files: `127.0.0.1:4001`. */
  instances: [string, string];
}

/** Whether a port is in use. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Replaces text that must be there, so that a test never runs a file that it no longer fits. */
function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`Our file no longer contains "${from}".`);
    return changed.replaceAll(from, to);
  }, text);
}

/**
 * Writes our nginx file with other ports and its own certificate, in a surrounding configuration.
 *
 * @returns the path of the configuration
 */
export function writeNginxFile({ folder, port, instances }: ProxyPlace): string {
  mkdirSync(folder, { recursive: true });
  const certificate = join(folder, 'fullchain.pem');
  const key = join(folder, 'privkey.pem');
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        `/CN=${siteName}`,
      ],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'pipe' },
  );
  const site = replaced(readDeployFile('nginx.conf'), [
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    // The redirect only has to be valid; it is never called.
    ['listen 80;', `listen 127.0.0.1:${port + 1};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['/etc/letsencrypt/live/quiz.school.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/quiz.school.example/privkey.pem', key],
    ['server 127.0.0.1:4001 ', `server ${instances[0]} `],
    ['server 127.0.0.1:4002 ', `server ${instances[1]} `],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const path = join(folder, 'nginx.conf');
  writeFileSync(
    path,
    [
      'daemon off; master_process off;',
      `pid ${join(folder, 'pid')};`,
      'error_log stderr warn;',
      'events {}',
      `http { access_log off; ${temporary.join(' ')}`,
      site,
      '}',
    ].join('\n'),
  );
  return path;
}

export function startNginx(place: ProxyPlace): Promise<BackgroundProcess> {
  const file = writeNginxFile(place);
  return startProcess(['nginx', '-c', file, '-e', 'stderr'], {}, () => listens(place.port));
}

/** Writes our Caddy file with a port and its own certificates; it makes no outside requests. */
export function writeCaddyFile({ folder }: Pick<ProxyPlace, 'folder'>): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'Caddyfile');
  const own = [
    ...['admin off', 'local_certs', 'skip_install_trust', 'auto_https disable_redirects'],
    ...['default_bind 127.0.0.1', `storage file_system ${join(folder, 'storage')}`],
  ];
  writeFileSync(path, `{\n${own.join('\n')}\n}\n${readDeployFile('Caddyfile')}`);
  return path;
}

export function startCaddy(place: ProxyPlace): Promise<BackgroundProcess> {
  const file = writeCaddyFile(place);
  const env = {
    SITE_ADDRESS: `https://${siteName}:${place.port}`,
    INSTANCES: place.instances.join(' '),
    XDG_CONFIG_HOME: place.folder,
    XDG_DATA_HOME: place.folder,
  };
  return startProcess(
    ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    env,
    // First it checks which instances are ready.
    (said) => said.includes('serving initial configuration'),
  );
}
