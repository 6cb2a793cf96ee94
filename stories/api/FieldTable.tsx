import type { CSSProperties, ReactNode } from 'react';
import { Badge } from '../../src/ui/text/Badge';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../src/ui/table/Table';
import { VisuallyHidden } from '../../src/ui/text/VisuallyHidden';
import { Code, Prose } from './Prose';
import type { SchemaField } from './schemaFields';
import './FieldTable.css';

/** How far a row stands in, for the sheet. */
function indented({ depth }: SchemaField): CSSProperties {
  return { '--api-field-depth': depth } as CSSProperties;
}

function Name({ field }: { field: SchemaField }) {
  return (
    <div className="api-field-name">
      {field.parents === '' ? null : <VisuallyHidden>{field.parents}</VisuallyHidden>}
      <Code>{field.name}</Code>{' '}
      <span className="api-field-need" data-required={field.isRequired ? '' : undefined}>
        {field.isRequired ? 'required' : 'optional'}
      </span>
    </div>
  );
}

function Kind({ type, limits, initial }: SchemaField) {
  return (
    <div className="api-field-kind">
      <bdi>{type}</bdi>
      {limits.map((limit) => (
        <bdi key={limit} className="api-field-limit">
          {limit}
        </bdi>
      ))}
      {initial === undefined ? null : (
        <bdi className="api-field-limit">
          <span>default</span> <Code>{JSON.stringify(initial)}</Code>
        </bdi>
      )}
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className="api-field-line">
      <bdi>{children}</bdi>
    </p>
  );
}

function Allowed({ values }: { values: readonly unknown[] }) {
  return (
    <Line>
      <span>One of</span>{' '}
      {values.map((value, index) => (
        <span key={String(value)}>
          <span>{index === 0 ? '' : ', '}</span>
          <Code>{String(value)}</Code>
        </span>
      ))}
    </Line>
  );
}

function Meaning({ field }: { field: SchemaField }) {
  const { label, description, allowed, pattern, refusals, isOptionalPart } = field;
  return (
    <div className="api-field-meaning">
      {isOptionalPart ? <Badge tone="accent">Optional part of the contract</Badge> : null}
      {label === undefined ? null : <p className="api-field-label">{label}</p>}
      {description === undefined ? null : <Prose>{description}</Prose>}
      {allowed.length === 0 ? null : <Allowed values={allowed} />}
      {refusals.map((sentence) => (
        <Line key={sentence}>{`Refused with “${sentence}”`}</Line>
      ))}
      {pattern === undefined ? null : (
        <Line>
          <span>Pattern</span> <Code>{pattern}</Code>
        </Line>
      )}
    </div>
  );
}

export interface FieldTableProps {
  /** What the fields belong to: the accessible name of the table. */
  caption: string;
  fields: readonly SchemaField[];
}

/** Fields with their types, limits and meanings; nested ones stand in from their parent. */
export function FieldTable({ caption, fields }: FieldTableProps) {
  return (
    <Table caption={caption} captionHidden className="api-fields">
      <TableHead>
        <TableRow>
          <TableHeaderCell>Field</TableHeaderCell>
          <TableHeaderCell>Type and limits</TableHeaderCell>
          <TableHeaderCell>Meaning</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field.parents + field.name} style={indented(field)}>
            <TableCell kind="title">
              <Name field={field} />
            </TableCell>
            <TableCell>
              <Kind {...field} />
            </TableCell>
            <TableCell>
              <Meaning field={field} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
