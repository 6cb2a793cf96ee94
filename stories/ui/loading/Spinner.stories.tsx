import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../src/ui/loading/Spinner';
import { Row } from '../arrange';

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
  argTypes: { ref: { table: { disable: true } } },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </Row>
  ),
};

export const InDark: Story = { globals: { theme: 'dark' } };
