import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import '../../src/rich-text.css';
import { RichQuestionText } from '../../src/provider/RichQuestionText';
import { inSidebar } from '../ui/arrange';
import { uploadedPicture } from './drawnPicture';

const meta = {
  title: 'Provider/QuestionPicture',
  component: RichQuestionText,
  args: { text: '' },
  parameters: { school: { as: 'instructor' } },
} satisfies Meta<typeof RichQuestionText>;

export default meta;
type Story = StoryObj<typeof meta>;

const alt = 'A client, a proxy and a server, with an arrow from each to the next';

/** The text of the story, once its picture is uploaded. */
let text = '';

/** A question with a picture, which is uploaded first. */
function withPicture(width: number, height: number, textOf: (id: string) => string): Story {
  return {
    beforeEach: async ({ school }) => {
      text = textOf(await uploadedPicture(school, width, height));
    },
    render: () => <RichQuestionText text={text} />,
  };
}

const ask = (id: string): string =>
  `Who answers the request here?\n\n![${alt}](media:${id})\n\nThe proxy has a copy.`;

export const Shown: Story = {
  ...withPicture(640, 200, ask),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>('img', { name: alt }).naturalWidth).toBe(640),
    );
  },
};

/** It never exceeds its box. */
export const Wide: Story = {
  ...withPicture(1600, 400, ask),
  decorators: [inSidebar],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBe(1600));
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4, 1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The room is kept, so that nothing jumps when it has loaded. */
export const Loading: Story = {
  ...withPicture(1600, 400, ask),
  decorators: [inSidebar],
  beforeEach: async ({ school }) => {
    text = ask(await uploadedPicture(school, 1600, 400));
    school.delay('infinite');
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: alt, busy: true })).toBeVisible();
    const room = canvasElement.querySelector('[data-part="picture"]')!;
    const { width, height } = room.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4, 1);
  },
};

/** Its text stays, and it can be asked for again. */
export const Failed: Story = {
  ...withPicture(640, 200, ask),
  beforeEach: async ({ school }) => {
    text = ask(await uploadedPicture(school, 640, 200));
    school.failNext('picture', 503);
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('img', { name: alt })).toHaveTextContent(alt);
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBe(640));
  },
};

/** A picture that is gone, whose size nobody knows. */
export const Missing: Story = {
  args: { text: ask('gone') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** One that is smaller than what is said in place of it. */
export const SmallAndMissing: Story = {
  args: { text: `The sign ![an arrow that points up](media:gone-24x24) means:` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const SmallInALine: Story = {
  ...withPicture(48, 24, (id) => `What does ![this sign](media:${id}) mean in a diagram?`),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBe(48));
  },
};

export const German: Story = {
  args: { text: 'Wer antwortet hier?\n\n![Drei Rechner in einer Reihe](media:weg-640x200)' },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  },
};

export const Arabic: Story = {
  args: { text: 'من يجيب هنا؟\n\n![ثلاثة حواسيب في صف](media:gone-640x200)' },
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  },
};
