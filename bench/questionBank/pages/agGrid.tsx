import {
  CellStyleModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  QuickFilterModule,
  RowSelectionModule,
  TextFilterModule,
  type ColDef,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BenchQuestion } from '../questions';
import { enter } from './contestant';
import { Actions, frame } from './grids';

ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  QuickFilterModule,
  RowSelectionModule,
  TextFilterModule,
]);

const columns: ColDef<BenchQuestion>[] = [
  { field: 'title', flex: 2 },
  { field: 'description', flex: 3 },
  { field: 'difficulty', width: 120 },
  { field: 'type', width: 120 },
  { headerName: 'Actions', width: 260, sortable: false, cellRenderer: Actions },
];

function Bank({ questions }: { questions: BenchQuestion[] }) {
  const [text, setText] = useState('');
  return (
    <>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <div ref={frame}>
        <AgGridReact<BenchQuestion>
          rowData={questions}
          columnDefs={columns}
          getRowId={({ data }) => data._id}
          quickFilterText={text}
          rowSelection={{ mode: 'multiRow' }}
          animateRows={false}
        />
      </div>
    </>
  );
}

enter({
  draw: (element, json) =>
    createRoot(element).render(<Bank questions={JSON.parse(json) as BenchQuestion[]} />),
  firstRow: '.ag-row[row-index="0"]',
  scroller: '.ag-grid-viewport',
});
