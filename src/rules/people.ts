import { findTexts } from './textSearch';
import { isLongTyped, withoutUnseen } from './unseenSigns';

interface Named {
  first_name: string;
  last_name: string;
}

interface Reachable extends Named {
  email?: string | undefined;
}

/** In place of the last name of somebody who has one name, as both are required (spec §5). */
const noName = '-';

/** What people write in place of a name: dashes, dots, or nothing that can be seen. */
const isNoName = (name: string): boolean => /^[\p{Pd}\u2212._\s\uFE00-\uFE0F]*$/u.test(name);

/** A first name as it is meant: empty if nothing can be seen, or only a dash. */
export function readFirstName(typed: string): string {
  if (isLongTyped(typed)) return typed;
  const name = withoutUnseen(typed).trim();
  return isNoName(name) ? '' : name;
}

/** A last name as it is meant: a dash for somebody who has one name, empty if nothing can be seen. */
export function readLastName(typed: string): string {
  const name = readFirstName(typed);
  return name === '' && /[\p{Pd}\u2212._]/u.test(typed) ? noName : name;
}

/** A name as a file has it: empty where a dash stands for none. */
export const writtenName = (name: string): string => (isNoName(name) ? '' : name);

/**
 * A person's full name. Servers may leave one of the two names empty, and a dash is none.
 */
export function fullName({ first_name, last_name }: Named): string {
  return [first_name, last_name].filter((name) => !isNoName(name)).join(' ');
}

/** The people whose name or email contains each word of the query, in their original order. */
export function findPeople<Person extends Reachable>(
  people: readonly Person[],
  query: string,
): readonly Person[] {
  return findTexts(people, query, (person) => `${fullName(person)} ${person.email ?? ''}`);
}
