import { expect, it } from 'vitest';
import { xhtmlOfMarkdown } from '../../../src/fileFormats/markup/xhtmlOfMarkdown';

it.each([
  ['Which **is** *it*?', '<p>Which <strong>is</strong> <em>it</em>?</p>'],
  ['`a < b` & c', '<p><code>a &lt; b</code> &amp; c</p>'],
  [
    '```js\nif (a) {\n  b();\n}\n```',
    '<pre><code class="language-js">if (a) {\n  b();\n}</code></pre>',
  ],
  ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
  ['3. one\n4. two', '<ol start="3"><li>one</li><li>two</li></ol>'],
  [
    '| a | b |\n| --- | --- |\n| 1 | 2 |',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  ['Is $x^2$ even?', '<p>Is \\(x^2\\) even?</p>'],
  ['> quoted', '<blockquote><p>quoted</p></blockquote>'],
  [
    '[MDN](https://developer.mozilla.org)',
    '<p><a href="https://developer.mozilla.org">MDN</a></p>',
  ],
  ['![A tree](media:a)', '<p><img src="../media/a.png" alt="A tree"/></p>'],
])('%s is XHTML', (markdown, xhtml) => {
  const files = new Map([['media:a', '../media/a.png']]);
  expect(xhtmlOfMarkdown(markdown, files, true)).toBe(xhtml);
});

it('has no paragraph in an option of one line', () => {
  expect(xhtmlOfMarkdown('an *option*', new Map(), false)).toBe('an <em>option</em>');
});

it.each([
  '__strong__',
  'a\nb',
  '<b>',
  '| a |\n| :-: |\n| 1 |',
  '![A tree](media:unknown)',
  '    code',
])('%s has none that gives back the same', (markdown) => {
  expect(xhtmlOfMarkdown(markdown, new Map(), true)).toBeUndefined();
});
