import { useRef } from 'react';
import { contrast, rgbOf } from '../../src/ui/theme/accent';
import { TokenName } from './FoundationPage';
import { paintedHex } from './paintedHex';
import { useComputed } from './useComputed';
import './Swatch.css';

export interface SwatchProps {
  /** Token of the background, without `--qw-color-`. */
  ground: string;
  /** Token of the text or line on it. */
  ink: string;
  /** What must be told apart: letters (4.5 : 1) or a line (3 : 1). @default 'text' */
  kind?: 'text' | 'line' | undefined;
}

const least = { text: 4.5, line: 3 };

/** Two tokens that belong together, as the browser paints them, with the contrast between them. */
export function Swatch({ ground, ink, kind = 'text' }: SwatchProps) {
  const sample = useRef<HTMLDivElement>(null);
  const painted = useComputed(
    sample,
    ({ backgroundColor, color }) => `${paintedHex(backgroundColor)} ${paintedHex(color)}`,
  );
  const [groundHex = '', inkHex = ''] = painted.split(' ');
  const ratio = painted === '' ? undefined : contrast(rgbOf(groundHex), rgbOf(inkHex));
  return (
    <li className="swatch">
      <div
        ref={sample}
        className="swatch-sample"
        style={{ background: `var(--qw-color-${ground})`, color: `var(--qw-color-${ink})` }}
        data-kind={kind}
      >
        {kind === 'text' ? <span aria-hidden="true">Aa</span> : null}
      </div>
      <dl className="swatch-facts">
        <div className="swatch-fact">
          <dt>
            <TokenName>{ground}</TokenName>
          </dt>
          <dd className="foundation-value">{groundHex}</dd>
        </div>
        <div className="swatch-fact">
          <dt>
            <TokenName>{ink}</TokenName>
          </dt>
          <dd className="foundation-value">{inkHex}</dd>
        </div>
        <div className="swatch-fact">
          <dt className="foundation-value">{`Contrast, at least ${least[kind]} : 1`}</dt>
          <dd
            className="swatch-ratio"
            data-enough={ratio === undefined ? undefined : ratio >= least[kind]}
          >
            {ratio === undefined ? null : `${ratio.toFixed(1)} : 1`}
          </dd>
        </div>
      </dl>
    </li>
  );
}
