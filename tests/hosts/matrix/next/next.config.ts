import type { NextConfig } from 'next';

export default {
  // Else Next takes the folder of a lockfile further up for its own.
  turbopack: { root: import.meta.dirname },
  rewrites: () =>
    Promise.resolve([{ source: '/api/:path*', destination: `${process.env.API_URL}/api/:path*` }]),
} satisfies NextConfig;
