import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../../../src/ui/text/Badge';
import { Button } from '../../../src/ui/button/Button';
import { Card } from '../../../src/ui/card/Card';
import { EmptyState } from '../../../src/ui/state/EmptyState';
import { IconButton } from '../../../src/ui/button/IconButton';
import { Eye, Trash2 } from '../../../src/ui/icons/icons';
import { Pencil } from '../../../src/ui/icons/teachingIcons';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../../src/ui/table/Table';
import { TableSelectAllCell, TableSelectCell } from '../../../src/ui/table/TableSelect';
import { TableSkeletonRows } from '../../../src/ui/table/TableSkeletonRows';
import { Stack } from '../arrange';
import { StudentTable } from '../StudentTable';

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
  subcomponents: {
    TableHead,
    TableBody,
    TableRow,
    TableHeaderCell,
    TableCell,
    TableSelectAllCell,
    TableSelectCell,
  },
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
    await expect(scrollerIn(canvas)).toHaveAttribute('tabindex', '0');
    await expect(scrollerIn(canvas)).toHaveAccessibleDescription('Questions in your bank');
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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** What scrolls, and is focused to be scrolled by keys. */
const scrollerIn = (canvas: Canvas) => canvas.getByRole('table').parentElement as HTMLElement;

const titles = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

/** Tab goes from heading to heading. Enter or Space sorts by it, and again reverses the order. */
export const Sortable: Story = {
  render: () => <StudentTable count={6} sortable captionHidden={false} />,
  play: async ({ canvas, step }) => {
    const score = canvas.getByRole('columnheader', { name: 'Score' });
    await expect(score).not.toHaveAttribute('aria-sort');
    await step('a click sorts upwards, another one downwards', async () => {
      const button = within(score).getByRole('button', { name: 'Score' });
      await userEvent.click(button);
      await expect(score).toHaveAttribute('aria-sort', 'ascending');
      await expect(titles(canvas)[0]).toBe('Ada Lovelace 1');
      await userEvent.click(button);
      await expect(score).toHaveAttribute('aria-sort', 'descending');
      await expect(titles(canvas)[0]).toBe('Sofía Lovelace 6');
      await expect(button).toHaveFocus();
    });
    await step('the keyboard does the same', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const name = canvas.getByRole('columnheader', { name: 'Name' });
      await expect(name).toHaveAttribute('aria-sort', 'ascending');
      await expect(score).not.toHaveAttribute('aria-sort');
      await userEvent.keyboard(' ');
      await expect(name).toHaveAttribute('aria-sort', 'descending');
      await expect(titles(canvas)[0]).toBe('Sofía Lovelace 6');
    });
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull();
  },
};

/** On cards, the sortable headings and the checkbox for all stay above the cards. */
export const SortableOnCards: Story = {
  decorators: inSidebar,
  render: () => (
    <Card title="Students" headingLevel={2} padding="flush">
      <StudentTable count={3} sortable selectable />
    </Card>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Score' });
    await expect(button).toBeVisible();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(canvas.getByRole('columnheader', { name: 'Score' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all students' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Ada Lovelace 1' })).toBeChecked();
  },
};

export const SelectableOnCards: Story = {
  decorators: inSidebar,
  render: () => (
    <Card title="Students" headingLevel={2} padding="flush">
      <StudentTable count={3} selectable />
    </Card>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('checkbox', { name: 'Select Mei Lovelace 3' });
    await userEvent.click(row);
    const all = canvas.getByRole('checkbox', { name: 'Select all students' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(row).toBeChecked();
  },
};

/**
 * Tab goes from checkbox to checkbox, and Space selects. With Shift, a click or Space does the same
 * to all rows since the last one.
 */
export const Selectable: Story = {
  render: () => (
    <Card title="Students" headingLevel={2} padding="flush">
      <StudentTable count={6} selectable sortable />
    </Card>
  ),
  play: async ({ canvas, step }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all students' });
    const boxes = () =>
      canvas.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select \S+ L/ });
    const checked = () => boxes().map((box) => box.checked);
    const second = canvas.getByRole('checkbox', { name: 'Select Chidi Lovelace 2' });
    await step('one row, and the head says that it is some', async () => {
      await userEvent.click(second);
      await expect(second.closest('tr')).toHaveAttribute('data-selected');
      await expect(all).toBePartiallyChecked();
    });
    await step('Shift and a click take all from the last one on', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(canvas.getByRole('checkbox', { name: 'Select Noor Lovelace 5' }));
      await user.keyboard('{/Shift}');
      await expect(checked()).toEqual([false, true, true, true, true, false]);
    });
    await step('all, then none', async () => {
      await userEvent.click(all);
      await expect(checked()).not.toContain(false);
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(checked()).not.toContain(true);
    });
    await step('by keyboard', async () => {
      second.focus();
      await userEvent.keyboard(' ');
      await expect(second).toBeChecked();
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('checkbox', { name: 'Select Ada Lovelace 1' })).toHaveFocus();
    });
  },
};

