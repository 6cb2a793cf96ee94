import type { StorybookConfig } from '@storybook/react-vite';
import { hostSheets } from '../scripts/hostSheets.ts';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Holds the mock school's worker, which answers the stories' requests.
  staticDirs: ['./public'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), hostSheets()] }),
  typescript: { reactDocgen: 'react-docgen-typescript' },
};

export default config;
