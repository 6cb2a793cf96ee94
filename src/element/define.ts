import { createElementClass } from './QuizElement';
import { elementKinds } from './widgets';

const ours = Symbol.for('quizwright.element');

/**
 * Defines the elements under names of your own, beside the `quiz-…` that importing this module
 * defines: `define('exam')` for `<exam-join>`. Names that are defined already are left alone, so it
 * may run any number of times. On a server it does nothing.
 *
 * @param prefix what the names begin with, before the dash
 * @throws DOMException where no element can be named so
 */
export function define(prefix = 'quiz'): void {
  if (typeof customElements === 'undefined') return;
  for (const [end, kind] of Object.entries(elementKinds)) {
    const name = `${prefix}-${end}`;
    const known = customElements.get(name);
    if (known === undefined) {
      customElements.define(name, Object.assign(createElementClass(kind), { [ours]: true }));
    } else if (!(ours in known)) {
      console.error(
        `Quizwright: <${name}> is already defined by someone else. An element cannot be defined twice. Call define with another prefix and use its names.`,
      );
    }
  }
}
