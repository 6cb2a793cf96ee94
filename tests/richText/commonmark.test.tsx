import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canonicalMarkup, referenceMarkup } from './render';

/** Markdown, and the markup that CommonMark asks for. */
const cases: [what: string, text: string, markup: string][] = [
  ['paragraphs', 'one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  ['a hard break of spaces', 'one  \ntwo', '<p>one<br>two</p>'],
  ['a hard break of a backslash', 'one\\\ntwo', '<p>one<br>two</p>'],
  [
    'emphasis',
    '*a* _b_ **c** __d__',
    '<p><em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong></p>',
  ],
  ['emphasis in emphasis', '***a** b*', '<p><em><strong>a</strong> b</em></p>'],
  ['no emphasis around spaces', 'a * b * c', '<p>a * b * c</p>'],
  ['no emphasis inside words', 'a_b_c', '<p>a_b_c</p>'],
  ['the rule of three', 'a***b*c', '<p>a**<em>b</em>c</p>'],
  ['code', '`` a ` b ``', '<p><code>a ` b</code></p>'],
  ['code before emphasis', '*a `b* c`', '<p>*a <code>b* c</code></p>'],
  ['escapes', '\\*a\\* \\q', '<p>*a* \\q</p>'],
  ['references', '&lt;&copy;&#35;&#x22;&nope;', '<p>&lt;©#"&amp;nope;</p>'],
  ['headings', '# a #\n## b', '<h1>a</h1><h2>b</h2>'],
  ['underlined headings', 'a\n===\nb\n---', '<h1>a</h1><h2>b</h2>'],
  ['a rule', 'a\n\n* * *', '<p>a</p><hr>'],
  ['a fence with a language', '```js\n  a\n\n\nb\n```', '<pre><code>  a\n\n\nb\n</code></pre>'],
  ['a fence of tildes', '~~~\n```\n~~~', '<pre><code>```\n</code></pre>'],
  ['indented code', '    a\n      b', '<pre><code>a\n  b\n</code></pre>'],
  ['code with tabs', '\ta\tb', '<pre><code>a\tb\n</code></pre>'],
  ['a quote with a lazy line', '> a\nb', '<blockquote><p>a b</p></blockquote>'],
  ['a tight list', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
  ['a loose list', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['a numbered list', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['a list in a list', '- a\n  1. b', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
  ['code in a list', '- a\n\n      b', '<ul><li><p>a</p><pre><code>b\n</code></pre></li></ul>'],
  ['a number that interrupts nothing', 'a\n2. b', '<p>a 2. b</p>'],
  ['links', '[a *b*](/c "d")', '<p><a href="/c" title="d">a <em>b</em></a></p>'],
  ['links by reference', '[a][b] [B]\n\n[b]: /c', '<p><a href="/c">a</a> <a href="/c">B</a></p>'],
  ['no link in a link', '[a [b](/c)](/d)', '<p>[a <a href="/c">b</a>](/d)</p>'],
  [
    'addresses in angles',
    '<https://a.example/?b=c>',
    '<p><a href="https://a.example/?b=c">https://a.example/?b=c</a></p>',
  ],
  ['images', '![a *b*](/c)', '<p><img src="/c" alt="a b"></p>'],
  ['an image in a link', '[![a](/b)](/c)', '<p><a href="/c"><img src="/b" alt="a"></a></p>'],
];

describe('as CommonMark has it', () => {
  test.each(cases)('%s', (_, text, markup) => {
    expect(referenceMarkup(text)).toBe(canonicalMarkup(markup));
  });
});

/** How many of CommonMark's examples have to come out as its reference has them. */
const leastExamples = 600;

interface Example {
  markdown: string;
  html: string;
}

/** A JSON file of CommonMark's examples, `[{ "markdown", "html" }]`, which is not ours to include. */
const file = process.env.COMMONMARK_EXAMPLES;

if (file === undefined) {
  console.info('COMMONMARK_EXAMPLES names no file: only our own cases of CommonMark are compared.');
} else {
  test(`at least ${leastExamples} of CommonMark's examples come out as its reference has them`, () => {
    const all = JSON.parse(readFileSync(file, 'utf8')) as Example[];
    const same = all.filter(
      ({ markdown, html }) => referenceMarkup(markdown) === canonicalMarkup(html),
    );
    console.info(`${same.length} of ${all.length} examples are the same`);
    expect(same.length).toBeGreaterThanOrEqual(leastExamples);
  });
}
