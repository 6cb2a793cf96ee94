import type { NextConfig } from 'next';

export default {
  // Otherwise Next uses the folder of a lockfile further up.
  turbopack: { root: import.meta.dirname },
  rewrites: () =>
    Promise.resolve([{ source: '/api/:path*', destination: `${process.env.API_URL}/api/:path*` }]),
} satisfies NextConfig;
