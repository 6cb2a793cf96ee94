import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../docs/embed.md', import.meta.url));

/** One step: a command to type, or a file to put into the project. */
export type Step = { command: string } | { file: string; text: string };

/** The steps of the page, and how many it says there are. */
export interface Stopwatch {
  steps: Step[];
  saidCount: number;
}

function stepOf(block: string): Step {
  const [, language = '', text = ''] = /^```(\w+)\n([^]*)^```$/m.exec(block) ?? [];
  const [, file] = /^\/\/ ([\w./]+)\n/.exec(text) ?? [];
  const [command = '', ...others] = text.trim().split('\n');
  if (language === 'sh' && others.length === 0) return { command };
  if (/^tsx?$/.test(language) && file !== undefined) return { file, text };
  throw new Error(`This is no step of the stopwatch, neither one command nor a file:\n${block}`);
}

/** Reads “The stopwatch” of docs/embed.md, where each number is followed by one block. */
export function readStopwatch(): Stopwatch {
  const [, section = ''] = /^## The stopwatch\n([^]*?)^## /m.exec(readFileSync(page, 'utf8')) ?? [];
  const numbered = section.split(/^(?=\d+\. )/m).slice(1);
  const steps = numbered.map((text, index) => {
    if (!text.startsWith(`${index + 1}. `)) throw new Error(`Not step ${index + 1}:\n${text}`);
    return stepOf(/^```[^]*?^```$/m.exec(text)?.[0] ?? text);
  });
  const blocks = section.match(/^```\w/gm) ?? [];
  if (blocks.length !== steps.length) throw new Error('A block of the stopwatch has no number.');
  return { steps, saidCount: Number(/(\d+) commands and edits/.exec(section)?.[1]) };
}
