import { plainText } from './textSearch';

interface Named {
  _id: string;
  first_name: string;
  last_name: string;
}

/** As much of a name as a cursor has room for. */
const longestSorted = 100;

function compareSigns(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return (one.codePointAt(at) ?? -1) - (other.codePointAt(at) ?? -1);
}

/** What people are sorted by. `sortName` of the server's database is the same in SQL. */
function sortName({ last_name, first_name }: Named): string {
  const name = plainText(`${last_name}\n${first_name}`);
  return name.length <= longestSorted ? name : [...name].slice(0, longestSorted).join('');
}

/**
 * Orders people by last name, then first name, whatever their case and marks, and then by id. Not by
 * the rules of a language, because databases and browsers differ in these.
 */
export function byName(one: Named, other: Named): number {
  return compareSigns(sortName(one), sortName(other)) || compareSigns(one._id, other._id);
}
