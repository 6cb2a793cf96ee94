import {
  composeStories,
  setProjectAnnotations,
  type Decorator,
  type Meta,
} from '@storybook/react-vite';
import { holdOwnMarkup, kitElements, readStyles } from '../../../stories/hosts/computedStyles';
import '../../../src/styles.css';
import { Root } from '../../../src/ui/theme/Root';
import type { RootTheme } from '../../../src/ui/theme/RootTheme';
import { selectListbox } from '../../../src/ui/select/useSelectListbox';

declare global {
  interface Window {
    gallery: {
      /** Every story of the kit. */
      names: string[];
      /**
       * Renders the story alone, plays it, and returns the computed looks of the kit's
       * elements, and where its play stopped, if it did.
       */
      show: (name: string) => Promise<{ looks: string[]; stopped?: string | undefined }>;
    };
  }
}

/** As in `.storybook/preview.tsx`, whose mock worker cannot run under the policy. */
const inRoot: Decorator = (Story, { globals }) => (
  <Root theme={globals.theme as RootTheme['theme']} dir={globals.direction as RootTheme['dir']}>
    <Story />
  </Root>
);

setProjectAnnotations({ decorators: [inRoot] });
await selectListbox.load();

interface StoryFile {
  default: Meta;
}

declare global {
  interface ImportMeta {
    /** Vite's: every module of the pattern, by its path. */
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>;
  }
}

interface PlayableStory {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

const files = import.meta.glob<StoryFile>('../../../stories/ui/**/*.stories.tsx', {
  eager: true,
});

const stories = new Map(
  Object.values(files).flatMap((file) =>
    Object.entries(composeStories(file as never)).map(([name, story]): [string, PlayableStory] => [
      `${file.default.title}: ${name}`,
      story,
    ]),
  ),
);

/** Waits for what is drawn when the browser is idle, such as the further rows of a long table. */
async function untilDrawn(): Promise<void> {
  let drawn = -1;
  for (let calm = 0; calm < 3; calm += 1) {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { length } = kitElements();
    if (length !== drawn) calm = 0;
    drawn = length;
  }
}

window.gallery = {
  names: [...stories.keys()],
  show: async (name) => {
    const canvasElement = document.getElementById('gallery') as HTMLElement;
    const stopped = await stories
      .get(name)
      ?.run({ canvasElement })
      .then(
        () => undefined,
        (error: unknown) => String(error).split('\n')[0],
      );
    await untilDrawn();
    holdOwnMarkup();
    const looks = readStyles(kitElements()).map(
      (each) => `${each.name} { ${[...each.styles].map((pair) => pair.join(': ')).join('; ')} }`,
    );
    return { looks, stopped };
  },
};
