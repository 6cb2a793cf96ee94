import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import '../../src/rich-text.css';
import { richTextWords } from '../../src/messages/en/richText';
import { RichText } from '../../src/richText/RichText';
import { inSidebar } from '../ui/arrange';

const meta = {
  title: 'Rich Text/RichText',
  component: RichText,
  args: { words: richTextWords.en },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = `What does this print for a list of three?

\`\`\`python
def longest(words: list[str]) -> str | None:
    """The longest word; the first one of several that are equally long, and none of no words."""
    found = None
    for word in words:  # A list may be empty.
        if found is None or len(word) > 12 + len(found):
            found = word
    return found
\`\`\`

Look at the comparison in \`len(word) > 12 + len(found)\`.`;

/** Code keeps its lines: its box scrolls, not the page. */
export const Code: Story = {
  args: { text: code },
  decorators: [inSidebar],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.qw-rich-keyword')).not.toBeNull());
    const block = canvasElement.querySelector('pre code')!;
    await expect(block.textContent?.split('\n')).toHaveLength(7);
    const box = block.closest('[data-part="scroll"]')!;
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(box).toHaveAccessibleName('Code');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const table = `| Status | Reason phrase | Method kept | May be cached | Since |
| :--- | :--- | :---: | :---: | ---: |
| \`301\` | Moved Permanently | no | yes | 1991 |
| \`302\` | Found | no | no | 1996 |
| \`307\` | Temporary Redirect, which keeps the method | **yes** | no | 1999 |
| \`308\` | Permanent Redirect, which keeps the method | **yes** | yes | 2015 |`;

export const WideTable: Story = {
  args: { text: table },
  decorators: [inSidebar],
  play: async ({ canvas, canvasElement }) => {
    const box = (await canvas.findByRole('table')).parentElement!;
    await waitFor(() => expect(box).toHaveAccessibleName('Table'));
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const formulas = String.raw`With $a \ne 0$ the roots are

$$x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}$$

and the sum $\sum_{k=1}^{n} \frac{1}{k^2}$ stays below $\frac{\pi^2}{6}$. A matrix, and a fraction of fractions:

$$\begin{pmatrix} \cos\varphi & -\sin\varphi & 0 \\ \sin\varphi & \cos\varphi & 0 \\ 0 & 0 & 1 \end{pmatrix} \qquad 1 + \cfrac{1}{2 + \cfrac{1}{3 + \cfrac{1}{4}}}$$

A mistake is shown as it was written: $\frac{1}{$.`;

/** Tall formulas are not cut off, and wide ones scroll. */
export const Formulas: Story = {
  args: { text: formulas },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(5));
    for (const box of canvasElement.querySelectorAll('[data-part="scroll"]')) {
      const { top, bottom } = box.getBoundingClientRect();
      for (const part of box.querySelectorAll('math :is(mi, mn, mo, mfrac, msqrt)')) {
        const place = part.getBoundingClientRect();
        await expect(place.top >= top && place.bottom <= bottom).toBe(true);
      }
    }
    await expect(canvasElement.querySelector('.qw-rich-source')).toHaveTextContent(
      String.raw`$\frac{1}{$`,
    );
  },
};

const lists = `## Before you answer

A request has **three** parts, and *one* of them may be empty:

1. the request line,
2. the header fields:
   - one in each line,
   - ended by an empty line,
3. the body.

> The empty line is not optional.
>
> Many servers answer \`400\` without it.

---

- [ ] is no box to tick here
- A paragraph of its own

- And another one, with [the specification of HTTP](https://httpwg.org/specs/) and a link that leads nowhere, [here](javascript:alert(1)).`;

export const ListsAndLinks: Story = {
  args: { text: lists },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('list')).toHaveLength(3);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', 'https://httpwg.org/specs/');
    await expect(links[0]).toHaveAccessibleName('the specification of HTTP (opens in a new tab)');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

const unreachable = 'https://localhost:1/missing.png';

/** A picture that cannot load leaves its text; one without an address is its text. */
export const MissingImages: Story = {
  args: {
    text: `The handshake:

![The client sends SYN, the server answers SYN ACK](${unreachable})

And the diagram ![of the states](media:states) that nobody uploaded.`,
  },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: /^The client sends SYN/ });
    await waitFor(() => expect((image as HTMLImageElement).complete).toBe(true));
    await expect(canvas.getByText(/!\[of the states\]\(media:states\)/)).toBeVisible();
  },
};

const hostile = `What does <b>this</b> do? <img src=x onerror="document.title='taken'">

<script>document.title = 'taken'</script>

<iframe src="https://example.com"></iframe>

<details open ontoggle="document.title='taken'"><summary>Open</summary></details>

[A link](javascript:document.title='taken')`;

export const HtmlAsText: Story = {
  args: { text: hostile },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/<script>/)).toBeVisible();
    await expect(
      canvasElement.querySelector('.qw-rich-text :is(b, img, script, iframe, details, a)'),
    ).toBeNull();
    await expect(document.title).not.toBe('taken');
  },
};

const german = `Welche Ausgabe liefert \`größe("Straßenverkehrsordnung")\`?

\`\`\`js
// Zählt Zeichen, nicht Bytes.
const größe = (wort) => [...wort].length;
\`\`\`

- Die Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft
- Für $n \\ge 2$ gilt das *nicht*.`;

/** A narrow box begins with the beginning of code and of a formula, in text of any direction. */
export const RightToLeftScrolled: Story = {
  args: { text: `ماذا يطبع؟\n\n${code}\n\n$$${'x + '.repeat(40)}x$$` },
  globals: { direction: 'rtl' },
  decorators: [inSidebar],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());
    for (const content of canvasElement.querySelectorAll('pre, math[display="block"]')) {
      const box = content.closest('[data-part="scroll"]')!;
      await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
      await expect(content.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        box.getBoundingClientRect().left,
      );
    }
  },
};

export const German: Story = {
  args: { text: german, lang: 'de' },
  decorators: [inSidebar],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const arabic = `ماذا تطبع \`len(words) > 2\` في هذا البرنامج؟

\`\`\`python
# يطبع عدد الكلمات
words = ["سلام", "عالم"]
print(len(words) > 2)
\`\`\`

1. القيمة هي $x^2 + 1$
2. القيمة **خاطئة**

> انظر [المواصفات](https://httpwg.org/specs/).

| الرمز | المعنى |
| :--- | ---: |
| \`404\` | غير موجود |`;

/** Text runs right to left; code and formulas stay left to right. */
export const Arabic: Story = {
  args: { text: arabic, lang: 'ar' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('math')).not.toBeNull());
    const directionOf = (selector: string) =>
      getComputedStyle(canvasElement.querySelector(selector)!).direction;
    await expect(directionOf('.qw-rich-text')).toBe('rtl');
    await expect(directionOf('.qw-rich-list')).toBe('rtl');
    for (const selector of ['pre', '.qw-rich-inline-code', 'math']) {
      await expect(directionOf(selector)).toBe('ltr');
    }
    // The strings of a list stay in its order.
    await waitFor(() => expect(canvasElement.querySelectorAll('.qw-rich-string')).toHaveLength(2));
    const strings = [...canvasElement.querySelectorAll('.qw-rich-string')];
    const [left = 0, right = 0] = strings.map((string) => string.getBoundingClientRect().left);
    await expect(left).toBeLessThan(right);
    await expect(within(canvasElement).getByRole('link')).toBeVisible();
  },
};
