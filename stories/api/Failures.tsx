import { memo } from 'react';
import { contract } from '../../src/contract/document';
import type { ContractRoute } from '../../src/contract/operations';
import { Heading } from '../../src/ui/text/Heading';
import { Status } from './Answers';
import { FieldTable } from './FieldTable';
import { JsonExample } from './JsonExample';
import { Prose } from './Prose';
import { sharedFailures, type RouteAnswer } from './routeAnswers';
import { answerFields } from './schemaFields';
import './Failures.css';

export interface FailuresProps {
  /** The operations that they are the failures of. */
  routes: readonly ContractRoute[];
}

function messageOf({ example }: RouteAnswer): string | undefined {
  return (example as { message?: string } | undefined)?.message;
}

function FailureShape({ example }: { example: unknown }) {
  const { Failure } = contract.components.schemas;
  if (Failure === undefined) return null;
  return (
    <div className="api-part">
      <FieldTable caption="Fields of a failure" fields={answerFields(Failure)} />
      {example === undefined ? null : <JsonExample title="For example" value={example} />}
    </div>
  );
}

/** What every failure carries, and each failure with a message of its own. */
export const Failures = memo(function Failures({ routes }: FailuresProps) {
  const failures = sharedFailures(routes);
  return (
    <section id="failures" className="api-tag" aria-labelledby="failures-title">
      <div className="api-tag-head">
        <Heading level={2} size="large" id="failures-title">
          Failures
        </Heading>
        <Prose>What an operation answers when it does not do what it was asked.</Prose>
      </div>
      <FailureShape example={failures[0]?.example} />
      <ul className="api-failures">
        {failures.map((failure) => (
          <li key={failure.status + failure.description} className="api-failure">
            <Status status={failure.status} />
            <div className="api-failure-body">
              <Prose>{failure.description}</Prose>
              <p className="api-failure-message">
                <bdi>{`“${messageOf(failure)}”`}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
