import type { OptionalField } from './optionalOperations';
import { useStated } from './useCapability';

/**
 * Whether the server takes an optional field of a body, such as `QuestionInput.format`. Unlike an
 * operation, a field is not tried: a server without it would refuse the whole body. So it counts as
 * there only where the host or the server names it.
 */
export function useTakesField(field: OptionalField): boolean {
  const { stated, data } = useStated(true, 'useTakesField');
  const listed: readonly string[] = stated ?? data?.fields ?? [];
  return listed.includes(field);
}
