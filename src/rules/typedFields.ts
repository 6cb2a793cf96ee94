import { readEmailAddress } from './emailAddress';
import { readFirstName, readLastName } from './people';

const readers: Readonly<Record<string, (typed: string) => string>> = {
  email: readEmailAddress,
  first_name: readFirstName,
  last_name: readLastName,
};

/**
 * A body with its email and names as they are meant, so that a server takes from every client what
 * the forms take. Apply it before the body is checked.
 */
export function readTypedFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const read: Record<string, string> = {};
  for (const [field, reader] of Object.entries(readers)) {
    const typed: unknown = Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
    if (typeof typed === 'string') read[field] = reader(typed);
  }
  return Object.keys(read).length === 0 ? body : { ...body, ...read };
}
