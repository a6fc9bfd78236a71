import { IconAlertTriangle } from '@tabler/icons-react';
import { COMPONENT_TEXTS } from './texts.ts';

/** Something speaks against a plan under the rules of today; where it leads to says what. The words are heard where there is no room for them. */
export function AgainstMark({ isSmall = false, className = '' }: { readonly isSmall?: boolean; readonly className?: string }) {
  return (
    <span className={`flex items-center gap-1.5 text-sm font-medium text-ink ${className}`}>
      <IconAlertTriangle className={`shrink-0 text-alert ${isSmall ? 'size-4' : 'size-4.5'}`} aria-hidden />
      <span className={isSmall ? 'sr-only' : ''}>{COMPONENT_TEXTS.against}</span>
    </span>
  );
}
