import hostSheets from 'virtual:host-sheets';
import firstQuestion from '../../src/first-question.css?inline';
import firstQuestionLayered from '../../src/first-question.layer.css?inline';
import plain from '../../src/styles.css?inline';
import layered from '../../src/styles.layer.css?inline';
import { hosts, type HostId } from './hosts';

const kitSheets = {
  'styles.css': plain,
  'styles.layer.css': layered,
  'first-question.css': firstQuestion,
  'first-question.layer.css': firstQuestionLayered,
  none: '',
};

/** What a page carries. */
export interface Outfit {
  /** What stands before both sheets. @default '' */
  preface?: string;
  /** Text of the host's sheet. @default '' */
  css?: string;
  /** Which of the kit's sheets. @default 'styles.css' */
  kit?: keyof typeof kitSheets;
  /** Where the host's sheet stands, seen from the kit's. @default 'before' */
  place?: 'before' | 'after';
}

/** A host's sheet, and the one of the kit's that belongs beside it. */
export function outfitOf(id: HostId): Outfit {
  const { sheet: kit = 'styles.css', preface = '' } = hosts.find((each) => each.id === id) ?? {};
  return { css: hostSheets[id] ?? '', kit, preface };
}

/** Found again after a hot update, which runs this module a second time. */
function styleElement(owner: 'preface' | 'kit' | 'host'): HTMLStyleElement {
  const found = document.querySelector<HTMLStyleElement>(`style[data-sheet-of="${owner}"]`);
  if (found) return found;
  const style = document.createElement('style');
  style.dataset.sheetOf = owner;
  document.head.append(style);
  return style;
}

/** An unchanged sheet stays as it is, because a new text restarts every animation. */
function fill(style: HTMLStyleElement, text: string): void {
  if (style.textContent !== text) style.textContent = text;
}

/**
 * Dresses the page. The kit's sheet stands in a style element of our own, because an imported one could
 * not be swapped for the layered one.
 */
export function wear(outfit: Outfit = {}): void {
  const { preface = '', css = '', kit = 'styles.css', place = 'before' } = outfit;
  // Made first, it stands first.
  fill(styleElement('preface'), preface);
  const kitStyle = styleElement('kit');
  const hostStyle = styleElement('host');
  const [first, second] = place === 'before' ? [hostStyle, kitStyle] : [kitStyle, hostStyle];
  if (first.nextElementSibling !== second) first.after(second);
  fill(hostStyle, css);
  fill(kitStyle, kitSheets[kit]);
}
