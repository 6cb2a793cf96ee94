import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

type Theme = 'light' | 'dark';

interface Appearance {
  theme: Theme;
  turn: () => void;
}

const AppearanceContext = createContext<Appearance | null>(null);

export function useAppearance(): Appearance {
  const appearance = useContext(AppearanceContext);
  if (appearance === null) throw new Error('useAppearance is used outside of AppearanceProvider.');
  return appearance;
}

const place = 'tidemark:theme';

function firstTheme(): Theme {
  const chosen = localStorage.getItem(place);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Light or dark, following the system until the user chooses. The sheet reads it from `<html>`. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(firstTheme);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const appearance = useMemo<Appearance>(
    () => ({
      theme,
      turn() {
        const next = theme === 'dark' ? 'light' : 'dark';
        localStorage.setItem(place, next);
        setTheme(next);
      },
    }),
    [theme],
  );
  return <AppearanceContext value={appearance}>{children}</AppearanceContext>;
}
