import { createContext, useCallback, useContext, useMemo } from 'react';
import type { ReactNode, RefCallback } from 'react';
import { paintAccent } from './paintAccent';

/** Whether cards have a frame: the prop of widgets that have some. */
export interface Framed {
  /**
   * `none` draws no line, paper or padding around what a widget shows, for a host that has a frame
   * around it already. The cards of a list keep theirs, which divides them.
   * @default the root's, or 'card'
   */
  frame?: 'card' | 'none' | undefined;
}

/** How the kit looks inside a root. Omitted properties come from the enclosing root. */
export interface RootTheme extends Framed {
  /** Colour theme; `auto` follows the user's system. @default 'light' */
  theme?: 'light' | 'dark' | 'auto' | undefined;
  /** Spacing around text and height of controls. @default 'comfortable' */
  density?: 'comfortable' | 'compact' | undefined;
  /** Corner style: 2, 8 or 14 px. @default 'soft' */
  radius?: 'square' | 'soft' | 'round' | undefined;
  /**
   * Any CSS colour. Fills use it unchanged; text, lines and all derived colours keep the contrast
   * of WCAG AA in both themes.
   */
  accent?: string | undefined;
  /** Writing direction, for portals too. Omitted, it is the page's own. */
  dir?: 'ltr' | 'rtl' | undefined;
  /** Language of the text, as a BCP 47 tag, for portals too. */
  lang?: string | undefined;
}

/**
 * Attributes and ref that turn an element into a themed root: spread them on it, also in a portal.
 */
export interface RootAttributes {
  attributes: {
    'data-qw-theme': 'light' | 'dark' | 'auto';
    'data-qw-density': 'comfortable' | 'compact';
    'data-qw-radius': 'square' | 'soft' | 'round';
    dir?: 'ltr' | 'rtl';
    lang?: string;
  };
  frame: RootTheme['frame'];
  /** Sets the accent by script, because server-rendered HTML must carry no style attribute. */
  paint: RefCallback<HTMLElement>;
}

const RootThemeContext = createContext<RootTheme>({});

/**
 * The enclosing theme with the properties of `own` over it; undefined properties count as omitted.
 */
export function useRootTheme(own: RootTheme = {}): RootTheme {
  const outer = useContext(RootThemeContext);
  const { theme, density, radius, accent, frame, dir, lang } = own;
  return useMemo(
    () => ({
      theme: theme ?? outer.theme,
      density: density ?? outer.density,
      radius: radius ?? outer.radius,
      accent: accent ?? outer.accent,
      frame: frame ?? outer.frame,
      dir: dir ?? outer.dir,
      lang: lang ?? outer.lang,
    }),
    [outer, theme, density, radius, accent, frame, dir, lang],
  );
}

/** The attributes that turn an element into a `qw-root` of the enclosing theme. */
export function useRootAttributes(own: RootTheme = {}): RootAttributes {
  const { theme, density, radius, accent, frame, dir, lang } = useRootTheme(own);
  const paint = useCallback(
    (element: HTMLElement | null) => {
      if (element) paintAccent(element, accent);
    },
    [accent],
  );
  return {
    attributes: {
      'data-qw-theme': theme ?? 'light',
      'data-qw-density': density ?? 'comfortable',
      'data-qw-radius': radius ?? 'soft',
      ...(dir ? { dir } : {}),
      ...(lang ? { lang } : {}),
    },
    frame,
    paint,
  };
}

export interface RootThemeProviderProps extends RootTheme {
  children: ReactNode;
}

/** Passes a theme to every `Root` and every portal below, without rendering an element. */
export function RootThemeProvider({ children, ...own }: RootThemeProviderProps) {
  return (
    <RootThemeContext.Provider value={useRootTheme(own)}>{children}</RootThemeContext.Provider>
  );
}
