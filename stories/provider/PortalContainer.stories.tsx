import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useNotify } from '../../src/provider/notifications';
import { QuizProvider } from '../../src/provider/QuizProvider';
import { Button } from '../../src/ui/button/Button';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { TextField } from '../../src/ui/field/TextField';
import { Menu, MenuItem } from '../../src/ui/menu/Menu';
import { Root } from '../../src/ui/theme/Root';
import { Select } from '../../src/ui/select/Select';
import { chooseOption } from '../ui/chooseOption';

const choices = ['Easy', 'Medium', 'Hard'].map((label) => ({ value: label, label }));

function Widget() {
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const say = () => notify({ tone: 'positive', message: 'The group was created.' });
  return (
    <Root painted={false} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Select label="Difficulty" options={choices} />
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onClick={say}>Create</MenuItem>
      </Menu>
      <Button onClick={() => setOpen(true)}>New group</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="New group"
        closeLabel="Close"
        size="small"
        footer={
          <Button variant="primary" onClick={say}>
            Save
          </Button>
        }
      >
        <Select label="Type" options={choices} />
      </Dialog>
    </Root>
  );
}

/** A shadow tree with the sheets of the page, as a host's own element has. */
function ShadowTree({ children }: { children: ReactNode }) {
  const [tree, setTree] = useState<ShadowRoot | null>(null);
  const open = (host: HTMLElement | null) => {
    if (host === null || host.shadowRoot) return;
    const root = host.attachShadow({ mode: 'open' });
    const sheets = document.querySelectorAll('style, link[rel="stylesheet"]');
    root.append(...[...sheets].map((sheet) => sheet.cloneNode(true)));
    setTree(root);
  };
  return (
    <div ref={open} data-testid="host">
      {tree && createPortal(children, tree)}
    </div>
  );
}

/**
 * A host's modal as libraries make them: it clips and moves what is in it, the rest is inert, Escape
 * closes it from either phase on the document, a press outside of it too, and it holds the focus.
 */
function HostModal({ children }: { children: ReactNode }) {
  const modal = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const [closedBy, setClosedBy] = useState('nothing');
  useEffect(() => {
    const isOutside = ({ target }: Event) => !modal.current?.contains(target as Node);
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setClosedBy('Escape');
    };
    const point = () => {
      if (!pressed.current) setClosedBy('a press');
      pressed.current = false;
    };
    const hold = (event: FocusEvent) => {
      if (isOutside(event)) modal.current?.focus();
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', point);
    document.addEventListener('focusin', hold);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', point);
      document.removeEventListener('focusin', hold);
    };
  }, []);
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={modal}
      role="dialog"
      aria-label="Host"
      data-testid="modal"
      data-closed-by={closedBy}
      tabIndex={-1}
      onPointerDownCapture={() => (pressed.current = true)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setClosedBy('Escape in React');
      }}
      style={{
        position: 'fixed',
        insetInline: 16,
        insetBlockStart: 40,
        blockSize: 200,
        overflow: 'auto',
        transform: 'translateY(8px)',
        display: 'grid',
        gap: 16,
        background: 'Canvas',
      }}
    >
      {children}
    </div>,
    document.body,
  );
}

function InHostModal() {
  return (
    <QuizProvider>
      <HostModal>
        <Widget />
        <Root painted={false}>
          <TextField label="Search" type="search" />
        </Root>
      </HostModal>
    </QuizProvider>
  );
}

const ThePage = ({ children }: { children: ReactNode }) => children;

interface FrameProps {
  /** How the host's element is placed and drawn. */
  frame: CSSProperties;
  /** How far it is scrolled, in pixels. */
  scrolledBy: number;
  /** What the element and the widget are in. @default the page */
  around?: (props: { children: ReactNode }) => ReactNode;
}

