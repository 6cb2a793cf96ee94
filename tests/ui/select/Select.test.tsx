import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog/Dialog';
import { Root } from '../../../src/ui/theme/Root';
import { Select } from '../../../src/ui/select/Select';
import { selectListbox } from '../../../src/ui/select/useSelectListbox';
import { stopClock, turnClock } from '../../stopClock';

const levels = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard', disabled: true },
  { value: 'mixed', label: 'Mixed' },
];

// Without `void`, its result would be taken for a cleanup function.
beforeAll(async () => void (await selectListbox.load()));

let isCoarse = false;
let changePointer = () => {};

beforeEach(() => {
  isCoarse = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return media === '(pointer: coarse)' && isCoarse;
    },
    addEventListener: (_: string, listener: () => void) => (changePointer = listener),
    removeEventListener: () => {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

const field = (name = 'Level') => screen.getByRole('combobox', { name });
const option = (name: string) => screen.findByRole('option', { name });

describe('under a mouse', () => {
  test('a choice is made from a list with the name of the field', async () => {
    const user = userEvent.setup({ delay: null });
    const change = vi.fn();
    render(<Select label="Level" options={levels} placeholder="Choose" onChange={change} />);
    expect(field()).toHaveTextContent('Choose');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.click(field());
    expect(await screen.findByRole('listbox', { name: 'Level' })).toBeVisible();
    await user.click(await option('Medium'));
    expect(change).toHaveBeenCalledOnce();
    expect(field()).toHaveTextContent('Medium');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('choosing the current value changes nothing', async () => {
    const user = userEvent.setup({ delay: null });
    const change = vi.fn();
    render(<Select label="Level" options={levels} defaultValue="easy" onChange={change} />);
    await user.click(field());
    await user.click(await option('Easy'));
    expect(change).not.toHaveBeenCalled();
  });

  test('a disabled choice cannot be chosen', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Select label="Level" options={levels} defaultValue="easy" />);
    await user.click(field());
    expect(await option('Hard')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await option('Hard'));
    expect(field()).toHaveTextContent('Easy');
  });

  test("error, hint and the host's description are read only with the button", () => {
    render(
      <Dialog open onClose={() => {}} title="Quiz" description="Of this term" closeLabel="Close">
        <Select
          label="Level"
          options={levels}
          required
          error="Level is required."
          hint="For all"
          aria-describedby="more"
          aria-busy
        />
        <p id="more">More</p>
      </Dialog>,
    );
    expect(field()).toHaveAccessibleDescription('Level is required. For all More');
    expect(field()).toBeInvalid();
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByLabelText('Level')).toEqual([field()]);
  });

  test('Enter, the space bar and the arrows open the list, Escape leaves it as it was', async () => {
    const user = userEvent.setup({ delay: null });
    const send = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Select label="Level" options={levels} defaultValue="easy" />
        <button>Send</button>
      </form>,
    );
    await user.tab();
    expect(field()).toHaveFocus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key);
      expect(await screen.findByRole('listbox')).toHaveFocus();
      await user.keyboard('{End}{Escape}');
      expect(field()).toHaveFocus();
    }
    expect(field()).toHaveTextContent('Easy');
    expect(send).not.toHaveBeenCalled();
  });

  test('letters choose on the closed field, and repeating one goes on', async () => {
    stopClock();
    const user = userEvent.setup({ delay: null });
    render(<Select label="Level" options={levels} defaultValue="easy" />);
    await user.tab();
    await user.keyboard('m');
    expect(field()).toHaveTextContent('Medium');
    await user.keyboard('m');
    expect(field()).toHaveTextContent('Mixed');
    await user.keyboard('h');
    expect(field()).toHaveTextContent('Mixed');
    await turnClock(500);
    await user.keyboard('med');
    expect(field()).toHaveTextContent('Medium');
    vi.useRealTimers();
  });

  test('the label leads to the field and does not open it', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Select label="Level" options={levels} />);
    await user.click(screen.getByText('Level'));
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('in a dialog, Escape closes the list first, and then the dialog', async () => {
    const user = userEvent.setup({ delay: null });
    const close = vi.fn();
    render(
      <Dialog open onClose={close} title="Quiz" closeLabel="Close">
        <Select label="Level" options={levels} />
      </Dialog>,
    );
    await user.click(field());
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  test('the list repeats the root with its theme', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <Root theme="dark" density="compact" dir="rtl" lang="ar" accent="#0f6b5c">
        <Select label="Level" options={levels} />
      </Root>,
    );
    await user.click(field());
    const list = await screen.findByRole('listbox');
    expect(list).toHaveClass('qw-root');
    expect(list).toHaveAttribute('data-qw-theme', 'dark');
    expect(list).toHaveAttribute('data-qw-density', 'compact');
    expect(list).toHaveAttribute('dir', 'rtl');
    expect(list).toHaveAttribute('lang', 'ar');
    expect(list.style.getPropertyValue('--qw-given-accent')).not.toBe('');
  });

  test("a controlled select shows only its parent's value", async () => {
    const user = userEvent.setup({ delay: null });
    const { rerender } = render(
      <Select label="Level" options={levels} value="easy" onChange={() => {}} />,
    );
    await user.click(field());
    await user.click(await option('Medium'));
    expect(field()).toHaveTextContent('Easy');
    rerender(<Select label="Level" options={levels} value="mixed" onChange={() => {}} />);
    expect(field()).toHaveTextContent('Mixed');
  });

  test('a value that is not among the choices shows what the form sends', () => {
    render(
      <form aria-label="Quiz">
        <Select label="Level" name="level" options={levels} value="gone" onChange={() => {}} />
      </form>,
    );
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('level')).toBe('easy');
    expect(field()).toHaveTextContent('Easy');
  });

  test('removed choices close the list, and so does being disabled', async () => {
    const user = userEvent.setup({ delay: null });
    const { rerender } = render(<Select label="Level" options={levels} />);
    await user.tab();
    await user.keyboard('{ArrowDown}{End}');
    rerender(<Select label="Level" options={levels.slice(0, 1)} />);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}{End}{Enter}');
    expect(field()).toHaveTextContent('Easy');
    await user.keyboard('{ArrowDown}');
    rerender(<Select label="Level" options={levels.slice(0, 1)} disabled />);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  });

  test('a value is shown once its choice arrives', () => {
    const { rerender } = render(
      <Select label="Level" placeholder="Loading" options={[]} value="easy" onChange={() => {}} />,
    );
    expect(field()).toHaveTextContent('Loading');
    rerender(
      <Select
        label="Level"
        placeholder="Choose"
        options={levels}
        value="easy"
        onChange={() => {}}
      />,
    );
    expect(field()).toHaveTextContent('Easy');
  });

  test('a plain form sends the value and restores it on reset', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <form aria-label="Quiz">
        <Select label="Level" name="level" options={levels} defaultValue="easy" />
        <button type="reset">Reset</button>
      </form>,
    );
    await user.click(field());
    await user.click(await option('Mixed'));
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('level')).toBe('mixed');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(field()).toHaveTextContent('Easy'));
    expect(new FormData(form).get('level')).toBe('easy');
  });

  test('a value set by script is shown', () => {
    const ref = createRef<HTMLSelectElement>();
    render(<Select label="Level" options={levels} ref={ref} />);
    expect(field()).toHaveTextContent('Easy');
    ref.current!.value = 'mixed';
    return waitFor(() => expect(field()).toHaveTextContent('Mixed'));
  });

  test('disabled, it neither opens nor gets the focus', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Select label="Level" options={levels} disabled />);
    expect(field()).toBeDisabled();
    await user.click(field());
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});

