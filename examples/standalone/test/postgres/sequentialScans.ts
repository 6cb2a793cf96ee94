import type { Client } from 'pg';

/** A statement as sent, with the values of its parameters. */
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

/** The tables with too many rows for a sequential scan. */
export async function largeTables(client: Client, rows = 1000): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1 order by 1`,
    [rows],
  );
  return found.map(({ name }) => name);
}

/**
 * Those of the given tables that PostgreSQL plans to read in full for a statement, described for
 * people.
 */
export async function scansPlanned(
  client: Client,
  { text, values }: Statement,
  tables: readonly string[],
): Promise<string[]> {
  // Statements that begin or end transactions or set options have no plan.
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

/** How often each of the given tables has been read in full since the database was created. */
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
