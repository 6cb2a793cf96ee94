import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartError } from '../process/startError';

/**
 * Where this version's migrations are. In the source they are beside this file; in the bundle, this
 * code is in dist/server or a folder below it, and the migrations are in dist/server/database.
 */
export const migrationsFolder = {
  /** @throws StartError when they are missing */
  find(): string {
    const places = ['./migrations', './database/migrations', '../database/migrations'];
    const found = places
      .map((place) => fileURLToPath(new URL(place, import.meta.url)))
      .find((folder) => existsSync(`${folder}/meta/_journal.json`));
    if (found === undefined) {
      throw new StartError(
        'The database migrations are missing from this installation. Build the server again: npm run build.',
      );
    }
    return found;
  },
};
