const { compare } = new Intl.Collator('en');

interface Named {
  _id: string;
  first_name: string;
  last_name: string;
}

/**
 * Orders people by last name, then first name, as people sort: whichever database they come from,
 * for PGlite and a PostgreSQL server need not share a collation.
 */
export function byName(one: Named, other: Named): number {
  return (
    compare(one.last_name, other.last_name) ||
    compare(one.first_name, other.first_name) ||
    compare(one._id, other._id)
  );
}
