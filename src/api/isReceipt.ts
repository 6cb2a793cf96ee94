import type { Receipt } from './entities';
import { isJsonObject } from './shape';

/** Whether it is a receipt that can be relied on: one with its id and time (decision 41). */
export function isReceipt(receipt: unknown): receipt is Receipt {
  return (
    isJsonObject(receipt) &&
    typeof receipt._id === 'string' &&
    receipt._id !== '' &&
    !Number.isNaN(Date.parse(String(receipt.submitted_at)))
  );
}
