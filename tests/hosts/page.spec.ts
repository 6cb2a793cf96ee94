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

/** A number that a new story does not change every time. */
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

What the kit looks like is the kit's, whatever sheet your page has; what your page looks like is yours. This page is written by \`npm run test:hosts\` from what a Chromium found. \`HOSTS_UPDATE=1 npm run test:hosts\` writes it anew.

## The kit beside your sheet

Every story of every component and widget was opened and played to its end, open dialogs, menus and toasts included. Then each computed property of each part was compared with the plain page's, once with the host's sheet before the kit's and once behind it.

| host | the kit's sheet | elements compared | differences |
| --- | --- | --- | --- |
${rows.join('\n')}

The aggressive sheet styles whatever it meets by its tag: \`*\`, \`button\`, \`input\`, \`table\`, a root font size of 24 px, letter spacing, capitals, right alignment, marks before every \`li\`, a transition on everything ([aggressiveHost.ts](../stories/hosts/aggressiveHost.ts)). In Storybook the toolbar puts any story into a page of each.

A root (\`.qw-root\`) is placed and sized by you, through \`className\`. Scrollbars and the colour of selected text are your page's.

## Tailwind 4

Tailwind 4 keeps its sheets in layers, and a sheet outside layers beats them all: beside \`styles.css\` the utilities you hand to a component as \`className\` would lose. Take \`styles.layer.css\`, and name the order in the first sheet that the page loads:

\`\`\`css
${preface}
@import 'tailwindcss';
@import 'quizwright/styles.layer.css';
\`\`\`

The kit then beats the preflight, and your components and utilities beat the kit. Without that line, a kit loaded before Tailwind loses its borders and margins to the preflight. Tailwind 3 and Bootstrap have no layers: take \`styles.css\`, or their bare rules win.

## Your elements beside the kit

Headings, text, links, buttons, fields, tables, lists, a fieldset, an icon, a progress bar and a dialog of the host's have the same computed styles with the kit's sheet and without it, under each of these hosts. An open modal makes the rest of the page inert and keeps it from scrolling; closed, it leaves no element, attribute or style behind. Two traces mean nothing: an empty \`style\` attribute on \`<html>\`, and \`data-headlessui-focus-visible\`, by which Headless UI remembers there whether the last input was a key.

## A strict policy

Under [the policy that we say is enough](security.md#content-security-policy) every story of the kit${csp === undefined ? '' : ` (more than ${Math.floor(csp.stories / 10) * 10})`}, built by Vite and sent by a real server, was played without a violation or an error, and looks as it does without the policy. The reference server sends its pages with such a policy. Storybook's own frame and the mock school's worker cannot live under it, so widgets are held to it by the reference server's journey.

## What reaches the kit all the same

| your rule | what happens |
| --- | --- |
${limitRows.join('\n')}
| \`body { transform: … }\` (or \`filter\`, \`perspective\`, \`contain\`) | A fixed element is then fixed to the body: dialogs and toasts move and scroll with it. Put the transform on a child of the body. |
| \`body { visibility: hidden }\`, \`pointer-events: none\`, \`direction\`, \`writing-mode\` | Inherited on purpose: a hidden or mirrored page hides and mirrors the kit. |
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
