import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [index('routes/portal.tsx'), route('api/*', 'routes/api.ts')] satisfies RouteConfig;
