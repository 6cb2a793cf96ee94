import { uncounted } from '../contest/contest.ts';

interface CallFrame {
  functionName: string;
  /** Missing or empty for what the browser itself or Playwright runs. */
  url?: string;
}

interface ProfileNode {
  id: number;
  parent?: number;
  callFrame: CallFrame;
}

interface EventData {
  /** Of a dispatched event. */
  type?: string;
  /** Of a called function. */
  functionName?: string;
  nodeId?: number;
  /** Missing where a style is computed. */
  nodeName?: string;
  reason?: string;
  extraData?: string;
  changedAttribute?: string;
  changedClass?: string;
  changedId?: string;
  changedPseudo?: string;
  message?: string;
  /** The innermost function first. */
  stackTrace?: CallFrame[];
  /** Key in `trace_ids`, which leads to the stack of events without `stackTrace`. */
  sampleTraceId?: number;
  startTime?: number;
  timeDeltas?: number[];
  cpuProfile?: {
    nodes?: ProfileNode[];
    samples?: number[];
    trace_ids?: Record<string, number>;
  };
}

/** An event of Chrome's trace, with the fields that are read here. Times are microseconds. */
export interface TraceEvent {
  name: string;
  /** "X" for what has a duration. */
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The thread's own time, without that of other programs. */
  tdur?: number;
  args: {
    data?: EventData;
    beginData?: { dirtyObjects?: number; totalObjects?: number };
    selector_stats?: {
      selector_timings: {
        selector: string;
        match_attempts: number;
        match_count: number;
        'elapsed (us)': number;
      }[];
    };
  };
}

/** The page says it when everything before is to be left out: starting the profile takes long. */
export const beginning = 'The trace begins.';

type Part = 'script' | 'style' | 'layout' | 'prePaint' | 'paint' | 'layers' | 'other';

/** The part of the work that an event is; what is not named here is part of what it happens in. */
const partOf: Partial<Record<string, Part>> = {
  EventDispatch: 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'prePaint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'layers',
};

/** What the main thread does until it commits a frame to the compositor. */
export interface Frame {
  /** Milliseconds from the start to the commit, by the clock; none after the last commit. */
  committed?: number;
  /** Milliseconds of the thread's own time. */
  ms: Record<Part, number>;
  /** How much of the script is React's, 0 to 1. */
  react: number;
  /** Objects that had to be laid out again, in each layout. */
  dirtyObjects: number[];
  /** What scripts began with. */
  triggers: string[];
}

/** What was written, or what the browser had to do again. */
export interface Cause {
  /** Numbers of the frames with it. */
  frames: Set<number>;
  what: string;
  node: string;
  /** The innermost functions that are not React's. */
  by: string;
  times: number;
}

export interface Times {
  frames: Frame[];
  /**
   * How much of the script is spent in a function and what it calls of the browser, 0 to 1; the
   * greatest first.
   */
  functions: { name: string; share: number }[];
}

export interface Reasons {
  causes: Cause[];
  /** The costliest first. */
  selectors: { selector: string; attempts: number; matches: number; ms: number }[];
}

const isReact = ({ url = '' }: CallFrame): boolean => url.includes(uncounted.react);
const isPage = ({ url = '' }: CallFrame): boolean => url !== '';
const nameOf = ({ functionName }: CallFrame): string => functionName || '(anonymous)';

/** A moment in which the page ran a script. */
interface Sample {
  ts: number;
  /** The innermost function first. */
  stack: CallFrame[];
  /** The innermost that is the page's or React's. */
  owner: CallFrame;
}

/** What the page's main thread did. */
interface Trace {
  start: number;
  events: readonly TraceEvent[];
  samples: readonly Sample[];
  /** Index of the frame of a moment. */
  frameAt: (moment: number) => number;
  /** The functions that led to an event, the innermost first. */
  stackOf: (data: EventData) => CallFrame[];
}

