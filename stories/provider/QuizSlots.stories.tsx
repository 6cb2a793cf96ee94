import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QuizSlots, type IconSlotProps } from '../../src/provider/QuizSlots';
import type { ReceiptActionsProps } from '../../src/provider/ReceiptActionsContext';
import { JoinQuiz } from '../../src/quizzes/join/JoinQuiz';
import { SubmittedQuiz } from '../../src/quizzes/runner/screens/SubmittedQuiz';
import { Button } from '../../src/ui/button/Button';
import { Card } from '../../src/ui/card/Card';
import { Download, Trash2 } from '../../src/ui/icons/icons';
import { EmptyState, type EmptyStateProps } from '../../src/ui/state/EmptyState';
import type { HeaderSlotProps } from '../../src/ui/text/headerSlot';
import { Heading } from '../../src/ui/text/Heading';
import { Root } from '../../src/ui/theme/Root';
import { Stack } from '../ui/arrange';

function PortalHeader({ title, headingLevel, description, actions }: HeaderSlotProps) {
  return (
    <header
      style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }}
    >
      <div style={{ borderInlineStart: '3px solid currentColor', paddingInlineStart: 12 }}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
        <div>{description}</div>
      </div>
      {actions}
    </header>
  );
}

function PortalEmpty(props: EmptyStateProps) {
  return <EmptyState {...props} icon={null} action={<Button>Ask the help desk</Button>} />;
}

function PortalBin(props: IconSlotProps) {
  return (
    <svg {...props} viewBox="0 0 24 24" data-testid="portal-bin">
      <path d="M4 6h16v3H4zM6 10h12l-1 11H7z" fill="currentColor" />
    </svg>
  );
}

function PortalNext({ title }: ReceiptActionsProps) {
  return <Button variant="primary">{`Rate “${title}”`}</Button>;
}

const meta = {
  title: 'Provider/QuizSlots',
  component: QuizSlots,
  args: { children: null },
  parameters: { school: { as: 'student' } },
} satisfies Meta<typeof QuizSlots>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A header of the host's, in a widget and in cards. */
export const Headers: Story = {
  args: {
    header: PortalHeader,
    children: (
      <Stack narrow>
        <JoinQuiz />
        <Root>
          <Card title="Year 9 blue" description="18 students" actions={<Button>Edit</Button>}>
            Room 2
          </Card>
        </Root>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Join quiz' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

/** An empty state that offers something else, and an icon of the host's beside one of the kit's. */
export const EmptyAndIcons: Story = {
  args: {
    emptyState: PortalEmpty,
    icons: { Trash2: PortalBin },
    children: (
      <Root>
        <Card title="Questions">
          <EmptyState title="No questions yet" description="Import some, or write the first." />
          <Button icon={<Trash2 />}>Delete all</Button> <Button icon={<Download />}>Export</Button>
        </Card>
      </Root>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask the help desk' })).toBeVisible();
    await expect(canvas.getByTestId('portal-bin')).toBeVisible();
  },
};

/** What a student can do after a quiz. */
export const ReceiptActions: Story = {
  args: {
    receiptActions: PortalNext,
    children: (
      <Root>
        <SubmittedQuiz
          headingLevel={2}
          submitted={{
            title: 'Week 3',
            message: 'Your answers have been submitted.',
            receipt: {
              _id: 'r-7K2M',
              submitted_at: '2031-05-12T09:30:00Z',
              answered: 5,
              questions: 5,
              late: false,
            },
          }}
        />
      </Root>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Rate “Week 3”' })).toBeVisible();
  },
};
