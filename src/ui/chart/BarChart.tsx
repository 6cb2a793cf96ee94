import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useRootTheme } from '../theme/RootTheme';

interface Plain {
  tone?: undefined;
  note?: ReactNode;
}

interface Toned {
  /** Colour of a bar that stands out. */
  tone: 'accent' | 'positive' | 'critical';
  /** What makes it stand out, such as "Right answer": a colour alone tells nobody. */
  note: ReactNode;
}

/**
 * One bar: what it counts, how much of it (finite, 0 or more), and what makes it stand out, if
 * anything. A value without a length, such as -1 or NaN, is written and has no bar.
 */
export type Bar = { label: string; value: number } & (Plain | Toned);

export interface BarChartProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the chart shows: its accessible name. */
  caption: ReactNode;
  /** Hides the caption from sight, not from screen readers. @default false */
  captionHidden?: boolean | undefined;
  /** What the labels are, such as "Score". */
  categoryLabel: ReactNode;
  /** What the values count, such as "Students". */
  valueLabel: ReactNode;
  /** The bars, in order. */
  data: readonly Bar[];
  /** The value of a bar of full length; one that is not above 0 counts as left out. @default the greatest value */
  max?: number | undefined;
  /** Writes a value. @default the number as the language of the root writes it */
  formatValue?: ((value: number) => string) | undefined;
  /** `vertical` is for up to 12 bars; more of them, or less than 560 px, and they lie. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** What stands in place of the bars where there are none. */
  empty?: ReactNode;
}

const mostStandingBars = 12;

/** In characters: longer ones stand above their bars where there is little room. */
const longLabel = 20;

/** A bar of more than nothing is seen, however little that is. */
const leastPercent = 0.5;

function percentOf(value: number, longest: number): number {
  if (!(value > 0 && Number.isFinite(value))) return 0;
  return Math.min(100, Math.max(leastPercent, (value / longest) * 100));
}

// The layout of the table is changed, by which browsers drop its semantics: every part states its role.
/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/**
 * Bars for a handful of values up to about forty. The chart is a table with a bar in each row: the
 * numbers stand beside the bars for everybody, a screen reader walks through them cell by cell, they
 * can be copied and printed, and there is no second view to be found and switched to.
 * `ref`, rest props and `className` reach the container. Parts: `table`, `caption`, `label`, `note`,
 * `bar`, `value`. States: `data-orientation`, `data-labels`; of a row: `data-tone`.
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
  // The figures of fields and countdowns, in every language.
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
            {data.map(({ label, value, tone, note }, index) => (
              <tr key={index} role="row" className="qw-bar-chart-row" data-tone={tone}>
                <th role="rowheader" scope="row" className="qw-bar-chart-label" data-part="label">
                  {/* A label may be of another script than what is around it. */}
                  <bdi>{label}</bdi>
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

interface ShapeProps {
  /** Length of the bar, 0 to 100. */
  percent: number;
  /** The value, written above a bar that stands. */
  text: string | undefined;
}

/**
 * SVG takes its lengths from attributes, where HTML would need a style attribute, and is printed
 * where backgrounds are not. Width decides whether bars stand, so both shapes are there.
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
