import { fireEvent, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { createRef, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { describe, expect, test } from 'vitest';
import { Avatar } from '../../src/ui/text/Avatar';
import { Badge } from '../../src/ui/text/Badge';
import { Banner } from '../../src/ui/state/Banner';
import { BarChart } from '../../src/ui/chart/BarChart';
import { Breadcrumb } from '../../src/ui/text/Breadcrumb';
import { Button } from '../../src/ui/button/Button';
import { ButtonLink } from '../../src/ui/button/ButtonLink';
import { Card } from '../../src/ui/card/Card';
import { CardItem, CardList } from '../../src/ui/card/CardList';
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog';
import { Checkbox } from '../../src/ui/field/Checkbox';
import { CheckboxGroup } from '../../src/ui/field/CheckboxGroup';
import { CopyButton } from '../../src/ui/button/CopyButton';
import { Countdown } from '../../src/ui/time/Countdown';
import { DateTimeField } from '../../src/ui/field/DateTimeField';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { EmptyState } from '../../src/ui/state/EmptyState';
import { ErrorState } from '../../src/ui/state/ErrorState';
import { FactList } from '../../src/ui/card/FactList';
import { Field } from '../../src/ui/field/Field';
import { Heading } from '../../src/ui/text/Heading';
import { IconButton } from '../../src/ui/button/IconButton';
import { Logo } from '../../src/ui/text/Logo';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '../../src/ui/menu/Menu';
import { NumberField } from '../../src/ui/field/NumberField';
import { Pagination } from '../../src/ui/tabs/Pagination';
import { PasswordField } from '../../src/ui/field/PasswordField';
import { PersonItem, PersonList } from '../../src/ui/card/PersonList';
import { Progress } from '../../src/ui/loading/Progress';
import { RadioGroup } from '../../src/ui/field/RadioGroup';
import { Root } from '../../src/ui/theme/Root';
import { Select } from '../../src/ui/select/Select';
import { ShortcutKey, ShortcutList } from '../../src/ui/shortcut/ShortcutList';
import { Skeleton } from '../../src/ui/loading/Skeleton';
import { Spinner } from '../../src/ui/loading/Spinner';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../src/ui/table/Table';
import { TableSelectAllCell, TableSelectCell } from '../../src/ui/table/TableSelect';
import { StepButton } from '../../src/ui/button/StepButton';
import { Tabs } from '../../src/ui/tabs/Tabs';
import { TextArea } from '../../src/ui/field/TextArea';
import { TextField } from '../../src/ui/field/TextField';
import { TextLink } from '../../src/ui/text/TextLink';
import { ToastRegion } from '../../src/ui/toast/Toast';
import { createToastStore } from '../../src/ui/toast/toastStore';
import { Toolbar } from '../../src/ui/toolbar/Toolbar';
import { TitleBar } from '../../src/ui/text/TitleBar';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';

/** What every component must pass on, given to each below. */
interface Passed {
  ref: Ref<never>;
  className: string;
  'data-probe': string;
}

interface Subject {
  draw: (passed: Passed) => ReactElement;
  /** Class of the root element. */
  root: string;
  /** The documented parts. */
  parts?: string[];
  /** Class of the element that `ref` and rest props reach, if it is not the root. */
  target?: string;
  /** Class of the element that `ref` reaches, if it differs from that of the rest props. */
  refTarget?: string;
}

const nothing = () => undefined;
const frame = { label: 'Label', note: 'note', hint: 'hint', error: 'error' };
const frameParts = ['label', 'note', 'hint', 'error', 'announcement', 'control'];
const control = 'qw-text-field-control';
const toasts = createToastStore();
toasts.add({ message: 'Saved', autoClose: null });

/** A menu whose trigger is pressed as soon as it is there. */
function OpenMenu({ children, ...passed }: Partial<Passed> & { children: ReactNode }) {
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (trigger.current) fireEvent.keyDown(trigger.current, { key: 'Enter' });
  }, []);
  return (
    <Menu {...passed} trigger={<Button ref={trigger}>Actions</Button>}>
      {children}
    </Menu>
  );
}

