import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../src/ui/text/Badge';
import { Banner } from '../../src/ui/state/Banner';
import { Breadcrumb } from '../../src/ui/text/Breadcrumb';
import { Button } from '../../src/ui/button/Button';
import { ButtonLink } from '../../src/ui/button/ButtonLink';
import { Card } from '../../src/ui/card/Card';
import { Countdown } from '../../src/ui/time/Countdown';
import { DateTimeField } from '../../src/ui/field/DateTimeField';
import { EmptyState } from '../../src/ui/state/EmptyState';
import { Heading } from '../../src/ui/text/Heading';
import { IconButton } from '../../src/ui/button/IconButton';
import { Search } from '../../src/ui/icons/icons';
import { NumberField } from '../../src/ui/field/NumberField';
import { Pagination } from '../../src/ui/tabs/Pagination';
import { PasswordField } from '../../src/ui/field/PasswordField';
import { Progress } from '../../src/ui/loading/Progress';
import { RadioGroup } from '../../src/ui/field/RadioGroup';
import { Root } from '../../src/ui/theme/Root';
import { Select } from '../../src/ui/select/Select';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../src/ui/table/Table';
import { Tabs } from '../../src/ui/tabs/Tabs';
import { TextArea } from '../../src/ui/field/TextArea';
import { TextField } from '../../src/ui/field/TextField';
import { TextLink } from '../../src/ui/text/TextLink';
import { compareHosts } from './compareHosts';
import type { HostId } from './hosts';

const nothing = () => undefined;

function Everything() {
  return (
    <Root>
      <Heading level={2}>Forces and motion</Heading>
      <Breadcrumb
        label="Way"
        steps={[
          <TextLink key="q" href="#q">
            Quizzes
          </TextLink>,
        ]}
        current="Results"
      />
      <Button variant="primary" icon={<Search />}>
        Join quiz
      </Button>
      <Button>Reset</Button>
      <Button variant="critical">Delete</Button>
      <ButtonLink href="#a">Open</ButtonLink>
      <IconButton label="Search" icon={<Search />} />
      <Badge tone="accent">Upcoming</Badge>
      <Banner title="Saved">Everything is safe.</Banner>
      <Card title="Card" headingLevel={3} description="A card with a description">
        <TextField label="Code" hint="Eight characters" error="Code is required." />
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
        <TextArea label="Description" />
        <NumberField label="More time" unit="minutes" />
        <DateTimeField label="Schedule" zone="Europe/Vienna" />
        <Select label="Duration" options={[{ value: '15', label: '15 minutes' }]} />
      </Card>
      <RadioGroup
        label="Which?"
        name="which"
        options={[
          { value: 'A', label: 'One' },
          { value: 'B', label: 'Two' },
        ]}
        value="A"
        onValueChange={nothing}
      />
      <Progress label="Answered" value={7} max={20} />
      <Countdown label="Time Remaining" seconds={754} />
      <Pagination
        label="Pages"
        page={1}
        pages={3}
        onPageChange={nothing}
        previousLabel="Back"
        nextLabel="On"
      />
      <Tabs
        label="Groups"
        tabs={[
          { id: 'a', label: 'Group A' },
          { id: 'b', label: 'Group B' },
        ]}
        selected="a"
        onSelect={nothing}
        previousLabel="Back"
        nextLabel="More"
      >
        Students
      </Tabs>
      <Table caption="Students">
        <TableHead>
          <TableRow>
            <TableHeaderCell>Name</TableHeaderCell>
            <TableHeaderCell>Score</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>Ada</TableCell>
            <TableCell>10</TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Maya</TableCell>
            <TableCell>9</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <EmptyState icon={<Search />} title="Nothing here" description="Add one." />
    </Root>
  );
}

interface HostProps {
  host: HostId;
}

const meta = {
  title: 'Hosts/Sheets',
  render: () => <Everything />,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  play: async ({ args: { host } }) => {
    for (const { elements, differences } of compareHosts([host])) {
      await expect(elements).toBeGreaterThan(100);
      await expect(differences).toEqual([]);
    }
  },
} satisfies Meta<HostProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every component keeps every computed style, whether the host's sheet comes before or after the
 * kit's.
 */
export const Aggressive: Story = { args: { host: 'aggressive' } };
export const Bootstrap: Story = { args: { host: 'bootstrap' } };
export const ModernNormalize: Story = { args: { host: 'normalize' } };
export const Tailwind3: Story = { args: { host: 'tailwind3' } };
/** With layers, the kit's layered sheet replaces the plain one. */
export const Tailwind4: Story = { args: { host: 'tailwind4' } };