const headStays = async (canvas: Canvas, scroller: Element, top: number) => {
  const head = canvas.getAllByRole('rowgroup')[0] as HTMLElement;
  // The rows come in slices.
  await waitFor(() => {
    scroller.scrollTop = 600;
    return expect(scroller.scrollTop).toBeGreaterThan(300);
  });
  await expect(Math.abs(head.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
  scroller.scrollTop = 0;
};

/** The table scrolls its rows itself; its container takes the focus, so that arrow keys scroll it. */
export const StickyHeader: Story = {
  render: () => (
    <Card title="Students" headingLevel={2} padding="flush">
      <StudentTable count={60} sortable scrolls="self" stickyHeader />
    </Card>
  ),
  play: async ({ canvas }) => {
    const region = scrollerIn(canvas);
    await expect(region).toHaveAttribute('tabindex', '0');
    await headStays(canvas, region, region.getBoundingClientRect().top);
  },
};

function LoadedInParts() {
  const [count, setCount] = useState(200);
  return (
    <Stack>
      <Button onClick={() => setCount(400)}>Load more</Button>
      <StudentTable count={count} scrolls="self" stickyHeader />
    </Stack>
  );
}

/** Of more than 200 rows, only those near the visible ones are drawn. */
export const LoadingMore: Story = {
  render: () => <LoadedInParts />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(201));
    const row = canvas.getByRole('row', { name: / 150 / });
    row.scrollIntoView({ block: 'center' });
    const { top } = row.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await expect(Math.abs(row.getBoundingClientRect().top - top)).toBeLessThanOrEqual(1);
  },
};

/** The page scrolls, and the head stays at its top. */
export const StickyHeaderOnThePage: Story = {
  render: () => <StudentTable count={60} sortable stickyHeader />,
  play: async ({ canvas, canvasElement }) => {
    await headStays(canvas, canvasElement.ownerDocument.scrollingElement as Element, 0);
  },
};

export const Loading: Story = {
  render: () => (
    <Card title="Students" headingLevel={2} padding="flush">
      <StudentTable
        count={0}
        busy
        instead={
          <TableSkeletonRows label="Loading students" columns={['start', 'start', 'end', 'end']} />
        }
      />
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading students');
  },
};

export const LoadingOnCards: Story = { ...Loading, decorators: inSidebar };

export const Empty: Story = {
  render: () => (
    <Card title="Students" headingLevel={2} padding="flush">
      <StudentTable
        count={0}
        instead={
          <TableRow>
            <TableCell kind="notice" colSpan={4}>
              <EmptyState
                title="No students yet"
                description="Add them by name, or from a file."
                action={<Button>Add students</Button>}
              />
            </TableCell>
          </TableRow>
        }
      />
    </Card>
  ),
};

export const EmptyOnCards: Story = { ...Empty, decorators: inSidebar };

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

