import {
  columnFilteringFeature,
  columnSizingFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchQuestion } from '../questions';
import { enter } from './contestant';
import { Actions } from './grids';
import './tanstackTable.css';

const features = tableFeatures({
  columnFilteringFeature,
  columnSizingFeature,
  globalFilteringFeature,
  rowSelectionFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { includesString: filterFn_includesString },
});

const helper = createColumnHelper<typeof features, BenchQuestion>();
const columns = helper.columns([
  helper.display({
    id: 'select',
    size: 32,
    cell: ({ row }) => (
      <input
        type="checkbox"
        aria-label={row.original.title}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    ),
  }),
  helper.accessor('title', { header: 'Title', size: 300 }),
  helper.accessor('description', { header: 'Description', size: 420 }),
  helper.accessor('difficulty', { header: 'Difficulty', size: 120 }),
  helper.accessor('type', { header: 'Type', size: 120 }),
  helper.display({ id: 'actions', header: 'Actions', size: 260, cell: () => <Actions /> }),
]);

function Bank({ questions }: { questions: BenchQuestion[] }) {
  const [text, setText] = useState('');
  const scrolled = useRef<HTMLDivElement>(null);
  const table = useTable({
    features,
    columns,
    data: questions,
    state: { globalFilter: text },
    onGlobalFilterChange: setText,
    globalFilterFn: 'includesString',
    getRowId: ({ _id }) => _id,
  });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => 44,
    overscan: 5,
  });
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <div ref={scrolled} className="scrolled">
        <table>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map((header) => (
                  <th
                    key={header.id}
                    style={{ width: header.getSize() }}
                    onClick={header.column.getToggleSortingHandler()}
                  >
                    <table.FlexRender header={header} />
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return row === undefined ? null : (
                <tr key={row.id} data-index={index} style={{ transform: `translateY(${start}px)` }}>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id} style={{ width: cell.column.getSize() }}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

enter({
  draw: (element, json) =>
    createRoot(element).render(<Bank questions={JSON.parse(json) as BenchQuestion[]} />),
  firstRow: '[data-index="0"]',
  scroller: '.scrolled',
});
