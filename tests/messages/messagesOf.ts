import type { Messages } from '../../src/messages/en';

export type Say = (...given: unknown[]) => string;

/**
 * Every message by its name, such as `runner.submit`. Those without placeholders are functions too.
 * The sentences of `failures` are not among them, because English has none.
 */
export function messagesOf({ failures: _, ...language }: Messages): Map<string, Say> {
  const messages = new Map<string, Say>();
  const collect = (message: unknown, key: string): void => {
    if (typeof message === 'string') messages.set(key, () => message);
    else if (typeof message === 'function') messages.set(key, message as Say);
    else {
      for (const [name, inner] of Object.entries(message as object)) {
        collect(inner, key === '' ? name : `${key}.${name}`);
      }
    }
  };
  collect(language, '');
  return messages;
}
