/**
 * `npm run test:spoken [-- --accept] [WAY] [LANGUAGE]` uses the product beside the screen reader
 * Orca, and compares what is said with `tests/spoken/said`. With `--accept`, what is said is the
 * record from now on: read it before you commit it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureDebianPackages } from '../../scripts/debianPackage.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
import { de } from '../../src/messages/de';
import { en } from '../../src/messages/en';
import { openSchoolServer } from '../e2e/schoolServer.ts';
import { instructor } from './instructor.ts';
import { regions } from './regions.tsx';
import { faultsOf, isComplete, lasting, normalised, readRecord, writeRecord } from './said.ts';
import { startScreenReader } from './screenReader.ts';
import { student } from './student.ts';

/** How long Orca must have been still before what it said is accepted, in milliseconds. */
const acceptedStillMs = 3_000;

const ways = { student, instructor, regions };
const languages = { en, de: de.messages };
type Way = keyof typeof ways;
type Tag = keyof typeof languages;

ensureDebianPackages([
  { name: 'orca', files: ['/usr/bin/orca'] },
  { name: 'xvfb', files: ['/usr/bin/Xvfb'] },
  { name: 'dbus-daemon', files: ['/usr/bin/dbus-daemon'] },
  { name: 'at-spi2-core', files: ['/usr/libexec/at-spi-bus-launcher'] },
  { name: 'openbox', files: ['/usr/bin/openbox'] },
  { name: 'xdotool', files: ['/usr/bin/xdotool'] },
]);
ensureChromium();

const chosen = process.argv.slice(2);
const isAccepting = chosen.includes('--accept');
const isChosen = (name: string, all: object): boolean => {
  const some = Object.keys(all).filter((one) => chosen.includes(one));
  return some.length === 0 || some.includes(name);
};
for (const name of chosen) {
  if (name === '--accept' || name in ways || name in languages) continue;
  const known = ['--accept', ...Object.keys(ways), ...Object.keys(languages)];
  throw new Error(`There is no “${name}”, only ${known.join(', ')}.`);
}

const fileOf = (tag: Tag): string => `tests/spoken/said/${tag}.txt`;

/** Goes one way; returns what is wrong, and writes what was heard. */
async function listen(way: Way, tag: Tag): Promise<string[]> {
  const words = languages[tag];
  const record = readRecord(readFileSync(fileOf(tag), 'utf8'));
  const school = await openSchoolServer({ APP_LANGUAGE: tag });
  const reader = await startScreenReader(tag);
  const faults: string[] = [];
  const steps = new Map<string, string[]>();
  const raw: string[] = [];
  try {
    await ways[way]({
      reader,
      school,
      words,
      async step(title, act) {
        const heading = `${way}: ${title}`;
        const expected = (!isAccepting && record.get(heading)) || [];
        await act();
        const said = await reader.spoken({
          isComplete: (spoken) => isComplete(expected, spoken),
          ...(isAccepting && { stillMs: acceptedStillMs }),
        });
        raw.push(`# ${title}`, ...said, '');
        const spoken = normalised(said);
        const lasts = lasting(heading, spoken, words);
        steps.set(heading, lasts);
        const found = faultsOf(heading, isAccepting ? lasts : expected, spoken, words);
        if (found.length > 0) faults.push(`  ${title}`, ...found.map((one) => `    ${one}`));
      },
    });
  } catch (error) {
    await reader.page.screenshot({ path: `test-results/spoken/${way}.${tag}.png` });
    faults.push(`  ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    writeFileSync(`test-results/spoken/${way}.${tag}.txt`, raw.join('\n'));
    await reader.close();
    await school.close();
  }
  if (isAccepting) {
    const others = [...record].filter(([heading]) => !heading.startsWith(`${way}: `));
    const all = new Map([...others, ...steps]);
    const order = Object.keys(ways);
    const place = ([heading]: [string, unknown]) => order.indexOf(heading.split(':')[0] ?? '');
    writeFileSync(
      fileOf(tag),
      writeRecord(new Map([...all].sort((one, other) => place(one) - place(other)))),
    );
  }
  return faults;
}

mkdirSync('test-results/spoken', { recursive: true });
for (const tag of Object.keys(languages) as Tag[]) {
  for (const way of Object.keys(ways) as Way[]) {
    if (!isChosen(tag, languages) || !isChosen(way, ways)) continue;
    // Its sentences are the same in every language.
    if (way === 'regions' && tag !== 'en') continue;
    const faults = await listen(way, tag);
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${way}, ${tag}`);
    if (faults.length === 0) continue;
    console.log(faults.join('\n'));
    process.exitCode = 1;
  }
}
