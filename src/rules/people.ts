import { findTexts } from './textSearch';

interface Named {
  first_name: string;
  last_name: string;
}

interface Reachable extends Named {
  email?: string | undefined;
}

/** A person's full name. Servers may leave one of the two names empty. */
export function fullName({ first_name, last_name }: Named): string {
  return `${first_name} ${last_name}`.trim();
}

/** The people whose name or email contains each word of the query, in their original order. */
export function findPeople<Person extends Reachable>(
  people: readonly Person[],
  query: string,
): readonly Person[] {
  return findTexts(people, query, (person) => `${fullName(person)} ${person.email ?? ''}`);
}
