import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate` in this folder writes the next migration after a change of the schema.
 * First run `npm run build:library`, which builds the rules that the schema uses.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/database/schema.ts',
  out: './server/database/migrations',
});
