import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../src/ui/Badge';
import { Banner } from '../../src/ui/Banner';
import { Breadcrumb } from '../../src/ui/Breadcrumb';
import { Button } from '../../src/ui/Button';
import { ButtonLink } from '../../src/ui/ButtonLink';
import { Card } from '../../src/ui/Card';
import { Countdown } from '../../src/ui/Countdown';
import { EmptyState } from '../../src/ui/EmptyState';
import { Heading } from '../../src/ui/Heading';
import { IconButton } from '../../src/ui/IconButton';
import { Pagination } from '../../src/ui/Pagination';
import { PasswordField } from '../../src/ui/PasswordField';
import { Progress } from '../../src/ui/Progress';
import { RadioGroup } from '../../src/ui/RadioGroup';
import { Root } from '../../src/ui/Root';
import { Select } from '../../src/ui/Select';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../src/ui/Table';
import { Tabs } from '../../src/ui/Tabs';
import { TextArea } from '../../src/ui/TextArea';
import { TextField } from '../../src/ui/TextField';
import { TextLink } from '../../src/ui/TextLink';
import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline';
import normalize from 'modern-normalize/modern-normalize.css?inline';
import { aggressiveHost } from './aggressiveHost';
import { differences, readStyles } from './computedStyles';

const nothing = () => undefined;

function Everything() {
  return (
    <Root className="everything">
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
  /** The sheet that the host's page carries. */
  sheet: string;
}

const meta = {
  title: 'Hosts/Sheets',
  render: () => <Everything />,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  beforeEach: () => () => document.querySelector('style[data-host]')?.remove(),
  play: async ({ canvasElement, args: { sheet } }) => {
    const root = canvasElement.querySelector('.everything') as HTMLElement;
    const before = readStyles(root);
    const style = document.createElement('style');
    style.dataset.host = '';
    style.textContent = sheet;
    document.head.append(style);
    await expect(differences(before, readStyles(root))).toEqual([]);
  },
} satisfies Meta<HostProps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every component keeps every computed style when the sheet comes, behind the kit's own. */
export const Aggressive: Story = { args: { sheet: aggressiveHost } };
export const Bootstrap: Story = { args: { sheet: bootstrap } };
export const ModernNormalize: Story = { args: { sheet: normalize } };
