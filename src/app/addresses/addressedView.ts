import type { BankView } from '../../questions/filters/bankView';
import { bankParameters } from './paths';

/** What an address asks the bank of questions for. */
export function viewIn(parameters: URLSearchParams): BankView {
  const view: BankView = {};
  for (const name of bankParameters) {
    const value = parameters.get(name);
    if (value) view[name] = value;
  }
  return view;
}

/** An address that asks the bank for something else; it keeps whatever else it has. */
export function withView(parameters: URLSearchParams, view: BankView): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  for (const name of bankParameters) {
    const value = view[name];
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

/** Whether a view is what was asked before with more or fewer words: Back leads past both. */
export function isTypedOn({ q: before, ...one }: BankView, { q, ...other }: BankView): boolean {
  const names = bankParameters.filter((name) => name !== 'q');
  return !!before && !!q && names.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
