import { laterCode, useLaterCode } from '../../base/laterCode';
import { Skeleton } from '../../ui/loading/Skeleton';
import type { Answering, AnswerControlProps } from '../kind/kind';
import { offeredLetters } from '../lettered/places';
import { single } from '../single/answering';

/** What draws several answers, which loads with the first question that takes them. */
export const answerBoxes = laterCode(() => import('./AnswerBoxes'));

function LoadedBoxes(props: AnswerControlProps) {
  const parts = useLaterCode(answerBoxes, true);
  if (parts !== null) return <parts.AnswerBoxes {...props} />;
  return (
    <div className="qw-choice-group">
      <div className="qw-choice-group-legend">{props.label}</div>
      <Skeleton shape="rows" lines={offeredLetters(props.question).length} />
    </div>
  );
}

export const multiple: Answering = {
  draw: (props) => <LoadedBoxes {...props} />,
  inputAt: single.inputAt,
  inputOf: (control, answer) => single.inputOf(control, answer.charAt(0)),
};
