/**
 * `npm run listen [-- WAY]` uses the product beside the screen reader Orca, and writes what is said
 * into `test-results/spoken`, for somebody to read. It compares nothing: what Orca says of itself
 * depends on how quickly the machine draws.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureDebianPackages } from '../../scripts/debianPackage.ts';
import { ensureChromium } from '../../scripts/chromium.ts';
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

const folder = 'test-results/spoken';
const [only] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
for (const [name, walk] of Object.entries(ways)) {
  if (only !== undefined && only !== name) continue;
  const school = await openSchoolServer();
  const reader = await startScreenReader();
  const steps: string[] = [];
  try {
    await reader.heard();
    await walk({
      reader,
      school,
      async step(title, act, sentence) {
        await act();
        steps.push(`# ${title}`, ...(await reader.heard(sentence)), '');
      },
    });
  } finally {
    const file = `${folder}/${name}.txt`;
    writeFileSync(file, steps.join('\n'));
    console.log(`${name}: ${file}`);
    await reader.close();
    await school.close();
  }
}
