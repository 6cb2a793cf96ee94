import { Description, Dialog as HeadlessDialog, DialogPanel, DialogTitle } from '@headlessui/react';
import clsx from 'clsx/lite';
import { forwardRef, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode, RefObject } from 'react';
import { IconButton } from '../button/IconButton';
import { focusedNear } from '../focus/focusedNear';
import { X } from '../icons/icons';
import { leaveShell } from './leaveShell';
import { watchEscapeOf } from './keepEscape';
import { delayInert, keepDialogPlaced, placeDialog } from './placeDialog';
import { DialogContainerContext, useFindPlace, usePortalContainer } from '../theme/PortalContainer';
import { useRootAttributes } from '../theme/RootTheme';
import { useToastRoom } from '../toast/toastRoom';
import { useInBrowser } from '../../base/useInBrowser';
import { useMergedRefs } from '../../base/useMergedRefs';
import { useFocusBack } from './useFocusBack';

export interface DialogProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'title' | 'role' | 'dir' | 'lang' | 'autoFocus'
> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by the close button, Escape and a click beside the panel. */
  onClose: () => void;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** A sentence below the title, read out when it opens. */
  description?: ReactNode;
  /** Buttons at the bottom of the panel; the main one last. */
  footer?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** Maximum width of the panel: 440, 600 or 840 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Whether Escape and a click beside the panel leave it open. @default false */
  persistent?: boolean | undefined;
  /** The element to focus on opening. @default the first control of the content */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Headless UI's `autoFocus` puts the focus on the dialog itself, past the first control. */
const focusFirstControl = { autoFocus: false };

/** The longest pause between the clicks of a double click in common system settings. */
const doubleClickMs = 500;

/**
 * A modal dialog in a portal; on narrow screens a sheet over the whole screen. Rest props, `ref`
 * and `className` reach the element with the dialog role. Parts: `backdrop`, `panel`, `header`,
 * `title`, `description`, `body`, `footer`, `close`. State: `data-size`.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    open,
    onClose,
    title,
    description,
    footer,
    closeLabel,
    size = 'medium',
    role = 'dialog',
    persistent = false,
    initialFocus,
    className,
    style,
    onClick,
    onKeyDown,
    children,
    ...rest
  },
  ref,
) {
  const { attributes, paint } = useRootAttributes();
  const container = usePortalContainer();
  const findPlace = useFindPlace();
  const dialog = useRef<HTMLElement>(null);
  const placedIn = useRef<HTMLElement>(null);
  const titleId = useId();
  const [treeContainer, setTreeContainer] = useState<HTMLElement | null>(null);
  const place = useCallback(
    (element: HTMLElement | null) => {
      paint(element);
      dialog.current = element;
      // Headless UI adds it in an effect, by which time the focus may be inside.
      element?.setAttribute('aria-labelledby', titleId);
      const stop = element ? delayInert(element) : undefined;
      const place = element ? findPlace() : undefined;
      placedIn.current = place?.container ?? null;
      const remove = element && place ? placeDialog(element, place) : undefined;
      const ignoreEscape = element ? watchEscapeOf(element) : undefined;
      // Headless UI loses what is portalled into a dialog there.
      setTreeContainer(element?.getRootNode() instanceof ShadowRoot ? element : null);
      return () => {
        stop?.();
        remove?.();
        ignoreEscape?.();
        if (element) leaveShell(element);
      };
    },
    [paint, findPlace, titleId],
  );
  useEffect(() => {
    if (dialog.current && placedIn.current) keepDialogPlaced(dialog.current, placedIn.current);
  });
  const mergedRef = useMergedRefs<HTMLElement>(place, ref);
  const room = { '--qw-given-toast-room': `${useToastRoom(open)}px` };
  useFocusBack(open, container);
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const closeUnlessStray = () => {
    // The second click of a double click on the opener lands beside the panel.
    const isKey = window.event instanceof KeyboardEvent;
    const isStray = !isKey && performance.now() - openedAt.current < doubleClickMs;
    // Toasts that share a container with the dialog are beside the panel too.
    const [target] = window.event?.composedPath() ?? [];
    const isToast = target instanceof Element && target.closest('.qw-toast-region') !== null;
    if (!persistent && !isStray && !isToast) onClose();
  };
  const pressKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape') return;
    // A modal of the host's around the widget would close too.
    event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    closeUnlessStray();
  };
  const keepClick = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    event.stopPropagation();
  };
  // Headless UI takes the whole of a shadow tree for the dialog.
  const closeFromBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) closeUnlessStray();
  };
  const firstFocus = useMemo(
    () => ({
      // Headless UI does not see that the focus is in the dialog where it is in a shadow tree.
      get current() {
        const focused = focusedNear(dialog.current) as HTMLElement;
        const isInside = focused !== dialog.current && dialog.current?.contains(focused) === true;
        return isInside ? focused : (initialFocus?.current ?? null);
      },
    }),
    [initialFocus],
  );
  // On a server, Headless UI would leave a marker with a style attribute in the HTML.
  if (!useInBrowser()) return null;
  return (
    <HeadlessDialog
      {...rest}
      {...attributes}
      initialFocus={firstFocus}
      {...focusFirstControl}
      ref={mergedRef}
      open={open}
      onClose={closeUnlessStray}
      onClick={keepClick}
      onKeyDown={pressKey}
      role={role}
      className={clsx('qw-root', 'qw-dialog', className)}
      style={{ ...style, ...room }}
      data-size={size}
    >
      <DialogContainerContext.Provider value={treeContainer}>
        <div className="qw-dialog-backdrop" data-part="backdrop" aria-hidden="true" />
        <div className="qw-dialog-frame" {...(treeContainer && { onClick: closeFromBeside })}>
          <DialogPanel className="qw-dialog-panel" data-part="panel">
            <div className="qw-dialog-header" data-part="header">
              <DialogTitle as="h2" id={titleId} className="qw-dialog-title" data-part="title">
                {title}
              </DialogTitle>
              {description ? (
                <Description as="p" className="qw-dialog-description" data-part="description">
                  {description}
                </Description>
              ) : null}
            </div>
            {children === undefined || children === null ? null : (
              <div className="qw-dialog-body" data-part="body">
                {children}
              </div>
            )}
            {footer ? (
              <div className="qw-dialog-footer" data-part="footer">
                {footer}
              </div>
            ) : null}
            {/* Last in the document, so that the content gets the focus on opening. */}
            <IconButton
              className="qw-dialog-close"
              data-part="close"
              size="small"
              label={closeLabel}
              icon={<X />}
              onClick={onClose}
            />
          </DialogPanel>
        </div>
      </DialogContainerContext.Provider>
    </HeadlessDialog>
  );
});
