import { eq } from 'drizzle-orm';
import type { Database } from '../../server/database/database';
import { settings } from '../../server/database/schema';

/** One row that identifies a database. */
export const schoolName = {
  async write(database: Database, value: string): Promise<void> {
    await database
      .insert(settings)
      .values({ key: 'school', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  },
  async read(database: Database): Promise<string | undefined> {
    const [row] = await database.select().from(settings).where(eq(settings.key, 'school'));
    return row?.value;
  },
};
