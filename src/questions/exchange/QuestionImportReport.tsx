import { csvOf } from '../../files/csv';
import { saveFile } from '../../files/saveFile';
import { exchangeWords } from '../../messages/en/exchange';
import { useWords } from '../../provider/MessagesContext';
import { Button } from '../../ui/button/Button';
import { Download } from '../../ui/icons/icons';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/table/Table';
import { TableRows } from '../../ui/table/TableRows';
import type { Place } from '../../fileFormats/found/found';

/** A line of the report, in words. */
export interface ReportLine {
  key: string;
  /** A line, after the file of an archive that has it. */
  place: string;
  field: string;
  message: string;
  /** The title of its question. */
  title: string;
}

export const placeOf = ({ line, path }: Place): string =>
  path === undefined ? String(line) : `${path}:${line}`;

interface QuestionImportReportProps {
  /** Those to show. */
  lines: readonly ReportLine[];
  /** Those of the file to save. @default those that are shown */
  saved?: readonly ReportLine[];
}

/** Remarks about the lines of a file. */
export function QuestionImportReport({ lines, saved = lines }: QuestionImportReportProps) {
  const words = useWords(exchangeWords);
  const { line, field, message } = words.reportColumns;
  if (lines.length === 0) return <p className="qw-question-import-hint">{words.reportEmpty}</p>;
  return (
    <div className="qw-question-import">
      <Table caption={words.report} captionHidden scrolls="self" stickyHeader>
        <TableHead>
          <TableRow>
            <TableHeaderCell className="qw-question-import-line">{line}</TableHeaderCell>
            <TableHeaderCell className="qw-question-import-field">{field}</TableHeaderCell>
            <TableHeaderCell>{message}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRows
            items={lines}
            itemKey={({ key }) => key}
            renderRow={(item) => (
              <TableRow>
                <TableCell label={line}>
                  <span className="qw-question-import-place">{item.place}</span>
                </TableCell>
                <TableCell label={field}>{item.field}</TableCell>
                <TableCell>{item.message}</TableCell>
              </TableRow>
            )}
          />
        </TableBody>
      </Table>
      <ReportDownload lines={saved} />
    </div>
  );
}

/** Saves the report as a list of what to correct in the file. */
export function ReportDownload({ lines }: Pick<QuestionImportReportProps, 'lines'>) {
  const words = useWords(exchangeWords);
  const { reportColumns, fields } = words;
  const save = () =>
    saveFile(
      `${words.reportFile}.csv`,
      csvOf(
        [reportColumns.line, reportColumns.field, reportColumns.message, fields.title],
        lines.map(({ place, field, message, title }) => [place, field, message, title]),
      ),
      'text/csv;charset=utf-8',
    );
  return (
    <div className="qw-question-import-row">
      <Button size="small" icon={<Download />} onClick={save}>
        {words.download}
      </Button>
    </div>
  );
}