/** Reads the processor's profile, which comes in pieces. */
function readProfile(events: readonly TraceEvent[]) {
  const nodes = new Map<number, ProfileNode>();
  const nodeOfEvent = new Map<string, number>();
  const samples: Sample[] = [];
  const stackAt = (id: number | undefined): CallFrame[] => {
    const node = nodes.get(id ?? 0);
    return node ? [node.callFrame, ...stackAt(node.parent)] : [];
  };
  let ts = 0;
  for (const { name, args } of events) {
    const { startTime, timeDeltas, cpuProfile } = args.data ?? {};
    if (name === 'Profile') ts = startTime ?? 0;
    if (name !== 'ProfileChunk') continue;
    for (const node of cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    for (const [event, id] of Object.entries(cpuProfile?.trace_ids ?? {})) {
      nodeOfEvent.set(event, id);
    }
    for (const [index, id] of (cpuProfile?.samples ?? []).entries()) {
      ts += timeDeltas?.[index] ?? 0;
      const stack = stackAt(id);
      const owner = stack.find(isPage);
      if (owner) samples.push({ ts, stack, owner });
    }
  }
  return {
    samples,
    stackOf: ({ stackTrace, sampleTraceId }: EventData): CallFrame[] =>
      stackTrace ?? stackAt(nodeOfEvent.get(String(sampleTraceId))),
  };
}

function shareOfReact(samples: readonly Sample[]): number {
  const { length } = samples.filter(({ owner }) => isReact(owner));
  return length === 0 ? 0 : length / samples.length;
}

function readFrames({ start, events, samples, frameAt }: Trace): Frame[] {
  const frames: Frame[] = [];
  /** The events that the current one happens in, the innermost last. */
  const outer: { end: number; frame: Frame; part: Part }[] = [];
  for (const { name, ph, ts, dur = 0, tdur = 0, args } of events) {
    if (ph !== 'X') continue;
    const index = frameAt(ts);
    const frame = (frames[index] ??= {
      ms: { script: 0, style: 0, layout: 0, prePaint: 0, paint: 0, layers: 0, other: 0 },
      react: shareOfReact(samples.filter((sample) => frameAt(sample.ts) === index)),
      dirtyObjects: [],
      triggers: [],
    });
    while ((outer.at(-1)?.end ?? Infinity) <= ts) outer.pop();
    const around = outer.at(-1);
    const part = partOf[name] ?? around?.part ?? 'other';
    frame.ms[part] += tdur / 1000;
    if (around) around.frame.ms[around.part] -= tdur / 1000;
    outer.push({ end: ts + dur, frame, part });
    if (part === 'script' && around?.part !== 'script') {
      frame.triggers.push(args.data?.type ?? (args.data?.functionName || name));
    }
    if (name === 'Layout') frame.dirtyObjects.push(args.beginData?.dirtyObjects ?? 0);
    if (name === 'Commit') frame.committed = (ts + dur - start) / 1000;
  }
  return frames;
}

/** Who wrote something, as far as the stack says. */
function writerOf(stack: readonly CallFrame[]): string {
  const own = stack.filter((frame) => isPage(frame) && !isReact(frame));
  if (own.length > 0) return own.slice(0, 3).map(nameOf).join(' < ');
  return stack.some(isReact) ? 'React' : 'browser';
}

/** Computing the style of an element; for what is in a size container, while it is laid out. */
export const computed = 'style computed';
export const computedInLayout = `${computed} in layout`;

function whatOf({ name, args }: TraceEvent, isInLayout: boolean): string | undefined {
  const data = args.data ?? {};
  const { changedAttribute, changedClass, changedId, changedPseudo } = data;
  switch (name) {
    case 'ScheduleStyleInvalidationTracking':
      if (changedAttribute !== undefined) return `attribute ${changedAttribute}`;
      if (changedPseudo !== undefined) return `state :${changedPseudo}`;
      return `class or id ${changedClass ?? changedId}`;
    case 'StyleRecalcInvalidationTracking':
      // What is written names it already.
      if (data.reason === 'Related style rule') return undefined;
      return `style: ${data.reason} ${data.extraData}`.trim();
    case 'StyleResolver::ResolveStyle':
      return isInLayout ? computedInLayout : computed;
    case 'LayoutInvalidationTracking':
      return `layout: ${data.reason}`;
    case 'TimeStamp':
      return data.message;
    default:
      return undefined;
  }
}

function readCauses({ events, frameAt, stackOf }: Trace): Cause[] {
  const causes = new Map<string, Cause>();
  let layoutEnd = 0;
  for (const event of events) {
    const { name, ts, dur = 0, args } = event;
    if (name === 'Layout') layoutEnd = ts + dur;
    const what = whatOf(event, ts < layoutEnd);
    if (what === undefined) continue;
    const { nodeName = '', ...data } = args.data ?? {};
    const node = nodeName.replace(/ id='[^']*'/, '');
    const by = writerOf(stackOf(data));
    const key = [what, node, by].join('\n');
    const cause = causes.get(key) ?? { frames: new Set(), what, node, by, times: 0 };
    cause.frames.add(frameAt(ts) + 1);
    cause.times += 1;
    causes.set(key, cause);
  }
  return [...causes.values()];
}

function readSelectors({ events }: Trace): Reasons['selectors'] {
  const found = new Map<string, Reasons['selectors'][number]>();
  for (const timing of events.flatMap(({ args }) => args.selector_stats?.selector_timings ?? [])) {
    const { selector } = timing;
    const { attempts = 0, matches = 0, ms = 0 } = found.get(selector) ?? {};
    found.set(selector, {
      selector,
      attempts: attempts + timing.match_attempts,
      matches: matches + timing.match_count,
      ms: ms + timing['elapsed (us)'] / 1000,
    });
  }
  return [...found.values()].toSorted((one, other) => other.ms - one.ms);
}

function readFunctions({ samples }: Trace): Times['functions'] {
  const counts = new Map<string, number>();
  for (const { stack, owner } of samples) {
    const names = [...new Set([stack[0] ?? owner, owner])].map(nameOf).join(' < ');
    const name = isReact(owner) ? `${names}, React` : names;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, share: count / samples.length }))
    .toSorted((one, other) => other.share - one.share);
}

/** Reads what the page's main thread did after the mark. */
function readTrace(trace: readonly TraceEvent[]): Trace {
  const mark = trace.find(({ args }) => args.data?.message === beginning);
  if (mark === undefined) throw new Error('The trace does not say where it begins.');
  const events = trace
    .filter(({ pid, tid, ts }) => pid === mark.pid && tid === mark.tid && ts > mark.ts)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const commits = events.filter(({ name }) => name === 'Commit');
  const { samples, stackOf } = readProfile(trace.filter(({ pid }) => pid === mark.pid));
  return {
    start: mark.ts,
    events,
    samples: samples.filter(({ ts }) => ts > mark.ts),
    stackOf,
    frameAt: (moment) => commits.filter(({ ts, dur = 0 }) => ts + dur <= moment).length,
  };
}

export function timesOf(trace: readonly TraceEvent[]): Times {
  const read = readTrace(trace);
  return { frames: readFrames(read), functions: readFunctions(read) };
}

/** From a trace with stacks, invalidations and selectors, which make what they watch slow. */
export function reasonsOf(trace: readonly TraceEvent[]): Reasons {
  const read = readTrace(trace);
  return { causes: readCauses(read), selectors: readSelectors(read) };
}
