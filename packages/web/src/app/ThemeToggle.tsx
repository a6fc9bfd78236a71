import { IconMoon, IconSun } from '@tabler/icons-react';
import { chooseTheme, useTheme } from '../lib/theme.ts';
import { ICON_BUTTON_CLASS } from '../ui/button-styles.ts';
import { APP_TEXTS } from './texts.ts';

export function ThemeToggle() {
  const next = useTheme() === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? IconMoon : IconSun;
  return (
    <button type="button" className={ICON_BUTTON_CLASS} aria-label={APP_TEXTS.theme[next]} onClick={() => chooseTheme(next)}>
      <Icon className="size-5" aria-hidden />
    </button>
  );
}
