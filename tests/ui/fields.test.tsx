import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { PasswordField } from '../../src/ui/PasswordField';
import { RadioGroup } from '../../src/ui/RadioGroup';
import { Select } from '../../src/ui/Select';
import { TextArea } from '../../src/ui/TextArea';
import { TextField } from '../../src/ui/TextField';

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

test('a field without an error is not invalid and describes nothing', () => {
  render(<TextField label="Email" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('a hidden label still names the field', () => {
  render(<Select label="Group" labelHidden options={[{ value: '1', label: '9 B' }]} />);
  expect(screen.getByRole('combobox', { name: 'Group' })).toBeInTheDocument();
});

test('the password is shown and hidden, and its button says which comes next', async () => {
  const user = userEvent.setup();
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
  const user = userEvent.setup();
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
  level: string;
  answer: string;
}

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { title: '', text: 'About', level: 'easy', answer: 'B' },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextField
        label="Title"
        error={formState.errors.title?.message}
        {...register('title', { required: 'Title is required' })}
      />
      <TextArea label="Text" {...register('text')} />
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
  const user = userEvent.setup();
  const send = vi.fn<(values: Values) => void>();
  render(<Form onSend={send} />);
  expect(screen.getByRole('radio', { name: 'B' })).toBeChecked();

  await user.click(screen.getByRole('button', { name: 'Send' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  expect(title).toHaveAccessibleDescription('Title is required');

  await user.type(title, 'Waves');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'hard');
  await user.click(screen.getByRole('radio', { name: 'C' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send.mock.calls[0]?.[0]).toEqual({
    title: 'Waves',
    text: 'About',
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

test('a controlled radio group shows the value of its parent only', async () => {
  const user = userEvent.setup();
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
