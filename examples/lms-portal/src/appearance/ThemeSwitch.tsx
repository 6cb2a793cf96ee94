import { BandButton } from '../ui/Button';
import { useAppearance } from './AppearanceProvider';

/** One switch for the portal and, through the provider, for every widget in it. */
export function ThemeSwitch() {
  const { theme, turn } = useAppearance();
  return (
    <BandButton aria-pressed={theme === 'dark'} onClick={turn}>
      Dark
    </BandButton>
  );
}
