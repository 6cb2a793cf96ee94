import { createElementClass } from './QuizElement';
import { elementKinds } from './widgets';

const ours = Symbol.for('quizwright.element');

/**
 * Defines the elements under names of your own, in addition to the `quiz-…` names that importing
 * this module defines: `define('exam')` for `<exam-join>`. Names that are already defined are left
 * alone, so it can run any number of times. On a server it does nothing.
 *
 * @param prefix the part of the names before the dash
 * @throws DOMException if an element cannot have such a name
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
        `Quizwright: <${name}> is already defined by someone else. Call define with another prefix.`,
      );
    }
  }
}
