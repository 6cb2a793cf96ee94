import { Suspense } from 'react';
import { codeLoader } from '../../base/codeLoader';
import { lazyPart } from '../../base/lazyPart';
import type { Answering } from '../kind/kind';

const load = codeLoader(async () => (await import('./NumberAnswer')).NumberAnswer);

/** A paper without numbers does not load it. */
const NumberAnswer = lazyPart(load);

export const numeric: Answering = {
  draw: (props) => (
    <Suspense fallback={<div className="qw-choice-group-legend">{props.label}</div>}>
      <NumberAnswer {...props} />
    </Suspense>
  ),
  inputAt: () => null,
  inputOf: (control) => control.querySelector('input:enabled'),
  load,
};
