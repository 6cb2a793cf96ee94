import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import type { Question } from '../../../src/api/entities';
import { QuestionBank } from '../../../src/questions/bank/QuestionBank';
import { inSidebar } from '../../ui/arrange';
import { chooseOption } from '../../ui/chooseOption';

const draft = {
  options: { A: 'A cookie', B: 'A header', C: 'A cache', D: 'A proxy' },
  ...{ answer: 'A', type: 'BE', difficulty: 'medium' },
} as const;
const bank: Question[] = [
  {
    _id: '1',
    title: 'What does a browser send back to the server that set it?',
    description: 'Cookies go with every request to their origin.',
    quality: 'good',
    used: true,
    tags: ['http', 'Basics'],
  },
  {
    _id: '2',
    title: 'Which of these is never sent over plain HTTP if it is marked as secure?',
    description: 'The attribute keeps a cookie on encrypted connections.',
    quality: 'weak',
    used: true,
  },
  {
    _id: '3',
    title: 'What may a shared cache keep of a response that is marked as private?',
    description: 'Nothing: only the browser of the user may.',
    quality: 'bad',
    used: true,
  },
  {
    _id: '4',
    title: 'Who adds the field Via to a request?',
    description: 'Each proxy on the way does.',
  },
].map((question) => ({ ...draft, ...question }) as Question);

const meta = {
  title: 'Questions/QuestionEvidenceMarks',
  component: QuestionBank,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '560px' } },
  },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/question', () => HttpResponse.json(bank))),
} satisfies Meta<typeof QuestionBank>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What closed quizzes say of a question is in its row. */
export const Marked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Check the answer')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Quality' })).toBeVisible();
  },
};

export const InDark: Story = { ...Marked, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Marked, globals: { direction: 'rtl' } };

/** The buttons of the filters are in the line of the search, however many filters there are. */
const onOneLine: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('combobox', { name: 'Quality' });
  const search = canvas.getByRole('searchbox').getBoundingClientRect();
  const button = canvas.getByRole('button', { name: 'Saved filters' }).getBoundingClientRect();
  await expect(button.top).toBe(search.top);
};

export const Narrow: Story = { play: onOneLine, decorators: inSidebar };

/** A window of 1280 px has room for every filter. */
export const AtADesk: Story = {
  play: onOneLine,
  decorators: (Story) => (
    <div style={{ position: 'relative', overflow: 'auto' }}>
      <div style={{ inlineSize: 1232 }}>
        <Story />
      </div>
    </div>
  ),
};

export const Filtered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('combobox', { name: 'Quality' });
    await chooseOption(canvasElement, 'Quality', 'Weak question (1)');
    await expect(await canvas.findByText('1 of 4 questions')).toBeVisible();
  },
};

/** An address may name what this bank cannot be filtered by. */
export const UnknownFilters: Story = {
  args: { view: { q: 'cookie', quality: 'superb', difficulty: 'extreme' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter Quality: superb (not available)' }),
    ).toBeVisible();
  },
};
