import clsx from 'clsx/lite';
import { forwardRef, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRootTheme } from '../theme/RootTheme';

interface Plain {
  tone?: undefined;
  note?: ReactNode;
}

interface Toned {
  /** Colour of a highlighted bar. */
  tone: 'accent' | 'positive' | 'critical';
  /** Why it is highlighted, such as "Right answer", because colour alone is not enough. */
  note: ReactNode;
}

/**
 * One bar: its label, a letter or a number that stands before it, its value (finite, 0 or more), and
 * why it is highlighted, if it is. A value without a length, such as -1 or NaN, is printed without a
 * bar.
 */
export type Bar = {
  label: string;
  /** What is drawn in place of the label, such as a formula; as long as the label is. */
  drawn?: ReactNode;
  mark?: string | undefined;
  value: number;
} & (Plain | Toned);

export interface BarChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the chart shows: its accessible name. */
  caption: ReactNode;
  /** Hides the caption from sight, not from screen readers. @default false */
  captionHidden?: boolean | undefined;
  /** Heading of the labels, such as "Score". */
  categoryLabel: ReactNode;
  /** What the values count, such as "Students". */
  valueLabel: ReactNode;
  /** The bars, in order. */
  data: readonly Bar[];
  /** The value of a bar of full length; ignored unless above 0. @default the greatest value */
  max?: number | undefined;
  /** Formats a value. @default a number in the language of the root */
  formatValue?: ((value: number) => string) | undefined;
  /**
   * `vertical` suits up to 12 bars. More bars, or less than 560 px, are drawn horizontally.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Replaces the bars if there are none. */
  empty?: ReactNode;
}

const mostStandingBars = 12;

/** In characters: longer labels go above their bars where space is short. */
const longLabel = 20;

/** Keeps every bar above zero visible. */
const leastPercent = 0.5;

function percentOf(value: number, longest: number): number {
  if (!(value > 0 && Number.isFinite(value))) return 0;
  return Math.min(100, Math.max(leastPercent, (value / longest) * 100));
}

// Browsers drop the semantics of a table whose layout is changed, so every part states its role.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * A bar chart for up to about forty values. It is a table with a bar in each row: everyone sees the
 * numbers beside the bars, a screen reader walks through them cell by cell, and they can be copied
 * and printed, so no second view is needed. `ref`, rest props and `className` reach the container.
 * Parts: `table`, `caption`, `label`, `note`, `bar`, `value`. States: `data-orientation`,
 * `data-labels`; of a row: `data-tone`.
 */
export const BarChart = forwardRef<HTMLDivElement, BarChartProps>(function BarChart(
  {
    caption,
    captionHidden = false,
    categoryLabel,
    valueLabel,
    data,
    max,
    formatValue,
    orientation = 'horizontal',
    empty,
    className,
    ...rest
  },
  ref,
) {
  const captionId = useId();
  const { lang = 'en' } = useRootTheme();
  // The same digits as in fields and countdowns, in every language.
  const numbers = new Intl.NumberFormat(lang, { numberingSystem: 'latn' });
  const format = formatValue ?? ((value: number) => numbers.format(value));
  const lengths = data.map(({ value }) => value).filter(Number.isFinite);
  const longest = max !== undefined && max > 0 ? max : Math.max(...lengths);
  const stands = orientation === 'vertical' && data.length <= mostStandingBars;
  const captionAttributes = {
    id: captionId,
    className: captionHidden ? 'qw-visually-hidden' : 'qw-bar-chart-caption',
    'data-part': 'caption',
  };
  return (
    <div
      {...rest}
      ref={ref}
      className={clsx('qw-bar-chart', className)}
      data-orientation={stands ? 'vertical' : 'horizontal'}
      data-labels={data.some(({ label }) => label.length > longLabel) ? 'long' : 'short'}
    >
      {data.length > 0 ? (
        <table
          className="qw-bar-chart-table"
          data-part="table"
          role="table"
          aria-labelledby={captionId}
        >
          <caption {...captionAttributes}>{caption}</caption>
          <thead role="rowgroup" className="qw-bar-chart-head">
            <tr role="row" className="qw-bar-chart-row">
              <th role="columnheader" scope="col" className="qw-bar-chart-header-cell">
                {categoryLabel}
              </th>
              <th role="columnheader" scope="col" className="qw-bar-chart-header-cell">
                {valueLabel}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup" className="qw-bar-chart-body">
            {data.map(({ label, drawn, mark, value, tone, note }, index) => (
              <tr key={index} role="row" className="qw-bar-chart-row" data-tone={tone}>
                <th role="rowheader" scope="row" className="qw-bar-chart-label" data-part="label">
                  {drawn ? (
                    <span className="qw-bar-chart-drawn">
                      {drawMark(mark)}
                      <bdi>{drawn}</bdi>
                    </span>
                  ) : (
                    <>
                      {drawMark(mark)}
                      {/* A label may be in another script than its surroundings. */}
                      <bdi>{label}</bdi>
                    </>
                  )}
                  {note ? (
                    <>
                      {' '}
                      <span className="qw-bar-chart-note" data-part="note">
                        {note}
                      </span>
                    </>
                  ) : null}
                </th>
                <td role="cell" className="qw-bar-chart-cell">
                  <Shape
                    percent={percentOf(value, longest)}
                    text={stands ? format(value) : undefined}
                  />
                  <span className="qw-bar-chart-value" data-part="value">
                    {format(value)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <>
          <div {...captionAttributes}>{caption}</div>
          {empty}
        </>
      )}
    </div>
  );
});

const drawMark = (mark: string | undefined): ReactNode =>
  mark === undefined ? null : (
    <>
      <span translate="no">{mark}</span>{' '}
    </>
  );

interface ShapeProps {
  /** Length of the bar, 0 to 100. */
  percent: number;
  /** The value, printed above a vertical bar. */
  text: string | undefined;
}

/**
 * SVG takes its lengths from attributes, where HTML would need a style attribute, and prints where
 * backgrounds do not. The width decides between vertical and horizontal bars, so both shapes are
 * drawn.
 */
function Shape({ percent, text }: ShapeProps) {
  return (
    <svg className="qw-bar-chart-bar" data-part="bar" aria-hidden="true">
      <rect className="qw-bar-chart-lying" width={`${percent}%`} height="100%" rx="2" />
      {text === undefined ? null : (
        <g className="qw-bar-chart-standing">
          <rect y={`${100 - percent}%`} width="100%" height={`${percent}%`} rx="2" />
          <text
            className="qw-bar-chart-number"
            x="50%"
            y={`${100 - percent}%`}
            dy="-6"
            textAnchor="middle"
          >
            {text}
          </text>
        </g>
      )}
    </svg>
  );
}
