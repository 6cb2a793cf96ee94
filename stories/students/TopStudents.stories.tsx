import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { TopStudents } from '../../src/students/TopStudents';

const meta = {
  title: 'Students/TopStudents',
  component: TopStudents,
  args: { allHref: '#students' },
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'instructor' },
    docs: { story: { inline: false, height: '460px' } },
  },
} satisfies Meta<typeof TopStudents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Top Five Students' });
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Class rank 1.*Katherine Johnson.*Average score 100%/);
    await expect(canvas.getByRole('link', { name: 'All Students' })).toBeVisible();
  },
};

export const ForAStudent: Story = {
  args: { allHref: undefined },
  parameters: { school: { as: 'student' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Top Five Students' });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/student/top-five', () => HttpResponse.json([]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No scores yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ school }) => school.delay('infinite'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  beforeEach: ({ school }) => school.failNext('topStudents', { status: 502, html: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The ranking could not be loaded.',
    );
  },
};

export const LongWords: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/student/top-five', () =>
        HttpResponse.json([
          { first_name: 'Wolfeschlegelsteinhausen'.repeat(4), last_name: 'B.', avg_score: 87.5 },
        ]),
      ),
    ),
  globals: { language: 'en-XA' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Wolfeschlegel/))[0]).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const InDark: Story = { ...Default, globals: { theme: 'dark' } };
