const { compare } = new Intl.Collator('en');

interface Named {
  _id: string;
  first_name: string;
  last_name: string;
}

/**
 * Orders people by last name, then first name. Sorting is done here because PGlite and a PostgreSQL
 * server may use different collations.
 */
export function byName(one: Named, other: Named): number {
  return (
    compare(one.last_name, other.last_name) ||
    compare(one.first_name, other.first_name) ||
    compare(one._id, other._id)
  );
}
