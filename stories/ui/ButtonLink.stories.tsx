import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn } from 'lucide-react';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../src/ui/ButtonLink';
import { Row } from './arrange';

const meta = {
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { href: '#results', children: 'Results' },
  argTypes: { icon: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#open" variant="primary">
        Open
      </ButtonLink>
      <ButtonLink href="#results" icon={<ChartNoAxesColumn />}>
        Results
      </ButtonLink>
      <ButtonLink href="#view" variant="quiet" size="small">
        View
      </ButtonLink>
    </Row>
  ),
};

export const DrawnByARouter: Story = {
  args: {
    render: ({ children, ...props }) => (
      <a {...props} data-router-link="">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Results' });
    await expect(link).toHaveAttribute('data-router-link');
    await expect(link).toHaveAttribute('href', '#results');
  },
};
