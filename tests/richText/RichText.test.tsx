import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { needsOf } from '../../src/richText/needs';
import { RichExcerpt } from '../../src/richText/RichExcerpt';
import { RichText } from '../../src/richText/RichText';
import { translatePage } from '../../stories/translatePage';
import { markupOf, words } from './render';

// The first tests see what has not loaded yet, so their order matters.

test('a plain text loads no formulas, no names and no languages', async () => {
  // Other tests in the same worker may have loaded them.
  vi.resetModules();
  const { preloadRichText } = await import('../../src/richText/preloadRichText');
  const { characterNames } = await import('../../src/richText/markdown/rareNames');
  const { formulas } = await import('../../src/richText/formulas/formulas');
  const { highlighterOf } = await import('../../src/richText/code/highlighters');
  expect(await preloadRichText(['**a** costs 5 $ &amp; more', '```nothing\nb\n```'])).toBe(true);
  expect(formulas.read()).toBeNull();
  expect(characterNames.read()).toBeNull();
  expect(highlighterOf('python').read()).toBeNull();
});

test('a server sends the source, also where everything has loaded', () => {
  const markup = renderToString(<RichText text={'**a**\n  b'} words={words} />);
  expect(markup).toContain('data-source=""');
  expect(markup).toContain('**a**\n  b');
});

test('formulas, names and colours of code come when they have loaded', async () => {
  const text = '$x^2$ &hearts;\n\n```py\nif a:\n    return 1\n```';
  const { container } = render(<RichText text={text} words={words} />);
  await waitFor(() => expect(container.querySelector('math msup')).not.toBeNull());
  await waitFor(() => expect(container.querySelector('.qw-rich-keyword')).toHaveTextContent('if'));
  await waitFor(() => expect(container).toHaveTextContent('♥'));
  expect(container.querySelector('pre')?.textContent).toBe('if a:\n    return 1');
  expect(container.querySelector('pre')).toHaveAttribute('dir', 'ltr');
  expect(container.querySelector('annotation')?.textContent).toBe('x^2');
});

test('texts are looked through for what they need', () => {
  const {
    formulas: hasFormulas,
    characterNames: hasNames,
    grammars,
  } = needsOf('- a\n  ```TS title\n  b\n  ```\n\n~~~ c++\n~~~\n\n$a$ &rarr;');
  expect(hasFormulas).toBe(true);
  expect(hasNames).toBe(true);
  expect([...grammars].sort()).toEqual(['cpp', 'typescript']);
});

test('the indentation and the empty lines of code are kept', () => {
  const { container } = render(<RichText text={'```\n\n    a\n\tb\n\n\n```'} words={words} />);
  expect(container.querySelector('pre')?.textContent).toBe('\n    a\n\tb\n\n');
});

test('a single paragraph in a line has no element', () => {
  expect(markupOf('*a* b', { isInline: true })).toBe(
    '<em class="qw-rich-em">a</em><span class="qw-rich-words"> b</span>',
  );
  expect(markupOf('a\n\nb', { isInline: true })).toContain('<p class="qw-rich-paragraph">');
});

test('headings join the outline only at a level that the page gives', async () => {
  const { rerender } = render(<RichText text="# a" words={words} />);
  await screen.findByText('a');
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(<RichText text={'# a\n\n## b'} headingLevel={3} words={words} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('a');
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('b');
});

test('pictures come from https or from the host, and always have a text', () => {
  render(
    <RichText
      text="![a](media:1) ![b](https://b.example/b.png) ![c](media:/2) ![d](http://d.example)"
      drawMedia={({ id, alt }) => <b>{`${alt} is ${id}`}</b>}
      words={words}
    />,
  );
  expect(screen.getByText('a is 1')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'b' })).toHaveAttribute('src', 'https://b.example/b.png');
  expect(document.body).toHaveTextContent('![c](media:/2) ![d](http://d.example)');
});

test('links open in a new tab, and say so', () => {
  render(<RichText text="[a](https://a.example)" words={words} />);
  const link = screen.getByRole('link', { name: /^a ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('what is not permitted is shown as it was written', () => {
  const text = '[a](javascript:b) <b>c</b>';
  const { container } = render(<RichText text={text} words={words} />);
  expect(container.textContent).toBe(text);
});

const undrawn = ['cancel', 'sout', 'longdiv', 'phase', 'angl', 'textcircled', 'reflectbox', 'llap'];

test.each([
  '$\\frac{a$',
  `$${'a'.repeat(2_001)}$`,
  '$\\ref{a}$',
  '$\\cancelto{0}{a}$',
  ...undrawn.map((name) => `$\\${name}{a}$`),
])('a formula that cannot be drawn is shown as it was written: %s', (text) => {
  const { container } = render(<RichText text={text} words={words} />);
  expect(container.querySelector('math')).toBeNull();
  expect(container.textContent).toBe(text);
});

test.each([
  ['\\overline{AB}', 'overline'],
  ['\\underline{AB}', 'underline'],
  ['\\fbox{AB}', 'box'],
])('%s has its lines', (formula, line) => {
  const { container } = render(<RichText text={`$${formula}$`} words={words} />);
  expect(container.querySelector(`mrow.qw-rich-math-${line}`)).toHaveTextContent('AB');
});

test('tables have cells with their alignment', () => {
  render(<RichText text={'| a | b |\n| - | -: |\n| 1 \\| 2 | 3 |'} words={words} />);
  expect(screen.getByRole('columnheader', { name: 'b' })).toHaveAttribute('data-align', 'end');
  expect(screen.getByRole('cell', { name: '1 | 2' })).toBeInTheDocument();
});

test('a text of more than 100,000 characters is shown as it was written', () => {
  const { container } = render(<RichText text={'*a* '.repeat(25_001)} words={words} />);
  expect(container.firstElementChild).toHaveAttribute('data-source');
});

test('an excerpt has all blocks in one line, with code and formulas, without links and pictures', () => {
  const { container } = render(
    <RichExcerpt
      text={
        '# Which\n\n*is*\\\n\\*a\\*?\n\n```py\nif a:\n    b\n```\n\n- [see](https://a.example)\n- ![A map](media:m)\n\n| a | b |\n| - | - |\n| c | `d` |'
      }
      words={words}
    />,
  );
  const line = container.querySelector('bdi');
  expect(line?.textContent).toBe('Which is *a*? if a: b see A map a · b c · d');
  expect(line?.querySelector('em')).toHaveTextContent('is');
  expect(line?.querySelector('code')).toHaveTextContent('if a: b');
  expect(line?.querySelector('a, img, pre, table, li, br')).toBeNull();
});

test('a preview goes on in a translated page while its text is typed', async () => {
  const { problems, stop } = translatePage(document.body);
  const texts = ['Is', 'Is *a', 'Is *a* $x$', 'Is *a* $x$ or `b`?\n\nYes', '`b`', ''];
  const { container, rerender } = render(<RichText text="" words={words} />);
  for (const text of texts) {
    rerender(<RichText text={text} words={words} />);
    await waitFor(() => expect(container.querySelector('.qw-rich-source')).toBeNull());
  }
  expect(container).toHaveTextContent('');
  stop();
  expect(problems).toEqual([]);
});
