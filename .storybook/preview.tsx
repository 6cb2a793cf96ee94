import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import { Root } from '../src/ui/theme/Root';
import type { RootTheme } from '../src/ui/theme/RootTheme';
import { selectListbox } from '../src/ui/select/useSelectListbox';
import { hosts } from '../stories/hosts/hosts';
import { withHost } from '../stories/hosts/withHost';
import { directionOf, languages, titleOf } from '../stories/languages';
import { fragileTexts, translatePage } from '../stories/translatePage';
import { modes } from './modes';
import { loaders, openSchool, withSchool } from './school';

// Stories are not timed, and a busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

interface Globals {
  theme: RootTheme['theme'];
  density: RootTheme['density'];
  accent: string;
  language: string;
}

/** Puts every story in its own root, as hosts do with widgets. */
const inRoot: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, density, accent, language } = globals as unknown as Globals;
  return (
    <Root
      theme={theme}
      density={density}
      dir={directionOf(globals)}
      lang={languages[language]?.tag}
      accent={accent === 'none' ? undefined : accent}
      style={{
        padding: parameters.edgeToEdge ? 0 : 24,
        minBlockSize: viewMode === 'story' && globals.host === 'none' ? '100vh' : undefined,
      }}
    >
      <Story />
    </Root>
  );
};

/** In one run, the page is translated while a story is used. */
const translation = { problems: [] as readonly string[] };

function translateStory(): (() => void) | undefined {
  if (!import.meta.env.STORY_TRANSLATED) return undefined;
  const { problems, stop } = translatePage(document.body);
  translation.problems = problems;
  return stop;
}

async function bearTranslation(): Promise<void> {
  await expect(fragileTexts(document)).toEqual([]);
  await expect(translation.problems).toEqual([]);
}

const preview: Preview = {
  loaders,
  // Stories show and test the page after everything on demand has loaded.
  beforeAll: async () => void (await selectListbox.load()),
  beforeEach: [openSchool, translateStory],
  afterEach: bearTranslation,
  decorators: [withSchool, inRoot, withHost],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'As the system' },
        ],
      },
    },
    host: {
      description: 'Page around the story',
      toolbar: {
        icon: 'browser',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'A plain page' },
          ...hosts.map(({ id, title }) => ({ value: id, title })),
        ],
      },
    },
    accent: {
      description: 'Accent of the host',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'The kit’s accent' },
          { value: '#0f6b5c', title: 'Teal' },
          { value: '#d6004b', title: 'Crimson' },
          { value: 'gold', title: 'Gold' },
          { value: 'black', title: 'Black' },
          { value: 'white', title: 'White' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    language: {
      description: 'Language of widgets',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.keys(languages).map((value) => ({ value, title: titleOf(value) })),
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'As the language' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: import.meta.env.STORY_THEME ?? 'light',
    host: 'none',
    accent: 'none',
    density: 'comfortable',
    language: 'en',
    direction: import.meta.env.STORY_DIRECTION ?? 'ltr',
  },
  parameters: {
    // The decorator adds the padding, so that the theme's background reaches the edges. Whole-page
    // stories turn it off with `edgeToEdge: true`.
    layout: 'fullscreen',
    // WCAG 2.2 checks that axe runs only on request.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // Tests describe only violations: the rest takes as long as finding them.
      options:
        import.meta.env.MODE === 'test'
          ? { resultTypes: ['violations'], reporter: 'no-passes', preload: false }
          : { resultTypes: ['violations', 'incomplete'] },
    },
    chromatic: { modes },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Introduction', 'API', 'Foundations', 'UI', '*'] },
    },
  },
};

export default preview;
