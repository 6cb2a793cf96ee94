import type { Method as HttpMethod } from '../../src/contract/documentTypes';
import './Method.css';

/** The method of an operation; what deletes is told apart by colour too. */
export function Method({ method }: { method: HttpMethod }) {
  return (
    <code className="api-method" data-method={method} dir="ltr">
      {method.toUpperCase()}
    </code>
  );
}