interface Values {
  level: string;
  about: string;
}

let form: UseFormReturn<Values>;

function Form() {
  form = useForm<Values>({ mode: 'onTouched', defaultValues: { level: '', about: '' } });
  const { register, handleSubmit, formState } = form;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
      <Select
        label="Level"
        placeholder="Choose"
        options={levels}
        error={formState.errors.level?.message}
        {...register('level', { required: 'Level is required.' })}
      />
      <input aria-label="About" {...register('about')} />
      <button>Send</button>
    </form>
  );
}

describe('registered with react-hook-form', () => {
  test('the first invalid field gets the focus', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Form />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription('Level is required.');
  });

  test('leaving it validates it, opening its list does not', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Form />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    expect(field()).toBeValid();
    await user.keyboard('{Escape}');
    expect(field()).toBeValid();
    await user.tab();
    await waitFor(() => expect(field()).toBeInvalid());
    expect(screen.getByRole('textbox', { name: 'About' })).toHaveFocus();
  });

  test('a choice, a value of the form and a reset are all shown', async () => {
    const user = userEvent.setup({ delay: null });
    render(<Form />);
    await user.click(field());
    await user.click(await option('Medium'));
    expect(form.getValues('level')).toBe('medium');
    form.setValue('level', 'mixed');
    await waitFor(() => expect(field()).toHaveTextContent('Mixed'));
    form.reset({ level: 'easy', about: '' });
    await waitFor(() => expect(field()).toHaveTextContent('Easy'));
  });
});

describe('under a finger and on a server', () => {
  test('it is the native select', () => {
    isCoarse = true;
    render(<Select label="Level" options={levels} />);
    expect(field()).toBeInstanceOf(HTMLSelectElement);
  });

  test('HTML from a server has the native select and no style', () => {
    const html = renderToString(<Select label="Level" options={levels} placeholder="Choose" />);
    expect(html).toContain('<select');
    expect(html).not.toContain('<button');
    expect(html).not.toContain('style=');
  });

  test('a choice survives a change of the pointer', async () => {
    const user = userEvent.setup({ delay: null });
    isCoarse = true;
    render(<Select label="Level" options={levels} />);
    await user.selectOptions(field(), 'mixed');
    isCoarse = false;
    changePointer();
    await waitFor(() => expect(field()).toHaveTextContent('Mixed'));
    expect(field()).toBeInstanceOf(HTMLButtonElement);
    // The focus was on the native select, which is hidden now.
    expect(field()).toHaveFocus();
  });

  test.each(['{Escape}', '{End}'])(
    'the focus follows a change back, with %s in its list',
    async (key) => {
      const user = userEvent.setup({ delay: null });
      render(<Select label="Level" options={levels} />);
      await user.tab();
      await user.keyboard('{ArrowDown}' + key);
      isCoarse = true;
      changePointer();
      await waitFor(() => expect(field()).toBeInstanceOf(HTMLSelectElement));
      await waitFor(() => expect(field()).toHaveFocus());
    },
  );
});
