import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../../../src/ui/text/Badge';
import { Button } from '../../../src/ui/button/Button';
import { Card } from '../../../src/ui/card/Card';
import { Root } from '../../../src/ui/theme/Root';
import { TextField } from '../../../src/ui/field/TextField';
import { Row, Stack } from '../arrange';

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
  args: { accent: '#0f6b5c' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Join quiz' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(15, 107, 92)');
    await expect(getComputedStyle(button).color).toBe('rgb(255, 255, 255)');
  },
};

/**
 * A light brand colour fills unchanged, under black text. As text and line it is darkened until it
 * is readable.
 */
export const LightAccent: Story = {
  args: { accent: 'gold', theme: 'light' },
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Join quiz' }));
    await expect(button.backgroundColor).toBe('rgb(255, 215, 0)');
    await expect(button.color).toBe('rgb(0, 0, 0)');
    await expect(button.borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    const badge = getComputedStyle(canvas.getByText('Upcoming'));
    await expect(badge.color).not.toBe('rgb(255, 215, 0)');
  },
};

export const LightAccentInDark: Story = { args: { accent: 'gold', theme: 'dark' } };

const brands = ['#294a94', '#0f6b5c', '#d6004b', 'gold', '#8fd14f', 'white', 'black', '#777777'];

/** Eight brand colours, each with all derived colours. */
export const Accents: Story = {
  render: ({ theme }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
      {brands.map((accent) => (
        <Root key={accent} theme={theme} accent={accent}>
          {sample}
        </Root>
      ))}
    </div>
  ),
};

export const AccentsInDark: Story = { ...Accents, args: { theme: 'dark' } };

/** A colour outside sRGB, written for wide-gamut screens. */
export const WideAccent: Story = {
  args: { accent: 'oklch(0.7 0.3 150)' },
  play: async ({ canvas }) => {
    const button = getComputedStyle(canvas.getByRole('button', { name: 'Join quiz' }));
    await expect(button.backgroundColor).toMatch(/^rgb\(0, \d+, \d+\)$/);
  },
};

const shrinking: Record<string, CSSProperties> = {
  'an inline block': { display: 'inline-block' },
  'a float': { float: 'inline-start' },
  'fit-content': { inlineSize: 'fit-content' },
  'a cell': { display: 'table-cell' },
  'a flex row': { display: 'inline-flex' },
  'a grid': { display: 'grid', gridTemplateColumns: 'auto', justifyContent: 'start' },
  'taken out': { position: 'absolute' },
};

/** A parent that shrinks to its content leaves a root readable, and a narrow one bounds it. */
export const InShrinkingParents: Story = {
  render: (args) => (
    <div style={{ display: 'flow-root', minBlockSize: 200 }}>
      {Object.entries(shrinking).map(([name, style]) => (
        <div key={name} style={{ display: 'flow-root' }}>
          <div style={style}>
            <Root {...args} title={name} />
          </div>
        </div>
      ))}
      <div style={{ display: 'flex', inlineSize: 400 }}>
        <div style={{ inlineSize: 200 }}>
          <Root {...args} title="narrow" />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of Object.keys(shrinking)) {
      await expect(`${name} ${canvas.getByTitle(name).clientWidth}`).toBe(`${name} 256`);
    }
    await expect(canvas.getByTitle('narrow').clientWidth).toBe(200);
  },
};
