import { Suspense } from 'react';
import { codeLoader } from '../../base/codeLoader';
import { lazyPart } from '../../base/lazyPart';
import type { Answering } from '../kind/kind';
import { single } from '../single/answering';

const load = codeLoader(async () => (await import('./AnswerBoxes')).AnswerBoxes);

/** A paper with one right answer each does not load it. */
const AnswerBoxes = lazyPart(load);

export const multiple: Answering = {
  draw: (props) => (
    <Suspense fallback={<div className="qw-choice-group-legend">{props.label}</div>}>
      <AnswerBoxes {...props} />
    </Suspense>
  ),
  inputAt: single.inputAt,
  inputOf: (control, answer) => single.inputOf(control, answer.charAt(0)),
  load,
};
