import { describe, expect, it } from 'vitest';
import { textIn, type MarkupElement } from '../../../src/fileFormats/markup/elements';
import { readHtml } from '../../../src/fileFormats/markup/readHtml';
import { readXml, XmlFault } from '../../../src/fileFormats/markup/readXml';
import { wordsOf } from '../../../src/fileFormats/markup/wordsOf';
import { leastTime } from '../../leastTime';

const wordsIn = (html: string) => wordsOf(readHtml(html)).plain;

describe('HTML', () => {
  it.each([
    ['a <b>bold</b>\n  word', 'a bold word'],
    ['<p>one</p>\n<p>two<br>three</p>', 'one\ntwo\nthree'],
    ['<ul><li>one<li>two</ul>', 'one\ntwo'],
    ['<p>one<p>two', 'one\ntwo'],
    ['<pre>\n  if x:\n\n    y</pre>', 'if x:\n\n    y'],
    ['x&#32;&#32;y&#9;z', 'x  y\tz'],
    [
      '&lt;b&gt; &auml;&Omega;&rarr;&sect;&hellip; &unknown; &#x1F600; & a&b',
      '<b> äΩ→§… &unknown; 😀 & a&b',
    ],
    ['a < b and c > d <', 'a < b and c > d <'],
    ['<a href="x>y">link</a> <never ends', 'link <never ends'],
    ['<script>var a = "<b>";</script><style>p{}</style>seen<!-- not <b> -->', 'seen'],
    ['</p></div>text</b>', 'text'],
    ['<img src=a.png alt=A>after', 'after'],
  ])('has the words of %j', (html, words) => expect(wordsIn(html)).toBe(words));

  it('says what plain text leaves out', () => {
    const lossesOf = (html: string) => [...wordsOf(readHtml(html)).losses];
    expect(lossesOf('<div><p>plain<br></p></div><a href="#x">x</a>')).toEqual([]);
    expect(lossesOf('<b>b</b><img src="x"><table></table><audio></audio><math></math>')).toEqual([
      'marks',
      'picture',
      'table',
      'media',
      'formula',
    ]);
    expect(wordsOf(readHtml('<img src="a&amp;b.png">')).pictures).toEqual(['a&b.png']);
  });

  it.each([
    '<a '.repeat(100_000),
    '<b>'.repeat(100_000),
    '<a "'.repeat(50_000),
    '&'.repeat(200_000),
  ])('takes no longer for hostile text (%#)', (html) => {
    expect(leastTime(() => wordsIn(html), 1000)).toBeLessThan(1000);
  });
});

describe('XML', () => {
  const read = (text: string) => [...readXml(text, ['q'])].filter((found) => found !== null);
  const elementOf = (text: string) => read(text)[0] as MarkupElement;
  const faultOf = (text: string) => {
    const [fault] = read(text);
    expect(fault).toBeInstanceOf(XmlFault);
    return fault as XmlFault;
  };

  it('reads elements with their line, without prefixes', () => {
    const element = elementOf(
      '<x:all xmlns:x="u">\n <x:q a="1">&lt;&nbsp;<![CDATA[<b></q>]]></x:q></x:all>',
    );
    expect(element).toMatchObject({ name: 'q', attributes: { a: '1' }, line: 2 });
    expect(textIn(element)).toBe('<\u00a0<b></q>');
  });

  it('takes no element from a comment or a section of characters', () => {
    expect(read('<a><!-- <q>1</q> --><![CDATA[<q>2</q>]]><q/><qx/></a>')).toHaveLength(1);
  });

  it('refuses an element that is not well-formed, says where, and reads the next', () => {
    expect(faultOf('<a>\n <q><b></q></a>')).toMatchObject({ kind: 'syntax', line: 2, column: 8 });
    expect(faultOf('<a><q>')).toMatchObject({ kind: 'syntax', line: 1 });
    expect(read('<a><q>&</q><q>2</q></a>').map((each) => each instanceof XmlFault)).toEqual([
      true,
      false,
    ]);
  });

  it('expands no entity of the text, and reads nothing outside of it', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
    expect(faultOf(`${bomb}<a><q>&b;</q></a>`).kind).toBe('syntax');
    expect(faultOf(`${bomb}<a><q>&c;</q></a>`).kind).toBe('syntax');
  });

  it.each(['<q>', '<!--', '<q a="', '<q></x>', '<![CDATA[', '<q/>\n', '<q>&'])(
    'takes no longer for a hostile text of %j',
    (part) => {
      const text = part.repeat(20_000);
      expect(leastTime(() => read(text), 2000)).toBeLessThan(2000);
    },
  );

  it('bounds how deep elements stand', () => {
    expect(faultOf(`<q>${'<b>'.repeat(300)}${'</b>'.repeat(300)}</q>`).kind).toBe('tooMuch');
    expect(faultOf(`<q>${'<b>'.repeat(100_000)}</q>`).kind).toBe('tooMuch');
  });

  it('bounds how many elements are read at once', () => {
    expect(faultOf(`<q>${'<b/>'.repeat(50_000)}</q>`).kind).toBe('tooMuch');
    expect(read(`<q>${'<b/>'.repeat(10_000)}</q>`)).toHaveLength(1);
  });

  it('lets its caller pause where no element comes', () => {
    expect([...readXml('<b/>'.repeat(5_000), ['q'])]).toEqual(Array(5).fill(null));
  });
});
