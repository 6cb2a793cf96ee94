import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../../src/attempt/answers/outboxEntry';
import type { FullState, Phase } from '../../../src/attempt/state/attemptState';
import type { AttemptEvent } from '../../../src/attempt/state/events';
import { transition } from '../../../src/attempt/state/transition';
import { allEvents, allStates, eventTypes, http, entry, states } from './samples';

const page = readFileSync('docs/taking-a-quiz.md', 'utf8');

/** Every value of the fields that have few, because transitions depend on them. */
function variants<Sample extends object>(sample: Sample): Sample[] {
  return Object.entries(sample).reduce<Sample[]>(
    (made, [field, value]) => {
      const values =
        typeof value === 'boolean' ? [true, false] : field === 'entry' ? entries(value) : [value];
      return made.flatMap((each) => values.map((one: unknown) => ({ ...each, [field]: one })));
    },
    [sample],
  );
}

const statuses: readonly OutboxEntry['status'][] = [
  'sending',
  'pending',
  'signedOut',
  'returned',
  'refused',
];
const entries = (value: unknown): unknown[] =>
  value === undefined ? [undefined] : statuses.map((status) => ({ ...entry, status }));

const refusals: AttemptEvent[] = Array.from({ length: 200 }, (_, index) => ({
  type: 'loadFailed',
  at: 60_000,
  error: http(400 + index),
  isDenied: false,
}));
const every = {
  states: allStates.flatMap<FullState>(variants),
  events: [...allEvents.flatMap<AttemptEvent>(variants), ...refusals],
};

/** The phases to which an event may lead from a phase, other than that phase. */
function arrows(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const state of every.states) {
    for (const event of every.events) {
      const { phase } = transition(state, event).state;
      if (phase === state.phase) continue;
      const arrow = `${state.phase} --> ${phase}`;
      found.set(arrow, (found.get(arrow) ?? new Set()).add(event.type));
    }
  }
  return found;
}

const phases = Object.keys(states) as Phase[];
const found = arrows();

/** The phase to which an event leads from every phase except the last. */
function fromAnywhere(type: string): Phase | undefined {
  return phases.find((to) =>
    phases.every(
      (from) =>
        from === to || from === 'submitted' || found.get(`${from} --> ${to}`)?.has(type) === true,
    ),
  );
}

const everywhere = new Map<string, Phase>(
  eventTypes.flatMap((type) => {
    const to = fromAnywhere(type);
    return to === undefined ? [] : [[type, to] as const];
  }),
);

function chart(): string {
  const lines = [...found].flatMap(([arrow, types]) => {
    const own = [...types].filter((type) => !arrow.endsWith(`> ${everywhere.get(type)}`));
    return own.length === 0 ? [] : [`    ${arrow}: ${own.join(', ')}`];
  });
  return ['stateDiagram-v2', '    [*] --> loading', ...lines, '    submitted --> [*]'].join('\n');
}

describe('the state chart of the docs', () => {
  it('has the arrows of the code, and no others', () => {
    const drawn = /```mermaid\n(stateDiagram-v2\n[^`]*)\n```/.exec(page)?.[1];
    expect(drawn).toBe(chart());
  });

  it('names what leads away from every phase', () => {
    const said = page.matchAll(/^- `(\w+)` leads to `(\w+)`/gm);
    expect(new Map([...said].map(([, type, to]) => [type, to]))).toEqual(everywhere);
  });
});