/** A page that gives its widget an element for whatever floats. */
function Page({ frame, scrolledBy, around: Around = ThePage }: FrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const place = (element: HTMLElement | null) => {
    setContainer(element);
    if (element) element.scrollTop = scrolledBy;
  };
  return (
    <>
      <p>
        <a href="#elsewhere">Elsewhere</a>
      </p>
      <Around>
        <div
          ref={place}
          data-testid="container"
          style={{ blockSize: 460, overflow: 'auto', border: '1px solid GrayText', ...frame }}
        >
          <div style={{ padding: '40px 24px 400px' }}>
            <QuizProvider portalContainer={container}>
              <Widget />
            </QuizProvider>
          </div>
        </div>
      </Around>
    </>
  );
}

const meta = {
  title: 'Provider/Portal container',
  component: Page,
  args: { frame: { position: 'relative' }, scrolledBy: 0 },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The host's element, in the page or in its shadow tree. */
function container(): HTMLElement {
  const host = document.querySelector('[data-testid="host"]');
  const found = (host?.shadowRoot ?? document).querySelector<HTMLElement>(
    '[data-testid="container"]',
  );
  if (found === null) throw new Error('The host has no element for what floats.');
  return found;
}

const tree = () => container().getRootNode() as Document | ShadowRoot;
const inside = () => within(container());
const button = (name: string) => within(container()).getByRole('button', { name });

/** How far a list is from the lower edge of what has opened it, in pixels as they are seen. */
function gapBelow(list: HTMLElement, opener: HTMLElement): number {
  return list.getBoundingClientRect().top - opener.getBoundingClientRect().bottom;
}

/** The list, the menu and a toast, each inside the element and where its opener is. */
async function playFloating(): Promise<void> {
  const combobox = within(container()).getByRole('combobox', { name: 'Difficulty' });
  await userEvent.click(combobox);
  const list = await inside().findByRole('listbox');
  await expect(container()).toContainElement(list);
  await waitFor(() => expect(Math.abs(gapBelow(list, combobox) - 4)).toBeLessThan(2));
  await userEvent.click(inside().getByRole('option', { name: 'Hard' }));
  await expect(combobox).toHaveTextContent('Hard');

  await userEvent.click(button('Actions'));
  const menu = await inside().findByRole('menu');
  await expect(container()).toContainElement(menu);
  await waitFor(() => expect(Math.abs(gapBelow(menu, button('Actions')) - 4)).toBeLessThan(2));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(inside().queryByRole('menu')).toBeNull());
  await expect(tree().activeElement).toBe(button('Actions'));

  await userEvent.click(button('Actions'));
  await userEvent.click(await inside().findByRole('menuitem', { name: 'Create' }));
  await expect(container()).toContainElement(await inside().findByText('The group was created.'));
  await waitFor(() => expect(tree().activeElement).toBe(button('Actions')));
}

/**
 * Enter opens the dialog inside the element. Tab cycles in it, and Escape closes it and returns the
 * focus. Everything beside it is inert, except what toasts announce.
 */
async function playDialog(): Promise<void> {
  button('New group').focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await inside().findByRole('dialog');
  await expect(container()).toContainElement(dialog);
  await waitFor(() => expect(dialog).toContainElement(tree().activeElement as HTMLElement));
  // Simulated keys do not reach into a shadow tree.
  for (let step = 0; step < 5 && tree() === document; step += 1) {
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await expect(inside().queryByRole('button', { name: 'Actions' })).toBeNull();

  await chooseOption(dialog, 'Type', 'Medium');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const said = (await inside().findAllByText('The group was created.')).at(-1)!;
  await expect(container()).toContainElement(said);
  await expect(said.closest('[inert]')).toBeNull();
  await userEvent.click(said);
  await expect(inside().getByRole('dialog')).toBe(dialog);

  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(inside().queryByRole('dialog')).toBeNull());
  await expect(tree().activeElement).toBe(button('New group'));
  await expect(tree().querySelector('[inert]')).toBeNull();
  await expect(container().querySelector('#headlessui-portal-root')).toBeNull();
}

