import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BarChart } from '../../../src/ui/chart/BarChart';

function lengths(values: number[], max?: number) {
  render(
    <BarChart
      caption="Scores"
      categoryLabel="Score"
      valueLabel="Students"
      max={max}
      data={values.map((value) => ({ label: 'Same', value }))}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(values.length);
  return rows.map((row) =>
    within(row).getByRole('cell').querySelector('rect')?.getAttribute('width'),
  );
}

test.each([
  ['as long as they are great', [10, 5, 0], undefined, ['100%', '50%', '0%']],
  ['none of what has no length', [NaN, Infinity, -3, 4], undefined, ['0%', '0%', '0%', '100%']],
  ['none where all is nothing', [0, 0], undefined, ['0%', '0%']],
  ['measured by the greatest value where the maximum is none', [4, 2], 0, ['100%', '50%']],
  ['measured by the maximum, and never longer', [4, 2], 2, ['100%', '100%']],
])('bars are %s', (_, values, max, expected) => {
  expect(lengths(values, max)).toEqual(expected);
});

test('a value without a bar is still written', () => {
  lengths([-3, Infinity]);
  expect(screen.getByRole('cell', { name: '-3' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '∞' })).toBeInTheDocument();
});
