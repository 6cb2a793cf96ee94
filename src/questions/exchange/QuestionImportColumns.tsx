import { useState } from 'react';
import { optionNames } from '../../items/kind/options';
import { exchangeWords } from '../../messages/en/exchange';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Select } from '../../ui/select/Select';
import { Banner } from '../../ui/state/Banner';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { namesOf } from '../../fileFormats/tables/findTable';
import { optionRole, placeOfRole, plainRoles, type Role } from '../../fileFormats/tables/columns';
import type { FoundTable } from '../../fileFormats/tables/tables';
import type { ColumnChoices } from './useColumnChoices';

interface QuestionImportColumnsProps {
  tables: readonly FoundTable[];
  columns: ColumnChoices;
}

/** What the columns of tables become, to be changed. Parts: `columns` for each table. */
export function QuestionImportColumns({ tables, columns }: QuestionImportColumnsProps) {
  const { columns: words } = useWords(exchangeWords);
  const [said, setSaid] = useState('');
  const byHeadings = new Map([...tables].reverse().map((table) => [table.key, table]));
  return (
    <div className="qw-question-import">
      <p className="qw-question-import-hint">{words.hint}</p>
      {[...byHeadings.values()].reverse().map((table) => (
        <TableColumns key={table.path ?? ''} table={table} columns={columns} onChange={setSaid} />
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface TableColumnsProps {
  table: FoundTable;
  columns: ColumnChoices;
  /** Called with what a change brings along, for screen readers; empty if nothing. */
  onChange: (said: string) => void;
}

function TableColumns({ table, columns, onChange }: TableColumnsProps) {
  const words = useWords(exchangeWords);
  const { columns: say } = words;
  const { key, path, head, rows, missing, isChosen, sampleLines } = table;
  const roles = table.columns.map(({ role }) => role);
  const nameOf = (column: number) => table.columns[column]?.heading || say.unnamed(column + 1);
  const choose = (column: number, role: Role) => {
    const isAlone = role !== 'leaveOut' && role !== 'tags' && role !== 'wrong';
    const before = isAlone ? roles.indexOf(role) : -1;
    onChange(before < 0 ? '' : say.moved(nameOf(before)));
    columns.choose(
      key,
      roles.map((old, place) => (place === column ? role : place === before ? 'leaveOut' : old)),
    );
  };
  // Those of older tables may continue after the letters that a question can have.
  const offered = [
    'title' as const,
    ...optionNames.map((_, place) => optionRole(place)),
    ...roles.filter((role) => placeOfRole(role) >= optionNames.length).sort(),
    ...plainRoles,
  ].map((role) => ({ value: role, label: roleName(role, say.roles) }));
  const shown = table.columns
    .map((column, place) => ({ ...column, place }))
    .filter(({ heading, samples }) => heading !== '' || samples.some((text) => text !== ''));
  return (
    <div className="qw-question-import" data-part="columns">
      {missing.length > 0 ? (
        <Banner tone="critical">
          {words.problems.columns(
            head < 0 ? undefined : rows[head]?.line,
            namesOf(missing, words.problems),
          )}
        </Banner>
      ) : null}
      <Select
        label={path === undefined ? say.headings : `${say.headings} (${path})`}
        value={String(head)}
        onChange={({ target }) => {
          onChange('');
          columns.chooseHead(path, Number(target.value));
        }}
        options={[
          ...rows.map(({ line, text }, place) => ({
            value: String(place),
            label: say.headingLine(line, text),
          })),
          { value: '-1', label: say.noHeadings },
        ]}
      />
      <Table
        className="qw-question-import-columns"
        caption={path ?? say.title}
        captionHidden={path === undefined}
      >
        <TableHead>
          <TableRow>
            <TableHeaderCell>{say.column}</TableHeaderCell>
            <TableHeaderCell>{say.becomes}</TableHeaderCell>
            {sampleLines.map((line) => (
              <TableHeaderCell key={line}>{say.line(line)}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ role, samples, place }) => (
            <TableRow key={place}>
              <TableCell kind="title" role="rowheader" className="qw-question-import-heading">
                <bdi>{nameOf(place)}</bdi>
              </TableCell>
              <TableCell label={say.becomes} className="qw-question-import-sampled">
                <Select
                  className="qw-question-import-role"
                  label={say.roleOf(nameOf(place))}
                  labelHidden
                  value={role}
                  onChange={({ target }) => choose(place, target.value as Role)}
                  options={offered}
                />
              </TableCell>
              {sampleLines.map((line, nth) => (
                <TableCell key={line} label={say.line(line)} className="qw-question-import-sampled">
                  <bdi className="qw-question-import-cell">{samples[nth]}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {isChosen ? (
        <div className="qw-question-import-row">
          <Button
            size="small"
            onClick={() => {
              onChange('');
              columns.choose(key, undefined);
            }}
          >
            {say.detect}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type RoleWords = (typeof exchangeWords)['en']['columns']['roles'];

function roleName(role: Role, words: RoleWords): string {
  const place = placeOfRole(role);
  return place < 0
    ? words[role as Exclude<keyof RoleWords, 'option'>]
    : words.option(role.slice('option'.length));
}
