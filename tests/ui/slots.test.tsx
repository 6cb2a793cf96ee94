import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuizSlots, type IconSlotProps } from '../../src/provider/QuizSlots';
import { Card } from '../../src/ui/card/Card';
import { Trash2, X } from '../../src/ui/icons/icons';
import { EmptyState, type EmptyStateProps } from '../../src/ui/state/EmptyState';
import { Heading } from '../../src/ui/text/Heading';
import type { HeaderSlotProps } from '../../src/ui/text/headerSlot';
import { TitleBar } from '../../src/ui/text/TitleBar';

function Banded({ of, title, headingLevel, description, actions }: HeaderSlotProps) {
  return (
    <div data-testid={of}>
      <Heading level={headingLevel}>{title}</Heading>
      {description}
      {actions}
    </div>
  );
}

it('puts the host’s header into cards and widgets, with the title, its level and the controls', () => {
  render(
    <QuizSlots header={Banded}>
      <TitleBar title="Groups" headingLevel={1} note="2 groups">
        <button>Add</button>
      </TitleBar>
      <Card title="Year 9" headingLevel={4} description="Room 2" actions={<button>Edit</button>} />
    </QuizSlots>,
  );
  const widget = within(screen.getByTestId('widget'));
  expect(widget.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  expect(widget.getByText('2 groups')).toBeVisible();
  expect(widget.getByRole('button', { name: 'Add' })).toBeVisible();
  const card = within(screen.getByTestId('card'));
  expect(card.getByRole('heading', { level: 4, name: 'Year 9' })).toBeVisible();
  expect(card.getByText('Room 2')).toBeVisible();
  expect(card.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(2);
});

it('has no header for a card without one', () => {
  render(
    <QuizSlots header={Banded}>
      <Card>Text</Card>
    </QuizSlots>,
  );
  expect(screen.queryByTestId('card')).not.toBeInTheDocument();
});

function Louder(props: EmptyStateProps) {
  return <EmptyState {...props} title={<>{props.title}!</>} icon={null} />;
}

it('lets an empty state of the host’s draw the kit’s with other props', () => {
  const { container } = render(
    <QuizSlots emptyState={Louder}>
      <EmptyState title="No groups" description="Add one." />
    </QuizSlots>,
  );
  expect(screen.getByText('No groups!')).toBeVisible();
  expect(screen.getByText('Add one.')).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});

const Bin = (props: IconSlotProps) => <svg {...props} data-testid="bin" />;
const Cross = (props: IconSlotProps) => <svg {...props} data-testid="cross" />;

it('replaces the icons that are named, and no others', () => {
  const { container } = render(
    <QuizSlots icons={{ Trash2: Bin }}>
      <Trash2 className="qw-mirrored" />
      <X />
    </QuizSlots>,
  );
  expect(screen.getByTestId('bin')).toHaveClass('qw-icon', 'qw-mirrored');
  expect(screen.getByTestId('bin')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('svg')).toHaveLength(2);
  expect(container.querySelectorAll('path')).toHaveLength(1);
});

it('adds inner slots to outer ones, which they override', () => {
  render(
    <QuizSlots emptyState={Louder} icons={{ X: Cross, Trash2: Cross }}>
      <QuizSlots icons={{ Trash2: Bin }}>
        <Trash2 />
        <X />
        <EmptyState title="No groups" />
      </QuizSlots>
    </QuizSlots>,
  );
  expect(screen.getByTestId('bin')).toBeInTheDocument();
  expect(screen.getByTestId('cross')).toBeInTheDocument();
  expect(screen.getByText('No groups!')).toBeVisible();
});
