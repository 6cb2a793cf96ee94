import { expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { hosts, type HostId } from '../../stories/hosts/hosts';
import { kept } from './found';
import { limits } from './limits';

const path = fileURLToPath(new URL('../../docs/hosts.md', import.meta.url));

interface Counted {
  host: HostId;
  elements: number;
  differences: number;
}

function total(counted: Counted[], key: 'elements' | 'differences'): number {
  return counted.reduce((sum, each) => sum + each[key], 0);
}

/** Rounds down, so that a new story does not change the number every time. */
const roundly = (count: number): string => (Math.floor(count / 1000) * 1000).toLocaleString('en');

function pageText(): string {
  const stories = kept<Counted[]>('stories');
  const rows = hosts.map(({ id, title, sheet }) => {
    const own = stories.flat().filter(({ host }) => host === id);
    return `| ${title} | \`${sheet}\` | over ${roundly(total(own, 'elements'))} | ${total(own, 'differences')} |`;
  });
  const [csp] = kept<{ stories: number; elements: number }>('csp');
  const limitRows = limits.map(({ css, says }) => `| \`${css}\` | ${says} |`);
  const preface = hosts.find(({ id }) => id === 'tailwind4')?.preface ?? '';
  return `# Hosts

The kit looks the same on every page, and your page looks the same with the kit. \`npm run test:hosts\` checks both in Chromium, and \`HOSTS_UPDATE=1 npm run test:hosts\` writes this page.

## The kit beside your style sheet

The test plays every story to its end, including open dialogs, menus and toasts, and compares each computed property of each part with the plain page: once with the host's sheet before the kit's and once after it.

| host | the kit's sheet | elements compared | differences |
| --- | --- | --- | --- |
${rows.join('\n')}

[The aggressive sheet](../stories/hosts/aggressiveHost.ts) styles everything by its tag. In Storybook, the toolbar puts any story into each of these hosts.

You place and size a root (\`.qw-root\`) through \`className\`. Scrollbars and the colour of selected text come from your page.

## Tailwind 4

Tailwind 4 keeps its sheets in layers, and a sheet outside layers overrides them all: with \`styles.css\`, utilities in \`className\` would have no effect. Use \`styles.layer.css\`, and declare the order in the first sheet that the page loads:

\`\`\`css
${preface}
@import 'tailwindcss';
@import 'quizwright/styles.layer.css';
\`\`\`

The kit then overrides the preflight, and your components and utilities override the kit. Tailwind 3 and Bootstrap have no layers: use \`styles.css\`, or their bare rules override the kit.

## Your elements beside the kit

The host's own elements have the same computed styles with the kit's sheet and without it. An open modal makes the rest of the page inert and stops it from scrolling. When it closes, it leaves only two traces without effect: an empty \`style\` attribute on \`<html>\`, and \`data-headlessui-focus-visible\`, which says whether the last input was a key.

## A strict policy

Under [the policy that we say is enough](security.md#content-security-policy), the test plays every story${csp === undefined ? '' : ` (more than ${Math.floor(csp.stories / 10) * 10})`}. None causes a violation or an error, and each looks as it does without the policy. The journeys on the reference server, which sends such a policy, try the widgets with their data.

## What still affects the kit

| your rule | what happens |
| --- | --- |
${limitRows.join('\n')}
| \`body { transform: … }\` (or \`filter\`, \`perspective\`, \`contain\`) | Dialogs and toasts move and scroll with the body. Put the transform on a child of it. |
| \`body { visibility: hidden }\`, \`pointer-events: none\`, \`direction\`, \`writing-mode\` | The kit inherits these on purpose. |
`;
}

test('docs/hosts.md says what was found', async () => {
  const text = await format(pageText(), { ...(await resolveConfig(path)), parser: 'markdown' });
  if (process.env.HOSTS_UPDATE) writeFileSync(path, text);
  expect(
    readFileSync(path, 'utf8'),
    'docs/hosts.md is not current. Run HOSTS_UPDATE=1 npm run test:hosts and read what changed.',
  ).toBe(text);
});
