import { test } from '@playwright/test';
import { testBuild, testDoubleMount, testJourneys, testServerRender } from './testHost';
import { useBuiltHost, useDevelopedHost, useHost } from './useHost';

const installed = useHost('react-router');

test.describe('React Router, built', () => {
  const host = useBuiltHost(installed);
  testBuild(host);
  testServerRender(host, 'amara@school.example');
  testJourneys(host, 'amara@school.example');
});

// Only a development build of React reports all differences between the server's page and its own,
// and mounts everything twice.
test.describe('React Router, in development', () => {
  const host = useDevelopedHost(installed);
  testDoubleMount(host);
  testJourneys(host, 'bruno@school.example');
});
