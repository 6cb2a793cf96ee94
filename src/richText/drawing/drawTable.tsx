import type { ReactNode } from 'react';
import type { TableBlock } from '../markdown/tree';
import type { Drawing } from './drawing';
import { drawInlines } from './drawInlines';
import { ScrollBox } from './ScrollBox';

/** Draws a table in a box that scrolls. */
export function drawTable({ alignments, head, rows }: TableBlock, drawing: Drawing): ReactNode {
  const hasHead = head.some((cell) => cell.length > 0);
  return (
    <ScrollBox label={drawing.words.table}>
      <table className="qw-rich-table" data-part="table">
        {hasHead ? (
          <thead className="qw-rich-head">
            <tr className="qw-rich-row">
              {head.map((cell, at) => (
                <th key={at} className="qw-rich-cell" scope="col" data-align={alignments[at]}>
                  {drawInlines(cell, drawing)}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        {rows.length === 0 ? null : (
          <tbody className="qw-rich-body">
            {rows.map((cells, row) => (
              <tr key={row} className="qw-rich-row">
                {cells.map((cell, at) => (
                  <td key={at} className="qw-rich-cell" data-align={alignments[at]}>
                    {drawInlines(cell, drawing)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </ScrollBox>
  );
}
