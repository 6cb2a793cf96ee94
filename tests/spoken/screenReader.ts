import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { openScreen } from '../screen.ts';

/** Milliseconds without a word of Orca after which it has nothing left to say. */
const quietMs = 600;

/** How long a sentence may take to be spoken, in milliseconds. */
const longestMs = 20_000;

/** How long Orca may take to become still, in milliseconds. */
const longestStillMs = 60_000;

/**
 * Starts Orca with the given arguments. Otherwise, it ends every other one of the same user, or
 * refuses to start, but each has a screen of its own here.
 */
const orcaAmongOthers = `
import sys
program = '/usr/bin/orca'
names = {'__name__': 'orca', '__file__': program}
exec(compile(open(program).read(), program, 'exec'), names)
names['otherOrcas'] = lambda: []
names['setProcessName'] = lambda name: None
sys.exit(names['main']())
`;

/** A browser on a screen of its own, and what Orca says about it. */
export interface ScreenReader {
  page: Page;
  /** Presses keys, such as `Tab` or `ctrl+Home`, one after the other, each heard to its end. */
  press: (...keys: string[]) => Promise<void>;
  /** Types into the focused field. */
  type: (text: string) => Promise<void>;
  /**
   * Waits until what is said is complete, but not for ever, and until Orca has been still for a
   * while.
   *
   * @returns what was said since the last time, in order
   */
  spoken: (wait?: {
    isComplete?: (said: readonly string[]) => boolean;
    stillMs?: number;
  }) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Starts a screen, Orca, in English, and the browser, in the given language. */
export async function startScreenReader(locale: string): Promise<ScreenReader> {
  const room = mkdtempSync(join(tmpdir(), 'quizwright-spoken-'));
  const children: ChildProcess[] = [];
  const screen = await openScreen({ width: 1280, height: 900 });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: screen.display,
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'en',
    XDG_RUNTIME_DIR: join(room, 'run'),
    XDG_DATA_HOME: join(room, 'data'),
    XDG_CONFIG_HOME: join(room, 'config'),
    ACCESSIBILITY_ENABLED: '1',
    NO_AT_BRIDGE: '0',
    PYTHONPATH: join(room, 'silent'),
  };
  for (const folder of ['run', 'silent', 'prefs']) mkdirSync(join(room, folder), { mode: 0o700 });
  // Without a speech server, Orca only writes.
  writeFileSync(join(room, 'silent/speechd.py'), 'raise ImportError("silent")\n');
  copyFileSync('tests/spoken/hearing.py', join(room, 'prefs/orca-customizations.py'));

  const start = (command: string, args: string[], out: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(command, args, { env, stdio: [out, out, 'ignore'] });
    children.push(child);
    return child;
  };
  const firstLine = async (stream: NodeJS.ReadableStream): Promise<string> => {
    const [line] = (await once(createInterface(stream), 'line')) as [string];
    return line;
  };

  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], 'pipe');
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout as NodeJS.ReadableStream);
  start('openbox', []);
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
  const orca = start(
    '/usr/bin/python3',
    [
      '-c',
      orcaAmongOthers,
      '--user-prefs',
      join(room, 'prefs'),
      '-d',
      'braille',
      '-d',
      'braille-monitor',
    ],
    'pipe',
  );

  const said: string[] = [];
  let stillness = 0;
  createInterface(orca.stdout as NodeJS.ReadableStream).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const given = JSON.parse(line) as { said?: string; still?: number };
    if (given.said !== undefined) said.push(given.said);
    if (given.still !== undefined) stillness = given.still;
    orca.emit('spoken');
  });
  /** Whether it is reached in time. */
  const reaches = async (isReached: () => boolean, ms: number): Promise<boolean> => {
    const signal = AbortSignal.timeout(ms);
    while (!isReached()) {
      try {
        await once(orca, 'spoken', { signal });
      } catch {
        return false;
      }
    }
    return true;
  };
  let question = 0;
  const still = async (ms = quietMs): Promise<void> => {
    const asked = (question += 1);
    orca.stdin?.write(`${asked} ${ms}\n`);
    if (await reaches(() => stillness === asked, longestStillMs)) return;
    throw new Error(`Orca did not become still. It said:\n${said.join('\n')}`);
  };
  const xdotool = async (...args: string[]): Promise<void> => {
    const [code] = (await once(spawn('xdotool', args, { env }), 'close')) as [number];
    if (code !== 0) throw new Error(`xdotool ${args.join(' ')} failed.`);
  };

  let browser: Browser | undefined;
  const close = async (): Promise<void> => {
    await browser?.close();
    for (const child of children.reverse()) {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    await screen.close();
    rmSync(room, { recursive: true, force: true });
  };
  const openPage = async (): Promise<Page> => {
    await still();
    const { args, ...options } = chromiumLaunchOptions();
    browser = await chromium.launch({
      ...options,
      headless: false,
      env,
      args: [...args, '--force-renderer-accessibility', '--window-size=1200,880'],
    });
    const context = await browser.newContext({
      viewport: null,
      locale,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    // A new window has the focus in its address bar.
    await xdotool('mousemove', '540', '470', 'click', '1');
    await still();
    return page;
  };
  const page = await openPage().catch(async (error: unknown) => {
    await close();
    throw error;
  });

  return {
    page,
    async press(...keys) {
      for (const key of keys) {
        await xdotool('key', key);
        await still();
      }
    },
    async type(text) {
      await xdotool('type', '--delay', '20', text);
      await still();
    },
    async spoken({ isComplete, stillMs } = {}) {
      if (isComplete) await reaches(() => isComplete(said), longestMs);
      await still(stillMs);
      return said.splice(0);
    },
    close,
  };
}
