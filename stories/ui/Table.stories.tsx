import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../src/ui/Badge';
import { Card } from '../../src/ui/Card';
import { IconButton } from '../../src/ui/IconButton';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../src/ui/Table';

const questions = [
  {
    title: 'What does a closure capture?',
    level: 'Easy',
    tone: 'positive',
    kind: 'Frontend',
    score: 12,
  },
  {
    title: 'When is an index not used?',
    level: 'Hard',
    tone: 'critical',
    kind: 'Backend',
    score: 7,
  },
  {
    title: 'Which signal asks a process to stop?',
    level: 'Medium',
    tone: 'caution',
    kind: 'DevOps',
    score: 148,
  },
] as const;

const rows = (
  <>
    <TableHead>
      <TableRow>
        <TableHeaderCell>Title</TableHeaderCell>
        <TableHeaderCell>Difficulty</TableHeaderCell>
        <TableHeaderCell>Type</TableHeaderCell>
        <TableHeaderCell align="end">Times asked</TableHeaderCell>
        <TableHeaderCell align="end">Actions</TableHeaderCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {questions.map((question) => (
        <TableRow key={question.title}>
          <TableCell kind="title" label="Title">
            {question.title}
          </TableCell>
          <TableCell label="Difficulty">
            <Badge tone={question.tone}>{question.level}</Badge>
          </TableCell>
          <TableCell label="Type">
            <Badge>{question.kind}</Badge>
          </TableCell>
          <TableCell label="Times asked" align="end">
            {question.score}
          </TableCell>
          <TableCell kind="actions">
            <IconButton size="small" label={`View: ${question.title}`} icon={<Eye />} />
            <IconButton size="small" label={`Edit: ${question.title}`} icon={<Pencil />} />
            <IconButton
              size="small"
              variant="critical"
              label={`Delete: ${question.title}`}
              icon={<Trash2 />}
            />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </>
);

const meta = {
  title: 'UI/Table',
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableHeaderCell, TableCell },
  args: { caption: 'Questions in your bank', children: rows },
  argTypes: { children: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const InACard: Story = {
  args: { captionHidden: true },
  render: (args) => (
    <Card title="Bank of questions" headingLevel={2} padding="flush">
      <Table {...args} />
    </Card>
  ),
};

const inSidebar: NonNullable<Story['decorators']> = (Story) => (
  <div style={{ inlineSize: 360, maxInlineSize: '100%' }}>
    <Story />
  </div>
);

export const CardsInASidebar: Story = {
  args: { captionHidden: true },
  decorators: inSidebar,
  render: (args) => (
    <Card title="Bank of questions" headingLevel={2} padding="flush">
      <Table {...args} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Questions in your bank' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

export const ScrollingInASidebar: Story = {
  args: { narrow: 'scroll' },
  decorators: inSidebar,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Questions in your bank' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};

export const ClickableRows: Story = {
  args: {
    caption: 'Last quizzes',
    children: (
      <>
        <TableHead>
          <TableRow>
            <TableHeaderCell>Title</TableHeaderCell>
            <TableHeaderCell align="end">Participants</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow interactive>
            <TableCell kind="title" label="Title">
              Forces and motion
            </TableCell>
            <TableCell label="Participants" align="end">
              26
            </TableCell>
          </TableRow>
          <TableRow interactive>
            <TableCell kind="title" label="Title">
              Waves and sound
            </TableCell>
            <TableCell label="Participants" align="end">
              9
            </TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
};

export const InDark: Story = { ...InACard, globals: { theme: 'dark' } };
