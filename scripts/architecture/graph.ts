import type { Arrow } from './imports.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function graphOf(arrows: readonly Arrow[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!graph.has(to)) graph.set(to, new Set());
  }
  return graph;
}

/** Everything that can be reached from a place by following arrows. */
function reachedFrom(graph: Graph, start: string): Set<string> {
  const reached = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    open.push(...(graph.get(place) ?? []));
  }
  return reached;
}

/** The circles: sets of places of which each reaches every other. */
export function circlesIn(arrows: readonly Arrow[]): string[][] {
  const graph = graphOf(arrows);
  const reach = new Map([...graph.keys()].map((place) => [place, reachedFrom(graph, place)]));
  const circles = new Map<string, string[]>();
  for (const [place, reached] of reach) {
    if (!reached.has(place)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(place)).sort();
    circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

/**
 * The layers, from the lowest up: a place is one layer above the highest place that it imports.
 *
 * @throws Error when the arrows form a circle
 */
export function layersOf(places: readonly string[], arrows: readonly Arrow[]): string[][] {
  const graph = graphOf(arrows);
  const heights = new Map<string, number>();
  const height = (place: string, above: readonly string[]): number => {
    if (above.includes(place)) throw new Error(`A circle: ${[...above, place].join(' → ')}`);
    const known = heights.get(place);
    if (known !== undefined) return known;
    const below = [...(graph.get(place) ?? [])].map((each) => height(each, [...above, place]));
    const found = below.length === 0 ? 0 : Math.max(...below) + 1;
    heights.set(place, found);
    return found;
  };
  const layers: string[][] = [];
  for (const place of places) (layers[height(place, [])] ??= []).push(place);
  return layers;
}

/** The arrows without those that a longer way says as well, so that a drawing can be read. */
export function withoutShortcuts(arrows: readonly Arrow[]): Arrow[] {
  const graph = graphOf(arrows);
  return arrows.filter(
    ({ from, to }) =>
      ![...(graph.get(from) ?? [])].some(
        (other) => other !== to && reachedFrom(graph, other).has(to),
      ),
  );
}
