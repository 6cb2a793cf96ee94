import type { Client } from 'pg';

/** A statement as it was sent, with the values of its parameters. */
export interface Statement {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** The tables that hold more rows than a sequential scan is fine for. */
export async function largeTables(client: Client, rows = 1000): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1 order by 1`,
    [rows],
  );
  return found.map(({ name }) => name);
}

/** The given tables that PostgreSQL would read from end to end for a statement, in words for a person. */
export async function scansPlanned(
  client: Client,
  { text, values }: Statement,
  tables: readonly string[],
): Promise<string[]> {
  // What begins and ends transactions and sets options has no plan.
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return [];
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json) ${text}`,
    values,
  );
  return rows
    .flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .filter((node) => tables.includes(node['Relation Name'] ?? ''))
    .map((node) => `${node['Relation Name']} is read from end to end by: ${text}`);
}

/** How often each of the given tables has been read from end to end since the database was made. */
export async function scansCounted(
  client: Client,
  tables: readonly string[],
): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; scans: string }>(
    'select relname as name, seq_scan as scans from pg_stat_user_tables where relname = any($1)',
    [tables],
  );
  return Object.fromEntries(rows.map(({ name, scans }) => [name, Number(scans)]));
}
