import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/portal.tsx'),
  route('api/*', 'routes/api.ts'),
  route('quiz/*', 'routes/quiz.tsx'),
] satisfies RouteConfig;
