import type { Config } from '@react-router/dev/config';

/** The next major version does this anyway; the build warns of each that is left out. */
export default {
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
