/** How an attribute's text is read, and a value is written to it. */
export interface AttributeKind<Value> {
  /** @param text null if there is no such attribute */
  read(text: string | null): Value | undefined;
  /** @returns null to remove the attribute */
  write(value: Value): string | null;
}

/** Properties that are attributes, by name: `quizId` is the attribute `quiz-id`. */
export type Attributes<Properties> = {
  readonly [Name in keyof Properties]-?: AttributeKind<NonNullable<Properties[Name]>>;
};

/** The same properties as a list. */
export type AttributeKinds = readonly (readonly [property: string, kind: AttributeKind<unknown>])[];

export const text: AttributeKind<string> = {
  read: (written) => written ?? undefined,
  write: String,
};

/** True if the attribute is present, whatever its text. */
export const flag: AttributeKind<boolean> = {
  read: (written) => written !== null,
  write: (isSet) => (isSet ? '' : null),
};

/** One of several words or numbers; anything else counts as omitted. */
export function oneOf<Value extends string | number>(
  ...values: readonly Value[]
): AttributeKind<Value> {
  return {
    read: (written) => values.find((value) => String(value) === written?.trim().toLowerCase()),
    write: String,
  };
}

/** The name of a property's attribute. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Makes each of these properties read and write its attribute. */
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
