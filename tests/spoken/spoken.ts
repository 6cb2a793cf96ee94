/**
 * Uses the product beside the screen reader Orca and compares what is said with the sentences that
 * were read and accepted, a file for each way and language in `said`. `-- --accept` rewrites them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureDebianPackages } from '../../scripts/debianPackage.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { de } from '../../src/messages/de';
import { en } from '../../src/messages/en';
import { openSchoolServer } from '../e2e/schoolServer.ts';
import { startScreenReader } from './screenReader.ts';
import { ways } from './ways.ts';

ensureDebianPackages([
  { name: 'orca', files: ['/usr/bin/orca'] },
  { name: 'xvfb', files: ['/usr/bin/Xvfb'] },
  { name: 'dbus-daemon', files: ['/usr/bin/dbus-daemon'] },
  { name: 'at-spi2-core', files: ['/usr/libexec/at-spi-bus-launcher'] },
  { name: 'openbox', files: ['/usr/bin/openbox'] },
  { name: 'xdotool', files: ['/usr/bin/xdotool'] },
]);
ensureChromium();

const languages = { en, de: { ...en, ...de } };
const folder = new URL('said/', import.meta.url);
const isAccepted = process.argv.includes('--accept');
/** Only this way, such as `student.de`. */
const only = process.argv.slice(2).find((given) => !given.startsWith('--'));

/** The one place where values that change from run to run are left out. */
const settled = (sentence: string): string =>
  sentence
    .replace(/\b\d+ (?:hours?|Stunden?)(?: \d+ (?:minutes?|Minuten?))?/g, '<time>')
    .replace(/\b\d+ (?:minutes?|Minuten?)(?: \d+ (?:seconds?|Sekunden?))?/g, '<time>')
    .replace(/\b[A-HJ-NP-Z2-9]{4}-?[A-HJ-NP-Z2-9]{4}\b/g, '<code>')
    .replace(/\b[0-9a-f]{24}\b/g, '<id>')
    .replace(/\b\d{1,2}[/.]\d{1,2}[/.]\d{4}\b|\b\w+ \d{1,2}, \d{4} at [\d:]+ [AP]M\b/g, '<date>')
    .trim();

let differing = 0;
mkdirSync(folder, { recursive: true });
for (const [language, words] of Object.entries(languages)) {
  for (const [name, walk] of Object.entries(ways)) {
    if (only !== undefined && only !== `${name}.${language}`) continue;
    const school = await openSchoolServer();
    const reader = await startScreenReader(language);
    const lines: string[] = [];
    const step = async (title: string, act: () => Promise<unknown>, sentence?: RegExp) => {
      await act();
      const said = (await reader.heard(sentence)).map(settled).filter((line) => line !== '');
      lines.push(`# ${title}`, ...said, '');
    };
    try {
      await reader.heard();
      await walk({ reader, school, words, step });
    } finally {
      await reader.close();
      await school.close();
    }
    const file = new URL(`${name}.${language}.txt`, folder);
    const now = `${lines.join('\n').trim()}\n`;
    if (isAccepted) {
      writeFileSync(file, now);
      continue;
    }
    const accepted = readFileSync(file, 'utf8');
    if (accepted === now) {
      console.log(`✓ ${name}, ${language}`);
      continue;
    }
    differing += 1;
    console.log(`✗ ${name}, ${language}:`);
    const [was, is] = [accepted.split('\n'), now.split('\n')];
    was.filter((line) => !is.includes(line)).forEach((line) => console.log(`  - ${line}`));
    is.filter((line) => !was.includes(line)).forEach((line) => console.log(`  + ${line}`));
    if (new Set(was).size === new Set(is).size) console.log(`  Said now:\n${now}`);
  }
}
process.exitCode = differing === 0 ? 0 : 1;
