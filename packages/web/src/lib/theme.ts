import { keepHere } from './local-storage.ts';
import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';
/** Also read by public/start.js, before the first paint. */
const THEME_KEY = 'larder.theme';

const listeners = new Set<() => void>();
let system: MediaQueryList | undefined;
/** Made once: a month of plans asks 42 times a rendering, and making it took half of that. */
const systemIsDark = (): MediaQueryList => (system ??= matchMedia('(prefers-color-scheme: dark)'));

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  keepHere(THEME_KEY, theme);
  for (const listener of listeners) listener();
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemIsDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  systemIsDark().addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    systemIsDark().removeEventListener('change', listener);
  };
}
