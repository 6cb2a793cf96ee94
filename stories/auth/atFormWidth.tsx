import type { Decorator } from '@storybook/react-vite';

/** Story scaffolding: as wide as the layout of these pages makes a form. */
export const atFormWidth: Decorator = (Story) => (
  <div style={{ maxInlineSize: 384 }}>
    <Story />
  </div>
);
