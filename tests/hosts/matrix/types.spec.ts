import { test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { installHost, makeFolder, runScript } from './projects';

let folder = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await makeFolder();
  await installHost('types', folder);
});

test.afterAll(async () => {
  if (folder !== '') await rm(folder, { recursive: true, force: true });
});

// Declarations of packages are checked too, since the host does not say `skipLibCheck`.
for (const version of [5, 6, 7]) {
  for (const [module, moduleResolution] of [
    ['ESNext', 'bundler'],
    ['NodeNext', 'nodenext'],
  ] as const) {
    test(`TypeScript ${version} finds no error, with ${moduleResolution}`, async () => {
      const settings = ['--module', module, '--moduleResolution', moduleResolution];
      await runScript(folder, `typescript-${version}`, settings);
    });
  }
}