/** Everything that floats goes into an element of the host's. */
export const Default: Story = { play: playFloating };

export const WithADialog: Story = { play: playDialog };

/** The element scrolls, and what floats stays with its opener. */
export const Scrolled: Story = { args: { scrolledBy: 30 }, play: playFloating };

/**
 * A transformed element contains fixed positions: dialogs and toasts cover it rather than the
 * window, and stay at its start while it scrolls.
 */
export const Transformed: Story = {
  args: {
    frame: {
      position: 'relative',
      transform: 'translate(24px, 16px)',
      inlineSize: 'min(520px, 100% - 24px)',
    },
  },
  play: async () => {
    await playFloating();
    await playDialog();
  },
};

/** The host's element is in a shadow tree, with the sheets. */
export const InAShadowTree: Story = {
  args: { around: ShadowTree },
  play: async () => {
    await waitFor(container);
    await playFloating();
    await playDialog();
  },
};

/** Presses Escape as a browser does: simulated events do not let their key be hidden. */
function pressEscape() {
  const key = { key: 'Escape', bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
}

/**
 * Everything that floats goes into the host's modal automatically, above it, and ends alone. Escape
 * clears a search before it reaches the modal.
 */
export const InAModalOfTheHost: Story = {
  render: () => <InHostModal />,
  play: async () => {
    const modal = await waitFor(() => screen.getByTestId('modal'));
    const isOnTop = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(hit) && modal.contains(element);
    };
    await userEvent.click(within(modal).getByRole('combobox', { name: 'Difficulty' }));
    const list = await within(modal).findByRole('listbox');
    await waitFor(() => expect(isOnTop(list)).toBe(true));
    pressEscape();
    await waitFor(() => expect(list).not.toBeInTheDocument());

    for (const [role, name, floating] of [
      ['combobox', 'Difficulty', 'listbox'],
      ['button', 'Actions', 'menu'],
    ] as const) {
      const floater = within(modal).getByRole(role, { name });
      await userEvent.click(floater);
      const opened = await within(modal).findByRole(floating);
      await userEvent.click(document.body);
      await waitFor(() => expect(opened).not.toBeInTheDocument());
      await expect(modal).toHaveAttribute('data-closed-by', 'nothing');
      await waitFor(() => expect(floater).toHaveFocus());
    }

    const search = within(modal).getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'waves');
    pressEscape();
    await expect(search).toHaveValue('');

    const opener = within(modal).getByRole('button', { name: 'New group' });
    await userEvent.click(opener);
    const dialog = await within(modal).findByRole('dialog', { name: 'New group' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const panel = dialog.querySelector('.qw-dialog-panel')!;
    await expect(panel.getBoundingClientRect().bottom).toBeGreaterThan(
      modal.getBoundingClientRect().bottom,
    );
    await waitFor(() => expect(isOnTop(panel)).toBe(true));
    await chooseOption(dialog, 'Type', 'Medium');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    const toast = (await within(modal).findByText('The group was created.')).closest('.qw-toast')!;
    await waitFor(() => expect(isOnTop(toast)).toBe(true));
    await userEvent.click(toast);
    await expect(dialog).toBeInTheDocument();
    dialog.focus();
    pressEscape();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(modal).toHaveAttribute('data-closed-by', 'nothing');
    await expect(document.querySelector('[inert]')).toBeNull();
    pressEscape();
    await waitFor(() => expect(modal).toHaveAttribute('data-closed-by', 'Escape'));
    await userEvent.click(document.body);
    await expect(modal).toHaveAttribute('data-closed-by', 'a press');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: playFloating };

export const InDark: Story = { globals: { theme: 'dark' } };

export const DialogInDark: Story = {
  globals: { theme: 'dark' },
  play: async () => {
    await userEvent.click(button('New group'));
    await expect(container()).toContainElement(await inside().findByRole('dialog'));
  },
};
