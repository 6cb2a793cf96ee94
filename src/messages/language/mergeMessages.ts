import type { Messages } from '../en';

/** Any part of the messages, as deep as wanted. */
export type MessageOverrides = DeepPartial<Messages>;

export type DeepPartial<T> = T extends (...args: never[]) => unknown
  ? T
  : { [Key in keyof T]?: DeepPartial<T[Key]> | undefined };

function merge<T>(base: T, overrides: object): T {
  const merged = { ...base };
  for (const key of Object.keys(overrides) as (keyof T)[]) {
    const override: unknown = overrides[key as never];
    if (override === undefined) continue;
    // Sections that load apart have the words of each other only in what is given.
    merged[key] = (
      typeof override === 'object' && override !== null
        ? merge(base[key] ?? {}, override)
        : override
    ) as T[keyof T];
  }
  return merged;
}

/** Messages, or a section of them, with some replaced; what is not named stays. */
export function mergeMessages<Some extends object>(
  base: Some,
  overrides: DeepPartial<NoInfer<Some>>,
): Some {
  return merge(base, overrides);
}
