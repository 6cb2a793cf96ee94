import type { ContractRoute } from '../../src/contract/operations';
import { Badge } from '../../src/ui/text/Badge';
import { Heading } from '../../src/ui/text/Heading';
import { AnchorLink } from './AnchorLink';
import { FieldTable } from './FieldTable';
import { JsonExample } from './JsonExample';
import { Prose } from './Prose';
import { readSchema } from './readSchema';
import { routeAnswers, type RouteAnswer } from './routeAnswers';
import { answerFields } from './schemaFields';
import './Answers.css';

/** The status of an answer: `200`, or "other" for the failures that are not named. */
export function Status({ status }: { status: string }) {
  return (
    <Badge tone={status.startsWith('2') ? 'positive' : 'neutral'}>
      {status === 'default' ? 'other' : status}
    </Badge>
  );
}

function shapeOf({ isAction }: ContractRoute, { schema, isSuccess }: RouteAnswer): string {
  if (!isSuccess) return 'It carries more than other failures:';
  if (isAction) return 'The answer of an action is wrapped in `data`:';
  const isList = schema !== null && readSchema(schema).items !== undefined;
  return isList ? 'A bare list of objects with:' : 'A bare object with:';
}

function Answer({ route, answer }: { route: ContractRoute; answer: RouteAnswer }) {
  const { status, description, schema, example } = answer;
  return (
    <li className="api-answer">
      <Status status={status} />
      <Prose>
        {schema === null ? description : `${description.trim()} ${shapeOf(route, answer)}`}
      </Prose>
      {schema === null ? null : (
        <div className="api-part api-answer-shape">
          <FieldTable
            caption={`Answer ${status} of ${route.source.summary}`}
            fields={answerFields(schema)}
          />
          {example === undefined ? null : <JsonExample title="For example" value={example} />}
        </div>
      )}
    </li>
  );
}

/** What an operation answers: every status, and the fields of what is more than a failure. */
export function Answers({ route }: { route: ContractRoute }) {
  return (
    <div className="api-block">
      <Heading level={4} size="small">
        Answers
      </Heading>
      <ul className="api-answers">
        {routeAnswers(route).map((answer) => (
          <Answer key={answer.status} route={route} answer={answer} />
        ))}
      </ul>
      <p className="api-answer-note">
        <bdi>
          <span>Every failure has</span> <AnchorLink to="failures">the same shape</AnchorLink>
          <span>.</span>
        </bdi>
      </p>
    </div>
  );
}
