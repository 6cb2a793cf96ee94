import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchQuestion } from '../questions';
import { enter } from './contestant';
import { Actions, frame } from './grids';

const columns: GridColDef<BenchQuestion>[] = [
  { field: 'title', flex: 2 },
  { field: 'description', flex: 3 },
  { field: 'difficulty', width: 120 },
  { field: 'type', width: 120 },
  { field: 'actions', width: 260, sortable: false, filterable: false, renderCell: Actions },
];

/** The free grid shows at most a hundred rows per page. */
const pageSize = 100;

function Bank({ questions }: { questions: BenchQuestion[] }) {
  const [text, setText] = useState('');
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <div ref={frame}>
        <DataGrid<BenchQuestion>
          rows={questions}
          columns={columns}
          getRowId={({ _id }) => _id}
          filterModel={{ items: [], quickFilterValues: text === '' ? [] : [text] }}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
          checkboxSelection
        />
      </div>
    </>
  );
}

enter({
  draw: (element, json) =>
    createRoot(element).render(<Bank questions={JSON.parse(json) as BenchQuestion[]} />),
  firstRow: '[data-rowindex="0"]',
  scroller: '.MuiDataGrid-virtualScroller',
});
