import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../src/ui/Badge';
import { Button } from '../../src/ui/Button';
import { Card } from '../../src/ui/Card';
import { Root } from '../../src/ui/Root';
import { TextField } from '../../src/ui/TextField';
import { Row, Stack } from './arrange';

const sample = (
  <div style={{ padding: 24 }}>
    <Card title="Forces and motion" headingLevel={2} description="20 questions in 45 minutes">
      <Stack>
        <Row>
          <Badge tone="accent">Upcoming</Badge>
          <Badge>Frontend</Badge>
        </Row>
        <TextField label="Code" placeholder="QZ7M-K2PD" />
        <Row>
          <Button variant="primary">Join quiz</Button>
          <Button>Reset</Button>
        </Row>
      </Stack>
    </Card>
  </div>
);

const meta = {
  title: 'UI/Root',
  component: Root,
  args: { children: sample },
  argTypes: { children: { control: false }, ref: { table: { disable: true } } },
} satisfies Meta<typeof Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { args: { theme: 'light' } };

export const Dark: Story = { args: { theme: 'dark' } };

export const Compact: Story = { args: { density: 'compact' } };

export const Square: Story = { args: { radius: 'square' } };

export const Round: Story = { args: { radius: 'round' } };

export const Accent: Story = {
  args: { accent: '#0f6b5c', onAccent: '#ffffff' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Join quiz' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(15, 107, 92)');
  },
};
