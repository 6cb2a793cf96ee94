import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const { HOST = '127.0.0.1', PORT = '4200', API_URL = 'http://127.0.0.1:4000' } = process.env;

/** On the same origin, the quiz API needs no CORS. */
const address = {
  host: HOST,
  port: Number(PORT),
  strictPort: true,
  proxy: { '/api': { target: API_URL, changeOrigin: true } },
};

/** The policy that the built portal is served with. During development, Vite adds inline styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  server: address,
  preview: {
    ...address,
    headers: {
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  },
});
