import { longestNumber } from '../../rules/limits';

/** A number as the contract spells it (`NumberText`), in signs that databases read in the same way. */
export const numberPattern = '^(?!-0$)-?(?:0|[1-9][0-9]*)(?:[.][0-9]*[1-9])?$';

const form = /* @__PURE__ */ new RegExp(numberPattern);

/** Whether a text is a number in the one spelling that the contract gives it. */
export const isNumberText = (text: string): boolean =>
  text.length <= longestNumber && form.test(text);
