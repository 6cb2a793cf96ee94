import clsx from 'clsx/lite';
import { forwardRef, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ComponentPropsWithRef, FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/IconButton';
import { X } from '../icons/icons';
import { modalAround, showOnTop, useShownModal } from '../theme/hostModal';
import { usePortalContainer } from '../theme/PortalContainer';
import { useRootAttributes } from '../theme/RootTheme';
import { keepFocusClear } from '../focus/keepFocusClear';
import { takeToastRoom } from './toastRoom';
import type { Toast, ToastStore } from './toastStore';
import { toneIcons } from '../icons/toneIcons';
import { useAutoClose } from './useAutoClose';
import { useFocusHeir } from '../focus/useFocusHeir';
import { useInBrowser } from '../../base/useInBrowser';
import { useMergedRefs } from '../../base/useMergedRefs';

export interface ToastRegionProps extends Omit<
  ComponentPropsWithRef<'div'>,
  | 'children'
  | 'dir'
  | 'lang'
  | 'onMouseMove'
  | 'onMouseEnter'
  | 'onMouseLeave'
  | 'onFocus'
  | 'onBlur'
> {
  /** The toast queue. */
  toasts: ToastStore;
  /** Name of the region, such as "Notifications". */
  label: string;
  /** Name of each toast's button. */
  dismissLabel: string;
  /**
   * Milliseconds until a toast closes automatically, unless it has its own value; `null` for never.
   * @default 5000
   */
  autoClose?: number | null | undefined;
}

const noToasts: readonly Toast[] = [];

/** Minimum time of a toast while another waits, in milliseconds. */
const readableMs = 2_000;

/**
 * The toasts of a page, in a portal at the bottom of the window: one at a time, in one polite live
 * region that is in the document before the first toast, as screen readers need. The next one
 * appears when a toast has closed or has been readable for two seconds. The timer pauses while the
 * pointer or the focus is inside; Escape dismisses the focused toast. Dialogs keep their buttons
 * above a toast, and a control focused by keyboard is scrolled out from under it. Parts: `list`,
 * `toast`, `icon`, `message`, `dismiss`. State of a toast: `data-tone`.
 */
export const ToastRegion = forwardRef<HTMLDivElement, ToastRegionProps>(function ToastRegion(
  { toasts: store, label, dismissLabel, autoClose = 5000, className, ...rest },
  ref,
) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, () => noToasts);
  const [toast, next] = toasts;
  const inBrowser = useInBrowser();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const container = usePortalContainer();
  const modal = useShownModal();
  const isInModal = modal !== null && modalAround(container) !== modal;
  const { attributes, paint } = useRootAttributes();
  const mergedRef = useMergedRefs<HTMLDivElement>(
    paint,
    isInModal ? showRegionOnTop : undefined,
    ref,
  );
  const listRef = useMergedRefs<HTMLOListElement>(
    list,
    useFocusHeir(() => {
      // Removed elements send no events, so the pause has to end here.
      setFocused(false);
      if (cameFrom.current?.isConnected) return cameFrom.current;
      return list.current?.querySelector('button');
    }),
  );

  const shownId = toast?.id;
  useLayoutEffect(() => {
    const element = list.current;
    if (shownId === undefined || element === null) return undefined;
    takeToastRoom(store, element.offsetHeight);
    const stop = keepFocusClear(element);
    return () => {
      stop();
      takeToastRoom(store, 0);
    };
  }, [store, shownId, inBrowser]);

  if (!inBrowser) return null;

  const enter = (event: FocusEvent<HTMLElement>) => {
    setFocused(true);
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) {
      cameFrom.current = from;
    }
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  const dismiss = (id: string) => {
    // After a tap, no event says that the finger has left.
    setHovered(false);
    store.dismiss(id);
  };
  const lasts = toast?.autoClose === undefined ? autoClose : toast.autoClose;

  return createPortal(
    // Not a `section`, which hosts style by tag, and this one is a root.
    <div
      role="region"
      {...rest}
      {...attributes}
      ref={mergedRef}
      aria-label={label}
      className={clsx('qw-root', 'qw-toast-region', className)}
      onMouseEnter={() => setHovered(true)}
      onMouseMove={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      <ol
        ref={listRef}
        className="qw-toast-list"
        data-part="list"
        aria-live="polite"
        aria-relevant="additions text"
        aria-atomic="false"
      >
        {toast ? (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={hovered || focused}
            autoClose={lasts === null || next === undefined ? lasts : Math.min(lasts, readableMs)}
            dismissLabel={dismissLabel}
            onDismiss={dismiss}
            onExpire={store.dismiss}
          />
        ) : null}
      </ol>
    </div>,
    (isInModal ? modal : container) ?? document.body,
  );
});

function showRegionOnTop(region: HTMLElement | null): void {
  if (region) showOnTop(region);
}

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  autoClose: number | null;
  dismissLabel: string;
  onDismiss: (id: string) => void;
  onExpire: (id: string) => void;
}

function ToastItem({
  toast,
  paused,
  autoClose,
  dismissLabel,
  onDismiss,
  onExpire,
}: ToastItemProps) {
  useAutoClose(autoClose, paused, () => onExpire(toast.id));
  const tone = toast.tone ?? 'neutral';
  const Icon = toneIcons[tone];
  return (
    <li className="qw-toast" data-part="toast" data-tone={tone}>
      <Icon className="qw-toast-icon" data-part="icon" aria-hidden="true" />
      {/* The server's sentence may be in a script of the other direction. */}
      <bdi className="qw-toast-message" data-part="message">
        {toast.message}
      </bdi>
      <IconButton
        className="qw-toast-dismiss"
        data-part="dismiss"
        size="small"
        label={dismissLabel}
        icon={<X />}
        onClick={() => onDismiss(toast.id)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Must not also close a dialog below, or the browser a `dialog` of the host's.
          event.stopPropagation();
          event.preventDefault();
          onDismiss(toast.id);
        }}
      />
    </li>
  );
}
