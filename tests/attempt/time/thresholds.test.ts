import { expect, it } from 'vitest';
import {
  newWatch,
  toneOfTime,
  watchTime,
  type TimeNews,
  type TimeReading,
} from '../../../src/attempt/time/thresholds';

const noon = Date.parse('2027-03-01T12:00:00Z');

function endsIn(seconds: number): string {
  return new Date(noon + seconds * 1000).toISOString();
}

/** Listens to readings one after another, given as seconds left or as the fields that differ. */
function listen(inAll: number | null, ...readings: (number | Partial<TimeReading>)[]): TimeNews[] {
  let watch = newWatch;
  return readings.flatMap((given) => {
    const reading: TimeReading = {
      secondsLeft: 0,
      secondsInAll: inAll,
      isApproximate: false,
      endsAt: endsIn(0),
      ...(typeof given === 'number' ? { secondsLeft: given } : given),
    };
    const crossed = watchTime(watch, reading);
    watch = crossed.watch;
    return crossed.news === null ? [] : [crossed.news];
  });
}

function left(secondsLeft: number, isHalf = false): TimeNews {
  return { kind: 'left', secondsLeft, isHalf };
}

/** Every second from one to another. */
function run(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, step) => from - step);
}

it('announces half of the time, 10, 5 and 1 minute, and 10 seconds, each once', () => {
  expect(listen(2_700, ...run(2_700, 0))).toEqual([
    left(1_350, true),
    left(600),
    left(300),
    left(60),
    left(10),
  ]);
});

it('announces half of 20 minutes and 10 minutes as one', () => {
  expect(listen(1_200, ...run(700, 400))).toEqual([left(600, true)]);
});

it('announces no half if the length is unknown', () => {
  expect(listen(null, ...run(700, 500))).toEqual([left(600)]);
});

it.each([180, 300, 301])('is silent on loading with %i seconds left', (seconds) => {
  expect(listen(2_700, seconds)).toEqual([]);
});

it('announces nothing that lay behind when it began', () => {
  expect(listen(2_700, ...run(180, 61))).toEqual([]);
});

it('announces the nearest of those crossed at once, and how much is really left', () => {
  expect(listen(2_700, 1_400, 290)).toEqual([left(290)]);
  expect(listen(2_700, 1_400, 290, ...run(289, 61))).toEqual([left(290)]);
});

it('does not repeat itself when the server sets the clock back a little', () => {
  expect(listen(2_700, 302, 301, 300, 299, 302, 301, 300)).toEqual([left(300)]);
});

it('waits while the time is approximate, and then announces what is left', () => {
  const about = (secondsLeft: number) => ({ secondsLeft, isApproximate: true });
  expect(listen(2_700, 400, about(320), about(300), about(250))).toEqual([]);
  expect(listen(2_700, 400, about(320), about(250), 247)).toEqual([left(247)]);
  expect(listen(2_700, about(400), about(250), 247)).toEqual([]);
});

it('announces nothing at the end, which has its own words', () => {
  expect(listen(2_700, 15, 0)).toEqual([]);
});

it('announces that the end was moved, and by how much', () => {
  const later = { secondsLeft: 550, endsAt: endsIn(300) };
  expect(listen(2_700, 250, later)).toEqual([{ kind: 'moved', seconds: 300 }]);
  const earlier = { secondsLeft: 100, endsAt: endsIn(-600) };
  expect(listen(2_700, 700, earlier)).toEqual([{ kind: 'moved', seconds: -600 }]);
});

it('announces that even while the time is approximate', () => {
  const later = { secondsLeft: 550, endsAt: endsIn(300), isApproximate: true };
  expect(listen(2_700, 250, later)).toEqual([{ kind: 'moved', seconds: 300 }]);
});

it('ignores a move of less than half a minute until moves add up to that', () => {
  const moved = (by: number) => ({ secondsLeft: 900 + by, endsAt: endsIn(by) });
  expect(listen(null, 900, moved(20))).toEqual([]);
  expect(listen(null, 900, moved(20), moved(40))).toEqual([{ kind: 'moved', seconds: 40 }]);
});

it('announces the thresholds again for a moved end', () => {
  const later = (secondsLeft: number) => ({ secondsLeft, endsAt: endsIn(300) });
  expect(listen(null, 301, 300, later(400), later(301), later(300))).toEqual([
    left(300),
    { kind: 'moved', seconds: 300 },
    left(300),
  ]);
});

it('announces nothing for a server without times', () => {
  const none = { secondsLeft: null, secondsInAll: null, endsAt: null };
  expect(listen(null, none, none)).toEqual([]);
  expect(listen(null, none, { secondsLeft: 299, secondsInAll: 600 })).toEqual([]);
});

it('has caution from 5 minutes, and critical from 1 minute', () => {
  expect([null, 301, 300, 61, 60, 0].map(toneOfTime)).toEqual([
    'neutral',
    'neutral',
    'caution',
    'caution',
    'critical',
    'critical',
  ]);
});
