import {
  useContext,
  useMemo,
  type ComponentPropsWithoutRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { IconName } from '../ui/icons/icons';
import type { EmptyStateProps } from '../ui/state/EmptyState';
import type { HeaderSlotProps } from '../ui/text/headerSlot';
import { SlotsContext } from '../ui/slots/SlotsContext';
import { ReceiptActionsContext, type ReceiptActionsProps } from './ReceiptActionsContext';

/** What an icon of the host's receives: it is decoration, in the colour of the text. */
export type IconSlotProps = ComponentPropsWithoutRef<'svg'>;

/** Components of the host's in place of the widgets' own. */
export interface Slots {
  /** The header of cards and widgets. */
  header?: ComponentType<HeaderSlotProps> | undefined;
  /** What stands where a list has nothing to show. */
  emptyState?: ComponentType<EmptyStateProps> | undefined;
  /** Icons by name; those that are not named stay the kit's. */
  icons?: Partial<Record<IconName, ComponentType<IconSlotProps>>> | undefined;
  /**
   * What follows a receipt, in `QuizRunner` and in `ReceiptDialog`.
   * @default a link to `paths.results`, if the provider has it
   */
  receiptActions?: ComponentType<ReceiptActionsProps> | undefined;
}

export interface QuizSlotsProps extends Slots {
  children: ReactNode;
}

/**
 * Puts components of the host's into the widgets below, at any depth: around one widget, or around
 * the provider for all. Inner slots win over outer ones. Define the components outside of yours, as
 * a new component each time would be mounted again.
 *
 * @example
 * <QuizSlots emptyState={({ title }) => <PortalEmpty text={title} />} icons={{ Trash2: PortalBin }}>
 *   <QuestionBank />
 * </QuizSlots>
 */
export function QuizSlots({ header, emptyState, icons, receiptActions, children }: QuizSlotsProps) {
  const outer = useContext(SlotsContext);
  const outerActions = useContext(ReceiptActionsContext);
  const slots = useMemo(
    () => ({
      header: header ?? outer.header,
      emptyState: emptyState ?? outer.emptyState,
      icons: icons ? { ...outer.icons, ...icons } : outer.icons,
    }),
    [outer, header, emptyState, icons],
  );
  return (
    <SlotsContext.Provider value={slots}>
      <ReceiptActionsContext.Provider value={receiptActions ?? outerActions}>
        {children}
      </ReceiptActionsContext.Provider>
    </SlotsContext.Provider>
  );
}
