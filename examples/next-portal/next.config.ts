import type { NextConfig } from 'next';

const { API_URL = 'http://127.0.0.1:4000' } = process.env;

export default {
  // Otherwise Next uses the folder of a lockfile further up.
  turbopack: { root: import.meta.dirname },
  // On the portal's own origin, the quiz API needs no CORS.
  rewrites: () =>
    Promise.resolve([{ source: '/api/:path*', destination: `${API_URL}/api/:path*` }]),
} satisfies NextConfig;
