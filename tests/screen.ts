import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees (Xvfb). */
export interface Screen {
  /** Its name, such as `:1`. */
  display: string;
  close: () => Promise<void>;
}

/** Starts a screen for the browsers that need one. */
export async function openScreen(size: { width: number; height: number }): Promise<Screen> {
  const pixels = `${size.width}x${size.height}x24`;
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', pixels, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [name] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return {
    display: `:${name.toString().trim()}`,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
