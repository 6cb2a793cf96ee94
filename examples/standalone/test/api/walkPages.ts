import { expect } from 'vitest';
import type { School } from './testSchool';

/** The form of every page. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
  total: number;
}

/** What pages are asked for, without their cursor. */
export type Asked = Record<string, string | number>;

/** One page of a list. */
export async function pageOf<Body extends Page<unknown>>(
  school: School,
  who: string,
  path: string,
  asked: Asked,
): Promise<Body> {
  const query = new URLSearchParams(
    Object.entries(asked).map(([name, value]) => [name, String(value)]),
  );
  const { status, body } = await school.call<Body>(who, 'GET', `${path}?${query.toString()}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/**
 * All items of a list, page by page.
 *
 * @param between what happens between two pages
 */
export async function walkPages<Item>(
  school: School,
  who: string,
  path: string,
  asked: Asked,
  between: (page: Page<Item>, nth: number) => Promise<void> = () => Promise.resolve(),
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  let nth = 0;
  do {
    const page: Page<Item> = await pageOf(school, who, path, {
      limit: 2,
      ...asked,
      ...(cursor !== null && { cursor }),
    });
    expect(page.items.length).toBeLessThanOrEqual(Number(asked['limit'] ?? 2));
    items.push(...page.items);
    cursor = page.next;
    if (cursor !== null) await between(page, nth);
    nth += 1;
  } while (cursor !== null);
  return items;
}
