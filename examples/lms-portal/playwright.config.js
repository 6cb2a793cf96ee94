import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  workers: 1, // One school for all tests.
  use: { baseURL: 'http://127.0.0.1:4270' },
  webServer: [
    { command: 'npx quizwright-mock --port 4170', port: 4170 },
    // However your portal is started, and told where its API is.
    {
      command: 'npx vite',
      port: 4270,
      env: { PORT: '4270', API_URL: 'http://127.0.0.1:4170' },
    },
  ],
});
