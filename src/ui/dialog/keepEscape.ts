/** Everything that reads which key was pressed. */
const keyNames = ['key', 'code', 'keyCode', 'which'] as const;

/** What takes Escape for itself. */
const takesEscape = '.qw-dialog, .qw-menu, .qw-toast-region, [data-qw-takes-escape]';

/** A search that is filled clears itself. Read from the field: a render may come after the key. */
const isFilledSearch = (at: Element): boolean =>
  at.matches('.qw-text-field-control[type="search"]:not([readonly])') &&
  (at as HTMLInputElement).value !== '';

const dialogs: HTMLElement[] = [];

/**
 * Keeps an Escape that is pressed in something of ours from the listeners of the host's modal around
 * it. Some of those, such as Radix's, are on the document in the capture phase and would close the
 * modal first. So it is not readable as Escape until it has arrived.
 */
function keepEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return;
  const path = event.composedPath();
  const taker = path.find(
    (at) => at instanceof Element && (at.matches(takesEscape) || isFilledSearch(at)),
  );
  if (taker === undefined) return passToDialog(event, path[0]);
  for (const name of keyNames) {
    // An event that a test simulates keeps its own.
    Reflect.defineProperty(event, name, { value: '', configurable: true });
  }
  const restore = () => {
    for (const name of keyNames) Reflect.deleteProperty(event, name);
  };
  taker.addEventListener('keydown', restore, { capture: true, once: true });
}

/** A host's focus trap may have taken the focus from a dialog of ours to the modal around it. */
function passToDialog(event: KeyboardEvent, target: EventTarget | undefined): void {
  const dialog = dialogs.at(-1);
  if (!dialog || !(target instanceof Element) || !target.contains(dialog)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { key, code } = event;
  dialog.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
  );
}

let users = 0;

/** Starts this, before the host's own listeners where possible; returns a function that ends it. */
export function watchEscape(): () => void {
  users += 1;
  if (users === 1) window.addEventListener('keydown', keepEscape, true);
  return () => {
    users -= 1;
    if (users === 0) window.removeEventListener('keydown', keepEscape, true);
  };
}

/** The same, for an open dialog. */
export function watchEscapeOf(dialog: HTMLElement): () => void {
  const stop = watchEscape();
  dialogs.push(dialog);
  return () => {
    stop();
    dialogs.splice(dialogs.indexOf(dialog), 1);
  };
}
