import type { Messages } from '../../src/messages/en';

export interface Sentence {
  /** Where it stands in the messages, such as `runner.submit`. */
  key: string;
  /** The sentence; what it is given stands as `{1}`, `{2}`, or 12. */
  text: string;
}

/** Every sentence of a language, in the order of its file. */
export function sentencesOf(messages: Messages): Sentence[] {
  const sentences: Sentence[] = [];
  const collect = (message: unknown, key: string) => {
    if (typeof message === 'string') sentences.push({ key, text: message });
    else if (typeof message === 'function') {
      const say = message as (...given: (string | number)[]) => string;
      const given = Array.from({ length: say.length }, (_, index) => `{${index + 1}}`);
      const text = say(...given);
      // Numbers that a language writes in its own way have no braces to stand for them.
      sentences.push({ key, text: text.includes('NaN') ? say(...given.map(() => 12)) : text });
    } else {
      for (const [name, inner] of Object.entries(message as object)) {
        collect(inner, key === '' ? name : `${key}.${name}`);
      }
    }
  };
  collect(messages, '');
  return sentences;
}
