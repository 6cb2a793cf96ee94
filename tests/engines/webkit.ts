import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../faults/browser/harness/freePort';
import { openScreen } from '../screen';

const execute = promisify(execFile);

const driver = '/usr/bin/WebKitWebDriver';
const window = fileURLToPath(new URL('webkitWindow.py', import.meta.url));

/** What the driver calls an element that it hands out. */
export type ElementId = Record<'element-6066-11e4-a52e-4f735466cecf', string>;

/** An error of WebDriver, by its standard code, such as `stale element reference`. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** A WebKitGTK with a profile and a screen of its own, driven by WebDriver (classic). */
export interface WebKitSession {
  /** Calls the driver at a path within the session. */
  call: <Value = null>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<Value>;
  /** A picture of its screen, in the corner of which its window is: the driver's own never ends. */
  picture: () => Promise<Buffer>;
  /** All that its pages have written to their consoles. */
  console: () => Promise<string>;
  close: () => Promise<void>;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

export async function openWebKit(size: { width: number; height: number }): Promise<WebKitSession> {
  if (!existsSync(driver)) throw new Error(`${driver} is missing. Install webkit2gtk-driver.`);
  const profile = await mkdtemp(join(tmpdir(), 'quizwright-webkit-'));
  const screen = await openScreen({ width: 1600, height: 1400 });
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    // The window needs Debian's own Python.
    env: { ...process.env, DISPLAY: screen.display, PATH: '/usr/bin:/bin', GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: Value & { error: string; message: string } };
    if (!reply.ok) throw new WebDriverError(value.error, value.message);
    return value;
  };

  const options = {
    binary: window,
    args: ['--automation', `--size=${size.width}x${size.height}`, `--profile=${profile}`],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  await expectAnswer(() => call('GET', '/status'));
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
  return {
    call: (method, path, body) => call(method, `/session/${sessionId}${path}`, body),
    picture: async () => {
      const args = ['-display', screen.display, '-window', 'root', 'png:-'];
      const { stdout } = await execute('import', args, { encoding: 'buffer' });
      return stdout;
    },
    console: () => readFile(join(profile, 'console.txt'), 'utf8'),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      await end(child);
      await screen.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** Asks until the driver listens. */
async function expectAnswer(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
