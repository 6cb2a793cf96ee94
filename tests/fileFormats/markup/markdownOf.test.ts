import { describe, expect, it } from 'vitest';
import { markdownOf } from '../../../src/fileFormats/markup/markdownOf';
import { readHtml } from '../../../src/fileFormats/markup/readHtml';
import { markupOf } from '../../richText/render';

const read = (html: string) => markdownOf(readHtml(html));
const markdownIn = (html: string) => read(html).markdown;

describe('marked-up text in Markdown', () => {
  it.each([
    ['<p>one</p><p>two<br>three</p>', 'one\n\ntwo\\\nthree'],
    ['a <b> bold </b>word, <em>so</em>', 'a **bold** word, *so*'],
    ['call <code>a`b</code>', 'call ``a`b``'],
    [
      '<pre class="language-js"><code>if (a) {\n  b();\n}\n</code></pre>',
      '```js\nif (a) {\n  b();\n}\n```',
    ],
    ['<ul><li>one<li>two<ul><li>in</ul></ul>', '- one\n- two\n\n  - in'],
    ['<ol start="3"><li>c<li>d</ol>', '3. c\n4. d'],
    ['H<sub>2</sub>O, x<sup>2</sup>', 'H$_{2}$O, x$^{2}$'],
    ['<a href="https://example.com/a_b">here</a>', '[here](https://example.com/a_b)'],
    ['<img src="https://example.com/a.png" alt="A tree">', '![A tree](https://example.com/a.png)'],
    [
      '<img class="equation_image" src="/x" data-equation-content="\\frac{1}{2}">',
      '$\\frac{1}{2}$',
    ],
    ['Is \\(x^2\\) or \\[y\\]?', 'Is $x^2$ or $$y$$?'],
    ['a * b * c, <i>d</i>', 'a * b * c, *d*'],
    ['# no heading', '\\# no heading'],
    ['<h2>A heading</h2>text', '## A heading\n\ntext'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
  ])('%s', (html, markdown) => {
    expect(markdownIn(html)).toBe(markdown);
    expect([...read(html).losses]).toEqual([]);
  });

  it('keeps tables of words', () => {
    const html =
      '<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td><td><b>3</b><br>4</td></tr></table>';
    expect(markdownIn(html)).toBe('| a | b |\n| --- | --- |\n| 1\\|2 | **3** 4 |');
    expect([...read('<table><tr><td colspan="2">a</td></tr></table>').losses]).toEqual(['table']);
  });

  it('draws a table without headings as one without', () => {
    const drawn = markupOf(markdownIn('<table><tr><td>1</td><td>2</td></tr></table>'));
    expect(drawn).toContain('<td');
    expect(drawn).not.toContain('<thead');
  });

  it.each([
    ['<math><mfrac><mi>a</mi><mn>2</mn></mfrac></math>', '$\\frac{a}{2}$'],
    [
      '<math><msqrt><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mi>sin</mi><mi>α</mi></msqrt></math>',
      '$\\sqrt{{x}^{2}+\\sin α}$',
    ],
    [
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1</annotation></semantics></math>',
      '$x_1$',
    ],
    [
      '<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mo>{</mo></math>',
      '$∑_{i=1}^{n}\\{$',
    ],
    [
      '<math><mfenced open="[" separators=";"><mi>a</mi><mi>b</mi></mfenced></math>',
      '$\\left[a;b\\right)$',
    ],
  ])('writes the formula %s', (html, markdown) => expect(markdownIn(html)).toBe(markdown));

  it('says which formulas and pictures it cannot keep', () => {
    expect([...read('<math><mi>a</mi><menclose>b</menclose></math>').losses]).toEqual(['formula']);
    expect([...read('<img src="a.png"><audio></audio>').losses]).toEqual(['picture', 'media']);
    expect([...read('<u>a</u>').losses]).toEqual(['marks']);
  });
});
