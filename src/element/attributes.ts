/** How the text of an attribute is read, and a value written into one. */
export interface AttributeKind<Value> {
  /** @param text null where there is no such attribute */
  read(text: string | null): Value | undefined;
  /** @returns null for no attribute */
  write(value: Value): string | null;
}

/** Properties that are attributes, by name: `quizId` is the attribute `quiz-id`. */
export type Attributes<Properties> = {
  readonly [Name in keyof Properties]-?: AttributeKind<NonNullable<Properties[Name]>>;
};

/** The same as a list. */
export type AttributeKinds = readonly (readonly [property: string, kind: AttributeKind<unknown>])[];

export const text: AttributeKind<string> = {
  read: (written) => written ?? undefined,
  write: String,
};

/** Is there or is not, whatever it says. */
export const flag: AttributeKind<boolean> = {
  read: (written) => written !== null,
  write: (isSet) => (isSet ? '' : null),
};

/** One of some words or numbers; anything else counts as left out. */
export function oneOf<Value extends string | number>(
  ...values: readonly Value[]
): AttributeKind<Value> {
  return {
    read: (written) => values.find((value) => String(value) === written?.trim().toLowerCase()),
    write: String,
  };
}

/** The attribute of a property. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Lets each of these properties read and write its attribute. */
export function reflect(prototype: Element, kinds: AttributeKinds): void {
  for (const [property, kind] of kinds) {
    const name = attributeName(property);
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return kind.read(this.getAttribute(name));
      },
      set(this: Element, value: unknown) {
        const written = value === null || value === undefined ? null : kind.write(value);
        if (written === null) this.removeAttribute(name);
        else this.setAttribute(name, written);
      },
    });
  }
}
