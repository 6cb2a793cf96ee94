import type { Page } from '@playwright/test';
import type { Question } from '../../src/api/entities';

/** The instructor's bank, with the right answers, from the API. */
export async function bankOf(page: Page, url: string): Promise<Question[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request.get(new URL('/api/question', url).href, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()) as Question[];
}
