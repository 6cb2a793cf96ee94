import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

/** Story scaffolding: things side by side. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {children}
    </div>
  );
}

/** Story scaffolding: things one below the other; `narrow` keeps them at the width of a form. */
export function Stack({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: narrow ? 380 : undefined }}>
      {children}
    </div>
  );
}

/** Story scaffolding: the width of a sidebar or of a small phone, whatever the window is. */
export const inSidebar: Decorator = (Story) => (
  <div style={{ inlineSize: 272 }}>
    <Story />
  </div>
);
