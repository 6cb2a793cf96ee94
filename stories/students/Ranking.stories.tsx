import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { Ranking } from '../../src/students/Ranking';
import { inSidebar } from '../ui/arrange';

const meta = {
  title: 'Students/Ranking',
  component: Ranking,
  argTypes: { ref: { table: { disable: true } } },
  parameters: {
    school: { as: 'student' },
    docs: { story: { inline: false, height: '460px' } },
  },
  beforeEach: () => localStorage.removeItem('quizwright:ranking-hidden:user-grace'),
} satisfies Meta<typeof Ranking>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grace is among the five best: her row is marked. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Top Five Students' });
    const [, second] = within(list).getAllByRole('listitem');
    await expect(second).toHaveTextContent(/Class rank 2.*Grace Hopper.*You.*Average score 80%/);
    await expect(canvas.queryByText(/You are/)).not.toBeInTheDocument();
  },
};

/** She is not among them, so her place shows below. */
export const FartherDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/student/top-five', () =>
        HttpResponse.json(
          ['Katherine Johnson', 'Hedy Lamarr', 'Mary Jackson', 'Emmy Noether', 'Ida Rhodes'].map(
            (name, index) => {
              const [first_name, last_name] = name.split(' ');
              return { _id: `other-${index}`, first_name, last_name, avg_score: 100 - index * 4.5 };
            },
          ),
        ),
      ),
      http.get('*/api/student/top-five/place', () =>
        HttpResponse.json({ place: 12, of: 28, avg_score: 61.5 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are 12th of 28/)).toBeVisible();
    await expect(canvas.getByText('61.5%')).toBeVisible();
  },
};

/** The school shows students only their own place. */
export const PlaceAlone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/capabilities', () =>
        HttpResponse.json({ operations: ['ownPlace'], ranking: 'own place' }),
      ),
      http.get('*/api/student/top-five', () => HttpResponse.json([])),
      http.get('*/api/student/top-five/place', () =>
        HttpResponse.json({ place: 12, of: 28, avg_score: 61.5 }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are 12th of 28/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Your place' })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

/** Tab goes to the button; Space hides the ranking and shows it again, and keeps the focus. */
export const Hidden: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('list', { name: 'Top Five Students' });
    await step('Space shows and hides', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Hide ranking' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Show ranking' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await canvas.findByRole('list', { name: 'Top Five Students' });
      await userEvent.keyboard(' ');
    });
    await expect(
      canvas.getByText('The ranking and your place in it are hidden on this device.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const NotHideable: Story = {
  args: { hideable: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Top Five Students' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** A server without the student's own place: only the five best show. */
export const WithoutPlace: Story = {
  beforeEach: ({ school }) => school.failNext('ownPlace', 404),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Top Five Students' });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { school: { as: 'george@school.example' } },
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
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The ranking could not be loaded.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Katherine Johnson')).toBeVisible();
  },
};

export const LongWords: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/student/top-five', () =>
        HttpResponse.json([
          { first_name: 'Wolfeschlegelsteinhausen'.repeat(4), last_name: 'B.', avg_score: 87.5 },
          { _id: 'user-mary', first_name: 'Mary', last_name: 'Jackson', avg_score: 60 },
        ]),
      ),
    ),
  globals: { language: 'en-XA' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Wolfeschlegel/))[0]).toBeVisible();
  },
};

export const Narrow: Story = {
  ...FartherDown,
  decorators: [inSidebar],
};

export const RightToLeft: Story = { ...FartherDown, globals: { direction: 'rtl' } };
export const InDark: Story = { ...FartherDown, globals: { theme: 'dark' } };
