import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { SaveObstacle, Saving } from './mutations.ts';
import type { Place } from './model.ts';

/** The dialog that is open, with what it is about. At most one: a further step takes the place of the one before. */
export type WeekQuestion =
  | { readonly about: 'meal' | 'move'; readonly place: Place }
  | { readonly about: 'move-day'; readonly date: PlainDate }
  | { readonly about: 'targets'; readonly date: PlainDate | undefined }
  | { readonly about: 'settings' | 'rules' | 'discard' | 'delete' | 'duplicate' }
  | { readonly about: 'obstacle'; readonly obstacle: SaveObstacle; readonly asked: Saving };
