import type { BrowserContext, BrowserType, LaunchOptions } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How a browser is started. */
export interface Launch {
  type: BrowserType;
  options: LaunchOptions;
}

/** A separate browser with a profile on disk that outlives its process, like a person's. */
export interface TestBrowser {
  readonly context: BrowserContext;
  /** Starts it again with the same profile. */
  restart(): Promise<void>;
  /** Sends SIGKILL to all its processes. */
  kill(): Promise<void>;
  /** Stops all its processes: no timer, no frame, no network. */
  suspend(): void;
  wake(): void;
  /** Ends it for good and removes its profile. */
  close(): Promise<void>;
}

/** The process group of the browser with this profile, which contains nothing else. */
function processGroup(profile: string): number {
  const processes = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,pgid=,args='], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  for (const line of processes.split('\n')) {
    if (!line.includes(profile)) continue;
    const [pid, group] = line.trim().split(/\s+/).map(Number);
    if (pid !== undefined && pid === group) return group;
  }
  throw new Error(`No browser leads a group of processes on ${profile}.`);
}

/** @param prepare called with each start of the browser, before any page of it loads */
export async function openBrowser(
  { type, options }: Launch,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<TestBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'quizwright-profile-'));
  const start = async (): Promise<BrowserContext> => {
    const context = await type.launchPersistentContext(profile, {
      ...options,
      viewport: { width: 1024, height: 768 },
    });
    context.setDefaultTimeout(10_000);
    await prepare(context);
    return context;
  };
  let context = await start();
  let group = processGroup(profile);
  const signal = (name: NodeJS.Signals): void => void process.kill(-group, name);

  return {
    get context() {
      return context;
    },
    restart: async () => {
      context = await start();
      group = processGroup(profile);
    },
    kill: async () => {
      const closed = context.waitForEvent('close', { timeout: 10_000 });
      signal('SIGKILL');
      await closed;
    },
    suspend: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
