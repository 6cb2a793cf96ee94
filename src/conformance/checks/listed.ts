import type { OptionalField, OptionalOperation } from '../../api/optionalOperations';
import { NotThere } from '../judging/outcome';
import type { School } from '../school/school';

/** Leaves a check out where the server does not list an optional field or operation. */
export async function holdListed(
  { client, judge }: School,
  part: OptionalField | OptionalOperation,
): Promise<void> {
  const listed = await client.call(null, 'capabilities');
  const { fields = [], operations = [] } = listed.status === 200 ? judge.success(listed) : {};
  if (![...fields, ...operations].includes(part)) throw new NotThere(part);
}
