import { floor, ours, type Outcome, type Row } from '../contest/contest.ts';
import { figureText } from '../contest/print.ts';

function rowOf(outcomes: readonly Outcome[], part: Outcome['name'], name: string): Row {
  const row = outcomes
    .find((outcome) => outcome.name === part)
    ?.rows.find((each) => each.name.startsWith(name));
  if (row === undefined) throw new Error(`The summary needs the figure "${name}" of ${part}.`);
  return row;
}

/** Two sentences, with whom we lose to. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const text = (row: Row, contestant: string) =>
    figureText(row.medians[contestant] ?? Number.NaN, row.unit);
  const scripts = rowOf(outcomes, 'takingQuiz', 'scripts of that');
  const sheets = rowOf(outcomes, 'takingQuiz', 'style sheets');
  const click = rowOf(outcomes, 'takingQuiz', 'main thread for a click, 50 questions, 4×');
  const rows = rowOf(outcomes, 'questionBank', 'rows painted, 4×');
  const weight = (contestant: string) =>
    `${text(scripts, contestant)} + ${text(sheets, contestant)}`;
  return [
    `- Before the first question, a student's page downloads ${weight(ours)} kB of scripts and styles besides React; with qti-components ${weight('qtiComponents')}, with SurveyJS ${weight('surveyJs')}. A click among 50 questions keeps a processor that is four times slower busy for ${text(click, ours)} ms; in bare React for ${text(click, floor)}, in SurveyJS for ${text(click, 'surveyJs')}.`,
    `- On the same processor, a bank of 10,000 questions shows its rows after ${text(rows, ours)} ms; bare React after ${text(rows, floor)}, TanStack Table after ${text(rows, 'tanstackTable')}, MUI X after ${text(rows, 'muiGrid')}, AG Grid after ${text(rows, 'agGrid')}.`,
  ].join('\n');
}
