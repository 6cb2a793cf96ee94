interface Named {
  first_name: string;
  last_name: string;
}

/** A person's full name. Servers may leave one of the two names empty. */
export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim();
}

/** Without capitals and diacritics, so that "capkova" finds Čapková. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

const texts = new WeakMap<Named, string>();

function textOf(person: Named & { email?: string | undefined }): string {
  let text = texts.get(person);
  if (text === undefined) {
    text = plain(`${fullName(person)} ${person.email ?? ''}`);
    texts.set(person, text);
  }
  return text;
}

/** The people whose name or email contains each word of the query, in their original order. */
export function findPeople<Person extends Named & { email?: string | undefined }>(
  people: readonly Person[],
  query: string,
): readonly Person[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return people;
  return people.filter((person) => words.every((word) => textOf(person).includes(word)));
}
