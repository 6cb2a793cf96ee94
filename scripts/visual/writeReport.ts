import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './compareStories.ts';

const headings: Record<Finding['state'], string> = {
  failed: 'Failed to draw',
  changed: 'Changed',
  added: 'New',
  removed: 'Gone',
};

const states = Object.keys(headings) as Finding['state'][];

/** Where `npm run storybook` serves. */
const storybook = 'http://localhost:6006';

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Such as “3 changed, 1 new”. */
export function countsOf(findings: Finding[]): string {
  return states
    .map((state) => ({ state, count: findings.filter((each) => each.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => `${count.toLocaleString('en')} ${headings[state].toLowerCase()}`)
    .join(', ');
}

interface Picture {
  file: string;
  png: Buffer;
}

interface Figure {
  caption: string;
  alt: string;
  picture: Picture | undefined;
}

function drawFigure({ caption, alt, picture }: Figure): string {
  if (picture === undefined) return '';
  // Every PNG has its size in these bytes.
  const [width, height] = [picture.png.readUInt32BE(16), picture.png.readUInt32BE(20)];
  const address = encodeURI(picture.file);
  return `<figure>
  <figcaption>${escape(caption)}</figcaption>
  <a href="${address}"><img src="${address}" alt="${escape(alt)}" width="${width}" height="${height}" loading="lazy"></a>
</figure>`;
}

function picturesOf({ id, before, after, difference }: Finding) {
  const picture = (side: string, png: Buffer | undefined): Picture | undefined =>
    png && { file: `pictures/${id}.${side}.png`, png };
  return {
    before: picture('before', before),
    after: picture('after', after),
    difference: picture('difference', difference?.png),
  };
}

function drawFinding(finding: Finding): string {
  const { id, title, name, failures, difference } = finding;
  const pictures = picturesOf(finding);
  const story = `${title}, ${name}`;
  const pixels = difference?.pixels.toLocaleString('en');
  const figures: Figure[] = [
    { caption: 'Before', alt: `${story}, before`, picture: pictures.before },
    { caption: 'After', alt: `${story}, after`, picture: pictures.after },
    {
      caption: `Difference: ${pixels} pixels`,
      alt: `${story}: the pixels that differ, framed`,
      picture: pictures.difference,
    },
  ];
  return `<article aria-labelledby="${id}">
<h3 id="${id}"><a href="#${id}">${escape(title)} <b>${escape(name)}</b></a></h3>
<p><a href="${storybook}/?path=/story/${id}">Open in Storybook</a></p>
${failures.map((failure) => `<pre>${escape(failure)}</pre>`).join('\n')}
<div class="figures">
${figures.map(drawFigure).join('\n')}
</div>
</article>`;
}

interface Facts {
  /** How many stories were compared. */
  compared: number;
  before: string;
  after: string;
}

/** The page, which refers to the pictures beside it. */
export function drawPage(findings: Finding[], { compared, before, after }: Facts): string {
  const total = compared.toLocaleString('en');
  const heading =
    findings.length === 0
      ? `All ${total} stories look the same`
      : `${findings.length.toLocaleString('en')} of ${total} stories to look at`;
  const groups = states
    .map((state) => ({ state, found: findings.filter((finding) => finding.state === state) }))
    .filter(({ found }) => found.length > 0);
  const list = groups.map(
    ({ state, found }) => `<h2>${headings[state]}</h2>
<ul>
${found.map(({ id, title, name }) => `<li><a href="#${id}">${escape(title)} <b>${escape(name)}</b></a></li>`).join('\n')}
</ul>`,
  );
  const sections = groups.map(
    ({ state, found }) => `<section aria-labelledby="${state}">
<h2 id="${state}">${headings[state]}</h2>
${found.map(drawFinding).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>
${readFileSync(new URL('report.css', import.meta.url), 'utf8')}</style>
</head>
<body>
<header>
<h1>${heading}</h1>
<dl>
<div><dt>Before</dt><dd>${escape(before)}</dd></div>
<div><dt>After</dt><dd>${escape(after)}</dd></div>
</dl>
<p>“Open in Storybook” works while <code>npm run storybook</code> runs.</p>
</header>
${list.length === 0 ? '' : `<nav aria-label="Stories to look at">\n${list.join('\n')}\n</nav>`}
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

/** Writes the page and its pictures into a folder and returns the page's path. */
export function writeReport(folder: string, findings: Finding[], facts: Facts): string {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const picture of findings.flatMap((finding) => Object.values(picturesOf(finding)))) {
    if (picture !== undefined) writeFileSync(join(folder, picture.file), picture.png);
  }
  const page = join(folder, 'index.html');
  writeFileSync(page, drawPage(findings, facts));
  return page;
}
