import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/button/Button';
import { Card } from '../../src/ui/card/Card';
import { Root } from '../../src/ui/theme/Root';
import { TextField } from '../../src/ui/field/TextField';
import { FoundationPage, FoundationSection, TokenName } from './FoundationPage';
import { useTokenValues } from './useTokenValues';
import './Space.css';

const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => `space-${step}`);
const controls = ['control-small', 'control-medium', 'control-large'];
const corners = ['radius-small', 'radius', 'radius-large'];
const densities = ['comfortable', 'compact'] as const;

function Spaces() {
  const [place, values] = useTokenValues(spaces);
  return (
    <div ref={place} className="foundation-rows">
      {spaces.map((space) => (
        <div key={space} className="space-row">
          <TokenName>{space}</TokenName>
          <span className="foundation-value">{values[space]}</span>
          <span className="space-bar" style={{ inlineSize: `var(--qw-${space})` }} />
        </div>
      ))}
    </div>
  );
}

function Controls() {
  const [place, values] = useTokenValues(controls);
  return (
    <div ref={place} className="foundation-columns">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <div key={size} className="space-control">
          <Button size={size}>Join quiz</Button>
          <span className="foundation-value">
            <TokenName>{`control-${size}`}</TokenName> <span>{values[`control-${size}`]}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <FoundationPage
      title="Space"
      summary="Steps of 4 px. Related things are close, unrelated things apart. Lines appear only where space alone is not enough."
    >
      <FoundationSection
        title="Steps"
        rule="Up to 16 px inside a part, 20 to 32 px between parts, more between sections of a page."
      >
        <Spaces />
      </FoundationSection>
      <FoundationSection
        title="Heights of controls"
        rule="All controls on a line have the same height. On touch screens, none is lower than 44 px."
      >
        <Controls />
      </FoundationSection>
      <FoundationSection
        title="Densities"
        rule="Comfortable for reading and answering; compact for working through lists all day."
      >
        <div className="foundation-columns">
          {densities.map((density) => (
            <Root key={density} density={density} painted={false}>
              <Card
                title={density === 'compact' ? 'Compact' : 'Comfortable'}
                headingLevel={3}
                footer={<Button variant="primary">Join</Button>}
              >
                <TextField label="Code" hint="Eight characters, from your instructor." />
              </Card>
            </Root>
          ))}
        </div>
      </FoundationSection>
      <FoundationSection
        title="Corners and shadow"
        rule="One radius, from which the others derive. Only what floats above the page (a dialog, a menu, a toast) has a shadow."
      >
        <ul className="foundation-grid">
          {corners.map((corner) => (
            <li key={corner} className="space-control">
              <span className="space-corner" style={{ borderRadius: `var(--qw-${corner})` }} />
              <TokenName>{corner}</TokenName>
            </li>
          ))}
          <li className="space-control">
            <span className="space-corner" data-floating="" />
            <TokenName>shadow-float</TokenName>
          </li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('40px').length).toBeGreaterThan(0));
  },
};
export const Compact: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/34px/)).toBeVisible());
  },
};
export const InDark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