const subjects: Record<string, Subject> = {
  Root: { root: 'qw-root', draw: (passed) => <Root {...passed} /> },
  VisuallyHidden: {
    root: 'qw-visually-hidden',
    draw: (passed) => <VisuallyHidden {...passed}>text</VisuallyHidden>,
  },
  Heading: {
    root: 'qw-heading',
    draw: (passed) => (
      <Heading {...passed} level={2}>
        Title
      </Heading>
    ),
  },
  Logo: {
    root: 'qw-logo',
    parts: ['mark', 'name'],
    draw: (passed) => <Logo {...passed} brand="Brand" />,
  },
  TextLink: {
    root: 'qw-text-link',
    draw: (passed) => (
      <TextLink {...passed} href="#a">
        Link
      </TextLink>
    ),
  },
  Button: {
    root: 'qw-button',
    parts: ['icon', 'label'],
    draw: (passed) => (
      <Button {...passed} icon={<svg />}>
        Save
      </Button>
    ),
  },
  ButtonLink: {
    root: 'qw-button-link',
    parts: ['icon', 'label'],
    draw: (passed) => (
      <ButtonLink {...passed} href="#a" icon={<svg />}>
        Open
      </ButtonLink>
    ),
  },
  IconButton: {
    root: 'qw-icon-button',
    parts: ['icon'],
    draw: (passed) => <IconButton {...passed} label="Edit" icon={<svg />} />,
  },
  CopyButton: {
    root: 'qw-copy-button',
    parts: ['icon', 'label', 'announcer'],
    draw: (passed) => (
      <CopyButton {...passed} value="1" label="Copy" copiedLabel="Copied" failedLabel="Failed" />
    ),
  },
  Field: {
    root: 'qw-field',
    parts: ['label', 'note', 'hint', 'error', 'announcement'],
    draw: (passed) => (
      <Field {...passed} {...frame}>
        {(attributes) => <input {...attributes} />}
      </Field>
    ),
  },
  TextField: {
    root: 'qw-text-field',
    target: control,
    parts: frameParts,
    draw: (passed) => <TextField {...passed} {...frame} />,
  },
  PasswordField: {
    root: 'qw-password-field',
    target: control,
    parts: [...frameParts, 'toggle'],
    draw: (passed) => <PasswordField {...passed} {...frame} showLabel="Show" hideLabel="Hide" />,
  },
  NumberField: {
    root: 'qw-number-field',
    target: control,
    parts: [...frameParts, 'unit'],
    draw: (passed) => <NumberField {...passed} {...frame} unit="minutes" />,
  },
  DateTimeField: {
    root: 'qw-date-time-field',
    target: control,
    parts: [...frameParts, 'zone'],
    draw: (passed) => <DateTimeField {...passed} {...frame} zone="UTC" />,
  },
  Checkbox: {
    root: 'qw-checkbox-field',
    target: 'qw-checkbox',
    parts: ['label', 'control', 'hint', 'error', 'announcement'],
    draw: (passed) => <Checkbox {...passed} label="Label" hint="hint" error="error" />,
  },
  TextArea: {
    root: 'qw-text-area',
    target: control,
    parts: frameParts,
    draw: (passed) => <TextArea {...passed} {...frame} />,
  },
  Select: {
    root: 'qw-select',
    target: control,
    parts: [...frameParts, 'chevron'],
    draw: (passed) => <Select {...passed} {...frame} options={[]} />,
  },
  RadioGroup: {
    root: 'qw-choice-group',
    refTarget: 'qw-choice-input',
    parts: [
      ...['legend', 'note', 'option', 'input', 'mark'],
      ...['description', 'hint', 'error', 'announcement'],
    ],
    draw: (passed) => (
      <RadioGroup
        {...passed}
        {...frame}
        options={[{ value: 'a', label: 'Paris', mark: 'A', description: 'on the Seine' }]}
      />
    ),
  },
  CheckboxGroup: {
    root: 'qw-choice-group',
    refTarget: 'qw-choice-input',
    parts: [
      ...['legend', 'note', 'option', 'input', 'mark'],
      ...['description', 'hint', 'error', 'announcement'],
    ],
    draw: (passed) => (
      <CheckboxGroup
        {...passed}
        {...frame}
        options={[{ value: 'a', label: 'Paris', mark: 'A', description: 'on the Seine' }]}
      />
    ),
  },
  Badge: {
    root: 'qw-badge',
    parts: ['icon', 'text'],
    draw: (passed) => (
      <Badge {...passed} icon={<svg />}>
        Easy
      </Badge>
    ),
  },
  Banner: {
    root: 'qw-banner',
    parts: ['icon', 'title', 'text', 'actions', 'dismiss'],
    draw: (passed) => (
      <Banner
        {...passed}
        title="Title"
        actions="actions"
        onDismiss={nothing}
        dismissLabel="Dismiss"
      >
        text
      </Banner>
    ),
  },
  Card: {
    root: 'qw-card',
    parts: ['header', 'title', 'description', 'actions', 'body', 'footer'],
    draw: (passed) => (
      <Card {...passed} title="Title" description="text" actions="actions" footer="footer">
        body
      </Card>
    ),
  },
  CardList: {
    root: 'qw-card-list',
    draw: (passed) => <CardList {...passed} label="Groups" />,
  },
  CardItem: {
    root: 'qw-card-item',
    draw: (passed) => (
      <ul>
        <CardItem {...passed} />
      </ul>
    ),
  },
  TitleBar: {
    root: 'qw-title-bar',
    parts: ['title', 'note', 'actions'],
    draw: (passed) => (
      <TitleBar {...passed} title="Groups" headingLevel={2} note="3 groups">
        actions
      </TitleBar>
    ),
  },
  FactList: {
    root: 'qw-fact-list',
    parts: ['name', 'value'],
    draw: (passed) => <FactList {...passed} facts={[['Email', 'ada@a.example']]} />,
  },
  EmptyState: {
    root: 'qw-empty-state',
    parts: ['icon', 'title', 'description', 'action'],
    draw: (passed) => <EmptyState {...passed} title="Nothing" description="text" action="action" />,
  },
  ErrorState: {
    root: 'qw-error-state',
    parts: ['icon', 'title', 'description', 'action', 'retry'],
    draw: (passed) => (
      <ErrorState
        {...passed}
        title="Failed"
        description="text"
        onRetry={nothing}
        retryLabel="Try again"
      />
    ),
  },
  ShortcutList: {
    root: 'qw-shortcuts',
    parts: ['toggle', 'list', 'note', 'switch'],
    draw: (passed) => (
      <ShortcutList
        {...passed}
        label="Keys"
        shortcuts={[['Search', <ShortcutKey key="/">/</ShortcutKey>]]}
        note="Always."
        open
        onToggle={nothing}
        switchLabel="Turn off"
        onSwitch={nothing}
      />
    ),
  },
  Skeleton: {
    root: 'qw-skeleton',
    parts: ['line'],
    draw: (passed) => <Skeleton {...passed} label="Loading" />,
  },
  Spinner: {
    root: 'qw-spinner',
    parts: ['ring'],
    draw: (passed) => <Spinner {...passed} label="Loading" />,
  },
  Pagination: {
    root: 'qw-pagination',
    parts: ['previous', 'counter', 'next'],
    draw: (passed) => (
      <Pagination
        {...passed}
        page={1}
        pages={2}
        onPageChange={nothing}
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
      />
    ),
  },
  Countdown: {
    root: 'qw-countdown',
    parts: ['label', 'approximate', 'time'],
    draw: (passed) => (
      <Countdown {...passed} seconds={9} label="Time remaining" approximateLabel="about" />
    ),
  },
  Table: {
    root: 'qw-table',
    parts: ['table', 'caption'],
    draw: (passed) => (
      <Table {...passed} caption="Rows">
        <tbody />
      </Table>
    ),
  },
  TableHead: {
    root: 'qw-table-head',
    draw: (passed) => (
      <table>
        <TableHead {...passed} />
      </table>
    ),
  },
  TableBody: {
    root: 'qw-table-body',
    draw: (passed) => (
      <table>
        <TableBody {...passed} />
      </table>
    ),
  },
  TableRow: {
    root: 'qw-table-row',
    draw: (passed) => (
      <table>
        <tbody>
          <TableRow {...passed} />
        </tbody>
      </table>
    ),
  },
  TableHeaderCell: {
    root: 'qw-table-header-cell',
    parts: ['sort', 'label', 'icon'],
    draw: (passed) => (
      <table>
        <thead>
          <tr>
            <TableHeaderCell {...passed} onSort={nothing}>
              Name
            </TableHeaderCell>
          </tr>
        </thead>
      </table>
    ),
  },
  TableSelectAllCell: {
    root: 'qw-table-header-cell',
    parts: ['checkbox'],
    draw: (passed) => (
      <table>
        <thead>
          <tr>
            <TableSelectAllCell
              {...passed}
              label="Select all"
              selected="some"
              onSelectedChange={nothing}
            />
          </tr>
        </thead>
      </table>
    ),
  },
  TableSelectCell: {
    root: 'qw-table-cell',
    parts: ['checkbox'],
    draw: (passed) => (
      <table>
        <tbody>
          <tr>
            <TableSelectCell {...passed} label="Select" selected onSelectedChange={nothing} />
          </tr>
        </tbody>
      </table>
    ),
  },
  TableCell: {
    root: 'qw-table-cell',
    draw: (passed) => (
      <table>
        <tbody>
          <tr>
            <TableCell {...passed} />
          </tr>
        </tbody>
      </table>
    ),
  },
  PersonList: {
    root: 'qw-person-list',
    draw: (passed) => <PersonList {...passed} label="Students" />,
  },
  PersonItem: {
    root: 'qw-person-item',
    parts: ['start', 'name', 'detail', 'end'],
    draw: (passed) => (
      <PersonItem {...passed} name="Ada Lovelace" detail="ada@a.example" start="1" end="80%" />
    ),
  },
  Avatar: { root: 'qw-avatar', draw: (passed) => <Avatar {...passed} name="Ada Lovelace" /> },
  Breadcrumb: {
    root: 'qw-breadcrumb',
    parts: ['list', 'step', 'current'],
    draw: (passed) => <Breadcrumb {...passed} label="Way" steps={['Quizzes']} current="Results" />,
  },
  StepButton: {
    root: 'qw-step-button',
    parts: ['icon'],
    draw: (passed) => <StepButton {...passed} direction="back" label="Back" />,
  },
  Tabs: {
    root: 'qw-tabs',
    parts: ['previous', 'list', 'tab', 'next', 'panel'],
    draw: (passed) => (
      <Tabs
        {...passed}
        label="Groups"
        tabs={['a', 'b', 'c', 'd'].map((id) => ({ id, label: id }))}
        selected="a"
        onSelect={nothing}
        previousLabel="Back"
        nextLabel="More"
      >
        text
      </Tabs>
    ),
  },
  Toolbar: {
    root: 'qw-toolbar',
    draw: (passed) => (
      <Toolbar {...passed} label="Format">
        text
      </Toolbar>
    ),
  },
  Progress: {
    root: 'qw-progress',
    draw: (passed) => <Progress {...passed} label="Answered" value={7} max={20} />,
  },
  Menu: {
    root: 'qw-menu',
    draw: (passed) => (
      <OpenMenu {...passed}>
        <MenuItem>Edit</MenuItem>
      </OpenMenu>
    ),
  },
  MenuItem: {
    root: 'qw-menu-item',
    parts: ['icon', 'label', 'description'],
    draw: (passed) => (
      <OpenMenu>
        <MenuItem {...passed} icon={<svg />} description="text">
          Edit
        </MenuItem>
      </OpenMenu>
    ),
  },
  MenuLink: {
    root: 'qw-menu-item',
    parts: ['icon', 'label', 'description'],
    draw: (passed) => (
      <OpenMenu>
        <MenuLink {...passed} href="#a" icon={<svg />} description="text">
          Open
        </MenuLink>
      </OpenMenu>
    ),
  },
  MenuGroup: {
    root: 'qw-menu-group',
    parts: ['heading'],
    draw: (passed) => (
      <OpenMenu>
        <MenuGroup {...passed} label="Group">
          <MenuItem>Edit</MenuItem>
        </MenuGroup>
      </OpenMenu>
    ),
  },
  MenuSeparator: {
    root: 'qw-menu-separator',
    draw: (passed) => (
      <OpenMenu>
        <MenuSeparator {...passed} />
      </OpenMenu>
    ),
  },
  BarChart: {
    root: 'qw-bar-chart',
    parts: ['table', 'caption', 'label', 'note', 'bar', 'value'],
    draw: (passed) => (
      <BarChart
        {...passed}
        caption="Scores"
        categoryLabel="Score"
        valueLabel="Students"
        data={[{ label: '5', value: 3, tone: 'accent', note: 'You' }]}
      />
    ),
  },
  ConfirmDialog: {
    root: 'qw-dialog',
    parts: [
      'backdrop',
      'panel',
      'header',
      'title',
      'description',
      'footer',
      'close',
      'cancel',
      'confirm',
    ],
    draw: (passed) => (
      <ConfirmDialog
        {...passed}
        open
        onConfirm={nothing}
        onCancel={nothing}
        title="Title"
        description="text"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        closeLabel="Close"
      />
    ),
  },
  Dialog: {
    root: 'qw-dialog',
    parts: ['backdrop', 'panel', 'header', 'title', 'description', 'body', 'footer', 'close'],
    draw: (passed) => (
      <Dialog
        {...passed}
        open
        onClose={nothing}
        title="Title"
        description="text"
        footer="footer"
        closeLabel="Close"
      >
        body
      </Dialog>
    ),
  },
  ToastRegion: {
    root: 'qw-toast-region',
    parts: ['list', 'toast', 'icon', 'message', 'dismiss'],
    draw: (passed) => (
      <ToastRegion {...passed} toasts={toasts} label="Notifications" dismissLabel="Dismiss" />
    ),
  },
};

