import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate` in this folder writes the next migration after a change of the schema, and
 * `npm run build:library` before it makes the rules that the schema takes its values from.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema.ts',
  out: './server/database/migrations',
});
