import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { DateTimeField } from '../../src/ui/field/DateTimeField';
import { NumberField } from '../../src/ui/field/NumberField';
import { PasswordField } from '../../src/ui/field/PasswordField';
import { CheckboxGroup } from '../../src/ui/field/CheckboxGroup';
import { RadioGroup } from '../../src/ui/field/RadioGroup';
import { Select } from '../../src/ui/select/Select';
import { steppedValue } from '../../src/ui/field/steppedValue';
import { TextArea } from '../../src/ui/field/TextArea';
import { TextField } from '../../src/ui/field/TextField';

test('a field is found by its label and described by its error, its hint and the host', () => {
  render(
    <>
      <TextField label="Email" hint="Of your school" error="Wrong" aria-describedby="more" />
      <p id="more">More</p>
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Wrong Of your school More');
});

test('a field without an error is valid and describes nothing', () => {
  render(<TextField label="Email" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('a hidden label still names the field', () => {
  render(<Select label="Group" labelHidden options={[{ value: '1', label: '9 B' }]} />);
  expect(screen.getByRole('combobox', { name: 'Group' })).toBeInTheDocument();
});

test('the password is shown and hidden, and its button says which is next', async () => {
  const user = userEvent.setup({ delay: null });
  render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'abc123');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('abc123');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('the password button does not send the form', async () => {
  const user = userEvent.setup({ delay: null });
  const send = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(send).not.toHaveBeenCalled();
});

interface Values {
  title: string;
  text: string;
  count: string;
  start: string;
  level: string;
  answer: string;
}

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { title: '', text: 'About', count: '5', start: '', level: 'easy', answer: 'B' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextField
        label="Title"
        error={formState.errors.title?.message}
        {...register('title', { required: 'Title is required' })}
      />
      <TextArea label="Text" {...register('text')} />
      <NumberField label="Count" {...register('count')} />
      <DateTimeField label="Start" {...register('start')} />
      <Select
        label="Level"
        options={['easy', 'hard'].map((value) => ({ value, label: value }))}
        {...register('level')}
      />
      <RadioGroup
        label="Answer"
        options={['A', 'B', 'C'].map((value) => ({ value, label: value }))}
        {...register('answer')}
      />
      <button>Send</button>
    </form>
  );
}

test('fields register with react-hook-form: defaults, values, and the focus on an error', async () => {
  const user = userEvent.setup({ delay: null });
  const send = vi.fn<(values: Values) => void>();
  render(<Form onSend={send} />);
  expect(screen.getByRole('radio', { name: 'B' })).toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Send' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  expect(title).toHaveAccessibleDescription('Title is required');

  await user.type(title, 'Waves');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'hard');
  await user.type(screen.getByRole('textbox', { name: 'Count' }), '{ArrowUp}');
  await user.type(screen.getByLabelText('Start'), '2031-05-12T09:30');
  await user.click(screen.getByRole('radio', { name: 'C' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send.mock.calls[0]?.[0]).toEqual({
    title: 'Waves',
    text: 'About',
    count: '6',
    start: '2031-05-12T09:30',
    level: 'hard',
    answer: 'C',
  });
});

test('a radio group says what is wrong, on the group and on each choice', () => {
  render(
    <RadioGroup
      label="Answer"
      error="Please select an answer"
      options={[{ value: 'A', label: 'A' }]}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Answer' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Please select an answer');
  expect(screen.getByRole('radio')).toHaveAccessibleDescription('Please select an answer');
});

test("a controlled radio group shows only its parent's value", async () => {
  const user = userEvent.setup({ delay: null });
  const change = vi.fn();
  const options = ['A', 'B'].map((value) => ({ value, label: value }));
  const { rerender } = render(
    <RadioGroup label="Answer" options={options} value={null} onValueChange={change} />,
  );
  await user.click(screen.getByRole('radio', { name: 'B' }));
  expect(change).toHaveBeenCalledWith('B');
  expect(screen.getByRole('radio', { name: 'B' })).not.toBeChecked();
  rerender(<RadioGroup label="Answer" options={options} value="B" onValueChange={change} />);
  expect(screen.getByRole('radio', { name: 'B' })).toBeChecked();
});

const cities = ['Graz', 'Linz', 'Wien'].map((value) => ({ value, label: value }));

test('a checkbox group passes on all that is chosen, in the order of its options', async () => {
  const user = userEvent.setup({ delay: null });
  const change = vi.fn();
  render(<CheckboxGroup label="Cities" options={cities} onValueChange={change} />);
  await user.click(screen.getByRole('checkbox', { name: 'Wien' }));
  await user.click(screen.getByRole('checkbox', { name: 'Graz' }));
  expect(change).toHaveBeenLastCalledWith(['Graz', 'Wien']);
  await user.click(screen.getByRole('checkbox', { name: 'Wien' }));
  await user.click(screen.getByRole('checkbox', { name: 'Graz' }));
  expect(change).toHaveBeenLastCalledWith([]);
});

test("a controlled checkbox group shows only its parent's values", async () => {
  const user = userEvent.setup({ delay: null });
  const change = vi.fn();
  const group = (value: string[]) => (
    <CheckboxGroup label="Cities" options={cities} value={value} onValueChange={change} />
  );
  const { rerender } = render(group(['Linz']));
  await user.click(screen.getByRole('checkbox', { name: 'Wien' }));
  expect(change).toHaveBeenCalledWith(['Linz', 'Wien']);
  expect(screen.getByRole('checkbox', { name: 'Wien' })).not.toBeChecked();
  rerender(group(['Linz', 'Wien']));
  expect(screen.getByRole('checkbox', { name: 'Wien' })).toBeChecked();
});

test('a required checkbox group asks for one box, not for all', async () => {
  const user = userEvent.setup({ delay: null });
  render(<CheckboxGroup label="Cities" options={cities} required />);
  expect(screen.getByRole('checkbox', { name: 'Graz' })).toBeInvalid();
  await user.click(screen.getByRole('checkbox', { name: 'Linz' }));
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeValid();
  await user.click(screen.getByRole('checkbox', { name: 'Linz' }));
  expect(screen.getByRole('checkbox', { name: 'Graz' })).toBeInvalid();
});

test('a checkbox group and each of its boxes are described by its error', () => {
  render(<CheckboxGroup label="Cities" options={cities.slice(0, 1)} error="Choose a city" />);
  const group = screen.getByRole('group', { name: 'Cities' });
  expect(group).toHaveAttribute('aria-invalid', 'true');
  expect(group).toHaveAccessibleDescription('Choose a city');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Choose a city');
});

test('a checkbox group registers with react-hook-form as a list', async () => {
  const user = userEvent.setup({ delay: null });
  const send = vi.fn<(values: { cities: string[] }) => void>();
  function Cities() {
    const { register, handleSubmit } = useForm({ defaultValues: { cities: ['Linz'] } });
    return (
      <form onSubmit={(event) => void handleSubmit((values) => send(values))(event)}>
        <CheckboxGroup label="Cities" options={cities} {...register('cities')} />
        <button>Send</button>
      </form>
    );
  }
  render(<Cities />);
  expect(screen.getByRole('checkbox', { name: 'Linz' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Wien' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledWith({ cities: ['Linz', 'Wien'] });
});

test('a number is read with its unit, and a moment with its zone', () => {
  render(
    <>
      <NumberField label="Duration" unit="minutes" hint="At least 5." />
      <DateTimeField label="Start" zone="Europe/Vienna" error="Start is required." />
    </>,
  );
  const number = screen.getByRole('textbox', { name: 'Duration' });
  expect(number).toHaveAccessibleDescription('minutes At least 5.');
  const moment = screen.getByLabelText('Start');
  expect(moment).toHaveAccessibleDescription('Europe/Vienna Start is required.');
  expect(moment).toBeInvalid();
});

test('a number field passes on whatever was typed', async () => {
  const user = userEvent.setup({ delay: null });
  render(<NumberField label="Count" min={1} max={5} />);
  const field = screen.getByRole('textbox', { name: 'Count' });
  await user.type(field, '1e9');
  expect(field).toHaveValue('1e9');
});

test("a phone's keyboard has what the number may need", () => {
  render(
    <>
      <NumberField label="Whole" min={0} />
      <NumberField label="Broken" step={0.5} />
      <NumberField label="Below nought" min={-10} />
      <NumberField label="Own" inputMode="tel" />
    </>,
  );
  const mode = (name: string) => screen.getByRole('textbox', { name }).getAttribute('inputmode');
  expect(['Whole', 'Broken', 'Below nought', 'Own'].map(mode)).toEqual([
    'numeric',
    'decimal',
    'text',
    'tel',
  ]);
});

test('a limit that is no number is ignored', async () => {
  const user = userEvent.setup({ delay: null });
  render(<NumberField label="Count" min="" max="soon" defaultValue="0" />);
  const field = screen.getByRole('textbox', { name: 'Count' });
  await user.type(field, '{ArrowDown}');
  expect(field).toHaveValue('-1');
});

test('an arrow with Shift, Control, Alt or Meta is left to the browser', async () => {
  const user = userEvent.setup({ delay: null });
  render(<NumberField label="Count" defaultValue="5" />);
  const field = screen.getByRole('textbox', { name: 'Count' });
  for (const key of ['Shift', 'Control', 'Alt', 'Meta']) {
    await user.type(field, `{${key}>}{ArrowUp}{/${key}}`);
    expect(field).toHaveValue('5');
  }
});

test('arrows leave a read-only number alone, and a parent may refuse them', async () => {
  const user = userEvent.setup({ delay: null });
  render(
    <>
      <NumberField label="Fixed" readOnly defaultValue="5" />
      <NumberField label="Refused" value="5" onChange={() => {}} />
    </>,
  );
  for (const name of ['Fixed', 'Refused']) {
    const field = screen.getByRole('textbox', { name });
    await user.type(field, '{ArrowUp}');
    expect(field).toHaveValue('5');
  }
});

test.each([
  ['', 1, {}, '1'],
  ['', 1, { min: 10 }, '10'],
  ['7', 1, { min: 5, step: 5 }, '10'],
  ['7', -1, { min: 5, step: 5 }, '5'],
  ['5', -1, { min: 5, step: 5 }, '5'],
  ['98', 1, { max: 100, step: 5 }, '100'],
  ['500', -1, { max: 100 }, '100'],
  ['0.2', 1, { step: 0.1 }, '0.3'],
  ['-1', -1, {}, '-2'],
  ['ten', 1, {}, undefined],
  ['1,5', 1, {}, undefined],
  ['٣', 1, {}, undefined],
  ['Infinity', -1, { max: 100 }, undefined],
  ['1e3', 1, {}, '1001'],
  ['2', 1, { max: 2.5 }, '2.5'],
  ['500', 1, { max: 100 }, undefined],
  ['-5', -1, { min: 1 }, undefined],
  ['', -1, { min: 10 }, '10'],
  ['3', 1, { step: 0 }, undefined],
] as const)('from "%s" an arrow by %s within %o leads to %s', (text, by, range, expected) => {
  expect(steppedValue(text, by, { min: undefined, max: undefined, step: 1, ...range })).toBe(
    expected,
  );
});
