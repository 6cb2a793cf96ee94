import { createContext, type ComponentType } from 'react';
import type { Receipt } from '../api/entities';

/** What the actions of a receipt receive. */
export interface ReceiptActionsProps {
  /** The title of the quiz. */
  title: string;
  /** Undefined if the server sent none. */
  receipt: Receipt | undefined;
}

/** The host's actions of a receipt, in place of the link to the results. */
export const ReceiptActionsContext = createContext<ComponentType<ReceiptActionsProps> | undefined>(
  undefined,
);
