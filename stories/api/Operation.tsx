import { memo } from 'react';
import { contract } from '../../src/contract/document';
import type { ContractRoute } from '../../src/contract/operations';
import { Badge } from '../../src/ui/text/Badge';
import { Heading } from '../../src/ui/text/Heading';
import { AnchorLink } from './AnchorLink';
import { Answers } from './Answers';
import { FieldTable } from './FieldTable';
import { JsonExample } from './JsonExample';
import { Method } from './Method';
import { OperationFacts } from './OperationFacts';
import { Prose } from './Prose';
import { schemaExample } from './schemaExample';
import { schemaFields, type SchemaField } from './schemaFields';
import './Operation.css';

function Address({ route }: { route: ContractRoute }) {
  const base = contract.servers[0]?.url ?? '';
  return (
    <p className="api-address">
      <Method method={route.method} />
      <code className="api-path" dir="ltr">
        <span className="api-path-base">{base}</span>
        {route.path.split(/(\{\w+\})/).map((piece, index) =>
          piece.startsWith('{') ? (
            <span key={index} className="api-path-parameter">
              {piece}
            </span>
          ) : (
            <span key={index}>{piece}</span>
          ),
        )}
      </code>
      <span className="api-operation-id">
        <code dir="ltr">{route.id}</code>
      </span>
    </p>
  );
}

/** The parameters of a path, described by what they name and not by what a form calls them. */
function pathFields({ parameters }: ContractRoute): SchemaField[] {
  const declared = Object.values(contract.components.parameters);
  const named = declared.filter(({ name }) => parameters.includes(name));
  const fields = schemaFields({
    required: named.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      named.map(({ name, schema, description }) => [name, { allOf: [schema], description }]),
    ),
  });
  return fields.map((field) => ({ ...field, label: undefined }));
}

function PathParameters({ route }: { route: ContractRoute }) {
  if (route.parameters.length === 0) return null;
  return (
    <div className="api-block">
      <Heading level={4} size="small">
        Path
      </Heading>
      <FieldTable caption={`Path of ${route.source.summary}`} fields={pathFields(route)} />
    </div>
  );
}

function RequestBody({ route }: { route: ContractRoute }) {
  const json = route.source.requestBody?.content?.['application/json'];
  if (json === undefined) return null;
  const example = json.example ?? schemaExample(json.schema);
  return (
    <div className="api-block">
      <Heading level={4} size="small">
        Request body
      </Heading>
      <div className="api-part">
        <FieldTable
          caption={`Request body of ${route.source.summary}`}
          fields={schemaFields(json.schema)}
        />
        {example === undefined ? null : <JsonExample title="For example" value={example} />}
      </div>
    </div>
  );
}

/** All that the contract says of one operation. */
export const Operation = memo(function Operation({ route }: { route: ContractRoute }) {
  const { summary, description } = route.source;
  return (
    <>
      <div className="api-operation-head">
        <div className="api-operation-title">
          <Heading level={3} size="medium">
            <AnchorLink to={route.id} subtle className="api-operation-link">
              {summary}
            </AnchorLink>
          </Heading>
          {route.isOptional ? <Badge tone="accent">Optional</Badge> : null}
        </div>
        <Address route={route} />
      </div>
      <Prose>{description}</Prose>
      {route.isOptional ? (
        <p className="api-operation-note">
          {' '}
          <bdi>A server may leave this operation out: the widgets then do without it.</bdi>{' '}
        </p>
      ) : null}
      <OperationFacts route={route} />
      <PathParameters route={route} />
      <RequestBody route={route} />
      <Answers route={route} />
    </>
  );
});
