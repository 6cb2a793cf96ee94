/** @type {import('jest').Config} */
export default {
  // Jest's own jsdom lacks `fetch`, streams and others that MSW needs.
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
  // The first run transforms every package.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/test/**/*.test.tsx'],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } },
    ],
  },
  // Quizwright, and packages below MSW, come as ECMAScript modules only. Jest transforms each file
  // once and keeps the result.
  transformIgnorePatterns: [],
};
