import { describe, expect, it } from 'vitest';
import { beginning, reasonsOf, timesOf, type TraceEvent } from '../../bench/trace/summary';

/** An event of the page's main thread; times in milliseconds. */
const event = (
  name: string,
  at: number,
  takes: number,
  args: TraceEvent['args'] = {},
): TraceEvent => ({
  name,
  ph: takes === 0 ? 'I' : 'X',
  pid: 1,
  tid: 1,
  ts: at * 1000,
  dur: takes * 1000,
  tdur: takes * 1000,
  args,
});

const begins = event('TimeStamp', 10, 0, { data: { message: beginning } });
const inReact = { functionName: 'setProp', url: '/assets/react-itself-1.js' };
const inPage = { functionName: 'choose', url: '/assets/index-1.js' };

describe('the times of a trace', () => {
  const { frames, functions } = timesOf([
    event('FunctionCall', 5, 4),
    begins,
    { ...event('Paint', 20, 5), tid: 2 },
    event('RunTask', 20, 30),
    event('EventDispatch', 20, 20, { data: { type: 'click' } }),
    event('Layout', 25, 8, { beginData: { dirtyObjects: 12 } }),
    event('Commit', 48, 2),
    event('TimerFire', 60, 3),
    {
      ...event('ProfileChunk', 70, 0, {
        data: {
          cpuProfile: {
            nodes: [
              { id: 1, callFrame: inPage },
              { id: 2, parent: 1, callFrame: inReact },
              { id: 3, parent: 1, callFrame: { functionName: 'setItem' } },
              { id: 4, callFrame: { functionName: '(idle)' } },
            ],
            samples: [2, 3, 2, 2, 4],
          },
          timeDeltas: [21_000, 1_000, 1_000, 1_000, 1_000],
        },
      }),
      tid: 3,
    },
  ]);

  it('leave out what is nested, what was before, and other threads', () => {
    expect(frames.map(({ ms }) => ms)).toEqual([
      { script: 12, style: 0, layout: 8, prePaint: 0, paint: 0, layers: 2, other: 8 },
      { script: 3, style: 0, layout: 0, prePaint: 0, paint: 0, layers: 0, other: 0 },
    ]);
  });

  it('have a frame for each commit, and one for what follows the last', () => {
    expect(frames.map(({ committed }) => committed)).toEqual([40, undefined]);
    expect(frames.map(({ triggers }) => triggers)).toEqual([['click'], ['TimerFire']]);
    expect(frames[0]?.dirtyObjects).toEqual([12]);
  });

  it('share the script between the page and React by the profile', () => {
    expect(frames.map(({ react }) => react)).toEqual([0.75, 0]);
    expect(functions).toEqual([
      { name: 'setProp, React', share: 0.75 },
      { name: 'setItem < choose', share: 0.25 },
    ]);
  });
});

describe('the reasons in a trace', () => {
  const timings = (attempts: number, spent: number, selector: string) =>
    event('SelectorStats', 30, 0, {
      selector_stats: {
        selector_timings: [
          { selector, match_attempts: attempts, match_count: 1, 'elapsed (us)': spent },
        ],
      },
    });
  const written = (stackTrace: (typeof inPage)[]) =>
    event('ScheduleStyleInvalidationTracking', 12, 0, {
      data: { changedAttribute: 'data-state', nodeName: "P id='x' class='saved'", stackTrace },
    });
  const { causes, selectors } = reasonsOf([
    begins,
    written([inReact]),
    written([inReact]),
    written([inReact, inPage]),
    event('Commit', 15, 1),
    event('Layout', 20, 5),
    event('StyleResolver::ResolveStyle', 22, 0, { data: { nodeName: 'DIV' } }),
    event('StyleResolver::ResolveStyle', 26, 0, { data: { nodeName: 'DIV' } }),
    timings(4, 100, 'p'),
    timings(2, 900, 'div'),
    timings(6, 500, 'p'),
  ]);

  it('say what was written, how often, and by which function outside React', () => {
    const cause = { frames: new Set([1]), what: 'attribute data-state', node: "P class='saved'" };
    expect(causes.slice(0, 2)).toEqual([
      { ...cause, by: 'React', times: 2 },
      { ...cause, by: 'choose', times: 1 },
    ]);
  });

  it('distinguish styles that are computed in layout', () => {
    expect(causes.slice(2).map(({ frames, what }) => [...frames, what])).toEqual([
      [2, 'style computed in layout'],
      [2, 'style computed'],
    ]);
  });

  it('begin with the selectors that cost most', () => {
    expect(selectors).toEqual([
      { selector: 'div', attempts: 2, matches: 1, ms: 0.9 },
      { selector: 'p', attempts: 10, matches: 2, ms: 0.6 },
    ]);
  });
});
