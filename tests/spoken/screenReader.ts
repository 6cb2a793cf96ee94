import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';

/** Milliseconds without an event in Orca after which it has nothing left to say. */
const quietMs = 600;

/** How long a sentence may take to be spoken, in milliseconds. */
const longestMs = 60_000;

/**
 * Runs inside Orca: writes what would be spoken, a JSON string a line, and answers each line on
 * its input once no event waits or has come for a moment.
 */
const hearing = `
import json, sys, time
from gi.repository import GLib
from orca import event_manager, orca_state, settings, speech

settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.enableEchoByWord = False

def write(line):
    sys.stdout.write(json.dumps(line) + '\\n')
    sys.stdout.flush()

def say_all(utterances, progress):
    for context, voice in utterances:
        write({'said': context.utterance})

speech._speak = lambda text, acss, interrupt: write({'said': text})
speech.speakCharacter = lambda character, acss=None: write({'said': character})
speech.sayAll = say_all

last = time.time()
asked = []
enqueue = event_manager.EventManager._enqueue

def noting(self, event):
    global last
    last = time.time()
    return enqueue(self, event)

event_manager.EventManager._enqueue = noting

def is_still():
    if time.time() - last < ${quietMs / 1000} or not event_manager.getManager()._eventQueue.empty():
        return False
    regions = getattr(orca_state.activeScript, 'liveRegionManager', None)
    return regions is None or len(regions.msg_queue) == 0

def answer():
    while asked and is_still():
        write({'still': asked.pop(0)})
    return True

def read(source, condition):
    global last
    last = time.time()
    line = sys.stdin.readline()
    if line:
        asked.append(line.strip())
    return bool(line)

GLib.io_add_watch(sys.stdin, GLib.IO_IN, read)
GLib.timeout_add(50, answer)
`;

/** A browser on a screen of its own, and what Orca says about it. */
export interface ScreenReader {
  page: Page;
  /** Presses keys, such as `Tab` or `ctrl+Home`, one after the other, each heard to its end. */
  press: (...keys: string[]) => Promise<void>;
  /** Types into the focused field. */
  type: (text: string) => Promise<void>;
  /**
   * Waits for a sentence, if one is given, and until Orca is still.
   *
   * @returns what was said since the last time, in order
   * @throws Error if the sentence is not said
   */
  heard: (sentence?: RegExp) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Starts a screen, Orca and the browser, in English. */
export async function startScreenReader(): Promise<ScreenReader> {
  const room = mkdtempSync(join(tmpdir(), 'quizwright-spoken-'));
  const children: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
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
  writeFileSync(join(room, 'prefs/orca-customizations.py'), hearing);

  const start = (command: string, args: string[], out: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(command, args, { env, stdio: [out, out, 'ignore', 'pipe'] });
    children.push(child);
    return child;
  };
  const firstLine = async (stream: NodeJS.ReadableStream): Promise<string> => {
    const [line] = (await once(createInterface(stream), 'line')) as [string];
    return line;
  };

  const screen = start('Xvfb', [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1280x900x24',
    '-nolisten',
    'tcp',
  ]);
  env.DISPLAY = `:${await firstLine(screen.stdio[3] as NodeJS.ReadableStream)}`;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'], 'pipe');
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout as NodeJS.ReadableStream);
  start('openbox', []);
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
  const orca = start(
    '/usr/bin/python3',
    [
      '/usr/bin/orca',
      '--replace',
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
  let stillness = '';
  createInterface(orca.stdout as NodeJS.ReadableStream).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const given = JSON.parse(line) as { said?: string; still?: string };
    if (given.said !== undefined) said.push(given.said);
    if (given.still !== undefined) stillness = given.still;
    orca.emit('heard');
  });
  const until = async (isReached: () => boolean, what: string): Promise<void> => {
    const deadline = AbortSignal.timeout(longestMs);
    while (!isReached()) {
      try {
        await once(orca, 'heard', { signal: deadline });
      } catch {
        throw new Error(`Orca did not ${what}. It said:\n${said.join('\n')}`);
      }
    }
  };
  let question = 0;
  const still = async (): Promise<void> => {
    const asked = String((question += 1));
    orca.stdin?.write(`${asked}\n`);
    await until(() => stillness === asked, 'become still');
  };
  const xdotool = async (...args: string[]): Promise<void> => {
    const [code] = (await once(spawn('xdotool', args, { env }), 'close')) as [number];
    if (code !== 0) throw new Error(`xdotool ${args.join(' ')} failed.`);
  };

  await still();
  const { args, ...options } = chromiumLaunchOptions();
  const browser = await chromium.launch({
    ...options,
    headless: false,
    env,
    args: [...args, '--force-renderer-accessibility', '--window-size=1200,880'],
  });
  const context = await browser.newContext({
    viewport: null,
    locale: 'en',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  // A new window has the focus in its address bar.
  await xdotool('mousemove', '540', '470', 'click', '1');
  await still();

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
    async heard(sentence) {
      if (sentence) await until(() => said.some((one) => sentence.test(one)), `say ${sentence}`);
      await still();
      return said.splice(0);
    },
    async close() {
      await browser.close();
      for (const child of children.reverse()) {
        child.kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
      rmSync(room, { recursive: true, force: true });
    },
  };
}
