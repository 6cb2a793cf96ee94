import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { HostElements, HostHeader } from './HostElements';
import type { HostId } from './hosts';
import { compareHosts, compareSheet } from './compareHosts';
import { outfitOf, wear } from './wear';

declare global {
  interface Window {
    /** For `tests/hosts`, which compare the stories of the built Storybook. */
    quizwrightHosts: { compareHosts: typeof compareHosts; compareSheet: typeof compareSheet };
  }
}

window.quizwrightHosts = { compareHosts, compareSheet };
wear();

/** The host's page keeps the room around it that the story has. */
const margin = { padding: 24 };

function InHost({ host, children }: { host: HostId; children: ReactNode }) {
  useLayoutEffect(() => {
    wear(outfitOf(host));
    return () => wear();
  }, [host]);
  return (
    <>
      <div style={margin}>
        <HostHeader />
      </div>
      {children}
      <div style={margin}>
        <HostElements />
      </div>
    </>
  );
}

/** Puts the story into a page of the host that the toolbar names. Documentation stays as it is. */
export const withHost: Decorator = (Story, { globals, viewMode }) => {
  const host = (globals as { host?: HostId | 'none' }).host ?? 'none';
  if (host === 'none' || viewMode !== 'story') return <Story />;
  return (
    <InHost host={host}>
      <Story />
    </InHost>
  );
};
