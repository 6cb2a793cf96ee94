import type { Participation } from '../api/entities';
import { commonWords } from '../messages/en/common';
import { resultsWords } from '../messages/en/results';
import { useWords } from '../provider/MessagesContext';
import { minutesAndSecondsBetween } from '../rules/formats';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../ui/Table';

interface ParticipantsTableProps {
  /** What the table lists: its accessible name. */
  caption: string;
  participants: readonly Participation[];
}

/** Who took a quiz, with what score and in what time (spec §2, result detail). */
export function ParticipantsTable({ caption, participants }: ParticipantsTableProps) {
  const common = useWords(commonWords);
  const results = useWords(resultsWords);
  const { detail: words } = results;
  const duration = ({ started_at, finished_at }: Participation) => {
    const taken = minutesAndSecondsBetween(started_at, finished_at);
    return taken === null
      ? common.notAvailable
      : words.minutesAndSeconds(taken.minutes, taken.seconds);
  };
  return (
    <Table caption={caption} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{words.participant}</TableHeaderCell>
          <TableHeaderCell>{words.email}</TableHeaderCell>
          <TableHeaderCell align="end">{words.score}</TableHeaderCell>
          <TableHeaderCell align="end">{words.duration}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {participants.map((participation) => {
          const { first_name, last_name, email } = participation.participant;
          return (
            <TableRow key={participation._id}>
              <TableCell kind="title" className="qw-results-table-title">
                {`${first_name} ${last_name}`.trim()}
              </TableCell>
              <TableCell label={words.email} className="qw-results-table-email">
                {email}
              </TableCell>
              <TableCell label={words.score} align="end">
                {participation.score}
              </TableCell>
              <TableCell label={words.duration} align="end" className="qw-results-table-date">
                {duration(participation)}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