export const LongWords: Story = {
  args: {
    stickyHeader: true,
    children: (
      <>
        <TableHead>
          <TableRow>
            <TableHeaderCell onSort={() => undefined} sorted="ascending">
              Title of the question
            </TableHeaderCell>
            <TableHeaderCell onSort={() => undefined}>Difficulty</TableHeaderCell>
            <TableHeaderCell onSort={() => undefined} align="end">
              How often it was asked
            </TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell kind="title">{longWord.repeat(3)}</TableCell>
            <TableCell label="Difficulty">Medium</TableCell>
            <TableCell label="How often it was asked" align="end">
              1,204
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell kind="title">
              Which of these statements about the order of evaluation, if any, holds in every mode?
            </TableCell>
            <TableCell label="Difficulty">Hard</TableCell>
            <TableCell label="How often it was asked" align="end">
              9
            </TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
};

export const LongWordsOnCards: Story = { ...LongWords, decorators: inSidebar };

/** Up to 200 rows are all drawn. */
export const TwoHundredRows: Story = {
  // Axe takes seconds to read 200 rows, which are like those of `InDark`.
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <Card title="Students" headingLevel={2} padding="flush">
      <StudentTable count={200} sortable selectable scrolls="self" stickyHeader />
    </Card>
  ),
  play: async ({ canvas }) => {
    // They are drawn slice by slice when the browser is idle.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(201), { timeout: 10_000 });
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  },
};

const scrollTo = async (region: HTMLElement, top: number) => {
  region.scrollTop = top;
  await waitFor(() => expect(Math.abs(region.scrollTop - top)).toBeLessThan(400));
};

/**
 * Of more than 200 rows, only those near the visible ones are drawn. The focused row stays, and Tab
 * goes from it to the next row.
 */
export const TenThousandRows: Story = {
  render: () => (
    <Card title="Students" headingLevel={2} padding="flush">
      <StudentTable count={10_000} sortable selectable scrolls="self" stickyHeader />
    </Card>
  ),
  play: async ({ canvas, step }) => {
    const region = scrollerIn(canvas);
    const number = () =>
      canvas.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
    await step('says how many there are, and draws few', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001'),
      );
      await expect(number().slice(0, 3)).toEqual([1, 2, 3]);
      await expect(number().length).toBeLessThan(60);
    });
    await step('the end is reached', async () => {
      await waitFor(async () => {
        // The table grows once the browser has been idle and its rows are measured.
        region.scrollTop = region.scrollHeight;
        await expect(number().at(-1)).toBe(10_001);
      });
      region.scrollTop = region.scrollHeight;
      const bottom = (element?: HTMLElement) => element?.getBoundingClientRect().bottom ?? 0;
      await waitFor(() =>
        expect(Math.abs(bottom(canvas.getAllByRole('row').at(-1)) - bottom(region))).toBeLessThan(
          3,
        ),
      );
    });
    await step('the focus is not lost', async () => {
      await scrollTo(region, 0);
      const third = await canvas.findByRole('checkbox', { name: 'Select Mei Lovelace 3' });
      third.focus();
      await scrollTo(region, 200_000);
      await waitFor(() => expect(number().at(-1)).toBeGreaterThan(2000));
      await expect(third).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('checkbox', { name: 'Select Jonas Lovelace 4' })).toHaveFocus();
      await waitFor(() => expect(region.scrollTop).toBeLessThan(400));
    });
    await step('all of them are sorted and selected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Score' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all students' }));
      await scrollTo(region, 300_000);
      await waitFor(() => expect(number().at(-1)).toBeGreaterThan(3000));
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
      await scrollTo(region, 0);
    });
  },
};

export const TenThousandCards: Story = {
  ...TenThousandRows,
  decorators: inSidebar,
  play: async ({ canvas }) => {
    const region = scrollerIn(canvas);
    await waitFor(async () => {
      region.scrollTop = region.scrollHeight;
      await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10001');
    });
    region.scrollTop = 0;
  },
};

/** Sorting, selecting and scrolling in one. */
const everything = (
  <Card title="Students" headingLevel={2} padding="flush">
    <StudentTable count={40} sortable selectable scrolls="self" stickyHeader />
  </Card>
);

const someSelected: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Chidi Lovelace 2' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mei Lovelace 3' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
};

export const InDark: Story = {
  render: () => everything,
  globals: { theme: 'dark' },
  play: someSelected,
};

export const RightToLeft: Story = {
  render: () => everything,
  globals: { direction: 'rtl' },
  play: someSelected,
};

export const RightToLeftOnCards: Story = { ...RightToLeft, decorators: inSidebar };
