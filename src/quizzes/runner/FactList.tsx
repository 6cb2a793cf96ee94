import { Fragment, type ReactNode } from 'react';

/** Names and values in two columns, to read out or to note down. */
export function FactList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="qw-fact-list">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="qw-fact-list-name">{name}</dt>
          <dd className="qw-fact-list-value">{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
