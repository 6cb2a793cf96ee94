import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { highlighterOf } from '../../src/richText/code/highlighters';
import { formulas } from '../../src/richText/formulas/formulas';
import { strangersIn } from './allowList';
import { markupOf } from './render';

beforeAll(async () => {
  await Promise.all([formulas.load(), highlighterOf('xml').load()]);
});

/** The elements of a text, as a browser makes them. */
function pageOf(text: string, headingLevel?: number): HTMLElement {
  const options = headingLevel === undefined ? {} : { headingLevel };
  return new DOMParser().parseFromString(markupOf(text, options), 'text/html').body;
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<a href="javascript:alert(1)">a</a>',
  '<style>*{background:url(//evil.example)}</style>',
  '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '</p><script>alert(1)</script>',
  'a <b onclick="alert(1)">b</b> c',
  '<details open ontoggle=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java&#115;cript:alert(1))',
  '[a](java&Tab;script:alert(1))',
  '[a](java&NewLine;script:alert(1))',
  '[a](&#1;javascript:alert(1))',
  '[a](<java\tscript:alert(1)>)',
  '[a](vbscript:msgbox(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](//evil.example)',
  '[a](\\\\evil.example)',
  '[a](/\\evil.example)',
  '[a](http://evil.example)',
  '[a](https:evil.example)',
  '[a](https:\\\\evil.example)',
  '[a](https://good.example@evil.example)',
  '[a](https://good.example\\@evil.example)',
  '[a](mailto:a@evil.example)',
  '[a](file:///etc/passwd)',
  '[a](blob:https://evil.example/1)',
  '[a](#onload)',
  '[a](?redirect=https://evil.example)',
  '[a][b]\n\n[b]: javascript:alert(1)',
  '[javascript:alert(1)]\n\n[javascript:alert(1)]: javascript:alert(1)',
  '[a](https://a.example "\\" onclick=alert(1) x=\\"")',
  '<javascript:alert(1)>',
  '<data:text/html,alert(1)>',
  '<a@evil.example>',
  '![a](javascript:alert(1))',
  '![a](data:image/svg+xml,<svg onload=alert(1)>)',
  '![a](http://evil.example/pixel.gif)',
  '![a](media:../../etc/passwd)',
  '![a](media:unknown)',
  '![" onerror="alert(1)](https://a.example/b.png)',
  '![a](https://a.example/b.png "x\\" onerror=\\"alert(1)")',
  '[![a](javascript:alert(1))](javascript:alert(2))',
  '```"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
  '```html\n<script>alert(1)</script>\n<img src=x onerror=alert(1)>\n```',
  '`<script>alert(1)</script>`',
  '# <script>alert(1)</script>',
  '| <script>alert(1)</script> |\n| - |\n| <img src=x onerror=alert(1)> |',
  '- <script>\n  alert(1)\n  </script>',
  '$\\href{javascript:alert(1)}{a}$',
  '$\\url{javascript:alert(1)}$',
  '$\\includegraphics{https://evil.example/a.png}$',
  '$\\class{evil}{a}$',
  '$\\id{evil}{a}$',
  '$\\style{background:url(//evil.example)}{a}$',
  '$\\data{onclick=alert(1)}{a}$',
  '$\\text{<script>alert(1)</script>}$',
  '$\\color{red;background:url(//evil.example)}a$',
  '$\\unicode{x3c}\\def\\a{\\a\\a}\\a$',
  '$$\\rule{1000000em}{1000000em}$$',
  '$<img src=x onerror=alert(1)>$',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

test('our list of attacks is long enough', () => {
  expect(new Set(attacks).size).toBeGreaterThanOrEqual(40);
});

describe('nothing acts', () => {
  test.each(attacks)('%s', (attack) => {
    expect(strangersIn(pageOf(attack))).toEqual([]);
    expect(strangersIn(pageOf(attack, 3))).toEqual([]);
  });

  test('that leads anywhere, beside https', () => {
    const links = attacks.flatMap((attack) => [...pageOf(attack).querySelectorAll('a')]);
    expect(links.map(({ href }) => href)).toEqual(['https://a.example/']);
  });
});

describe('the list of what is permitted', () => {
  test.each([
    ['an element', '<iframe></iframe>', '<iframe>'],
    ['a handler', '<p onclick="alert(1)"></p>', '<p onclick="alert(1)">'],
    ['an address', '<a href="javascript:1"></a>', '<a href="javascript:1">'],
    ['a style', '<p style="color: red"></p>', '<p style="color: red">'],
    [
      'a link in a formula',
      '<math><mi href="https://a.example">a</mi></math>',
      '<mi href="https://a.example">',
    ],
  ])('finds %s', (_, markup, found) => {
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    expect(strangersIn(body)).toEqual([found]);
  });
});

/** A text file of known strings, one a line, which are not ours to include. */
const file = process.env.XSS_STRINGS;

if (file === undefined) {
  console.info('XSS_STRINGS names no file: only our own attacks are tried.');
} else {
  test('no known cross-site-scripting string acts, wherever it stands', () => {
    const strings = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    expect(strings.length).toBeGreaterThanOrEqual(300);
    const acting = strings.filter((string) =>
      [
        string,
        `[a](${string})`,
        `![a](<${string}>)`,
        `\`\`\`html\n${string}\n\`\`\``,
        `$${string}$`,
      ].some((text) => strangersIn(pageOf(text)).length > 0),
    );
    console.info(`${strings.length} strings, of which ${acting.length} act`);
    expect(acting).toEqual([]);
  }, 300_000);
}
