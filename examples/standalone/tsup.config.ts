import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'server/main.ts',
    cli: 'server/administration/cli.ts',
    'process/start': 'server/process/start.ts',
  },
  outDir: 'dist/server',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  clean: true,
  silent: true,
  onSuccess: () =>
    cp('server/database/migrations', 'dist/server/database/migrations', { recursive: true }),
});
