import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../src/ui/button/Button';
import { EmptyState } from '../../../src/ui/state/EmptyState';
import { Plus } from '../../../src/ui/icons/icons';
import { inSidebar } from '../arrange';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { title: 'No student groups found' },
  argTypes: {
    icon: { control: false },
    action: { control: false },
    ref: { table: { disable: true } },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithDescription: Story = {
  args: {
    title: 'No quizzes available',
    description: 'There are no upcoming quizzes at the moment. Please check back later.',
  },
};

export const WithAction: Story = {
  args: {
    title: 'No question found',
    description: 'Questions you write are kept here and drawn into your quizzes.',
    action: (
      <Button variant="primary" icon={<Plus />}>
        Add question
      </Button>
    ),
  },
};

export const LongWords: Story = {
  args: {
    ...WithAction.args,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsprüfung hat noch keine Fragen',
  },
};

export const Narrow: Story = { ...LongWords, decorators: [inSidebar] };
export const InDark: Story = { ...WithAction, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...WithAction, globals: { direction: 'rtl' } };