function find(className: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`.${className}`);
  if (!element) throw new Error(`no .${className} in the document`);
  return element;
}

describe.each(Object.entries(subjects))(
  '%s',
  (_, { draw, root, parts = [], target, refTarget }) => {
    const passed = (ref: Ref<never> = null): Passed => ({
      ref,
      className: 'host-class',
      'data-probe': 'yes',
    });

    test("has the host's class name beside its own", () => {
      render(draw(passed()));
      expect(find(root)).toHaveClass(root, 'host-class');
    });

    test('passes further attributes on', () => {
      render(draw(passed()));
      expect(find(target ?? root)).toHaveAttribute('data-probe', 'yes');
    });

    test('gives its element to an object ref and to a callback ref', () => {
      const object = createRef<never>();
      const { unmount } = render(draw(passed(object)));
      expect(object.current).toBe(find(refTarget ?? target ?? root));
      unmount();
      expect(object.current).toBeNull();

      const seen: unknown[] = [];
      render(draw(passed((element) => void seen.push(element)))).unmount();
      expect(seen[0]).toBeInstanceOf(HTMLElement);
      expect(seen.at(-1)).toBeNull();
    });

    test('has the parts that its documentation names', () => {
      render(draw(passed()));
      const found = [...document.querySelectorAll('[data-part]')].map((element) =>
        element.getAttribute('data-part'),
      );
      expect(new Set(found)).toEqual(new Set([...parts, ...inner(found)]));
      for (const part of parts) expect(found).toContain(part);
    });
  },
);

const reset = readFileSync('src/ui/theme/Reset.css', 'utf8');
const tagsOfHostSheets =
  'a,button,caption,dd,dl,dt,fieldset,footer,h1,h2,h3,h4,h5,h6,header,input,label,legend,li,nav,ol,p,section,select,table,tbody,td,textarea,th,thead,time,tr,ul';

test.each(Object.entries(subjects))(
  'every element of %s that host sheets style by its tag is reset',
  (_, { draw }) => {
    render(draw({ ref: null, className: '', 'data-probe': '' }));
    for (const element of document.querySelectorAll(tagsOfHostSheets)) {
      const classes = [...element.classList].filter((name) => name.startsWith('qw-'));
      // A root sets everything itself, and hidden elements may look like anything.
      if (classes.length === 0 || /qw-(root|visually-hidden)/.test(classes.join(' '))) continue;
      expect(
        classes.filter((name) => reset.includes(`.${name},`) || reset.includes(`.${name}\n`)),
      ).not.toEqual([]);
    }
  },
);

/** Parts of inner components, which are documented there: the icon and label of a button. */
function inner(found: (string | null)[]): (string | null)[] {
  return found.filter((part) => part === 'icon' || part === 'label');
}
