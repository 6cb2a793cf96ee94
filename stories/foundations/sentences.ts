import type { Messages } from '../../src/messages/en';

export interface Sentence {
  /** Where it stands in the messages, such as `runner.submit`. */
  key: string;
  /** The sentence; what it is given stands as `{1}`, `{2}`. */
  text: string;
}

/** Every sentence of a language, in the order of its file. */
export function sentencesOf(messages: Messages): Sentence[] {
  const sentences: Sentence[] = [];
  const collect = (message: unknown, key: string) => {
    if (typeof message === 'string') sentences.push({ key, text: message });
    else if (typeof message === 'function') {
      const given = Array.from({ length: message.length }, (_, index) => `{${index + 1}}`);
      sentences.push({ key, text: (message as (...given: string[]) => string)(...given) });
    } else {
      for (const [name, inner] of Object.entries(message as object)) {
        collect(inner, key === '' ? name : `${key}.${name}`);
      }
    }
  };
  collect(messages, '');
  return sentences;
}
