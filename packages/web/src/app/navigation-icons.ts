import { type Icon, IconApple, IconBasket, IconBookmark, IconCalendar, IconToolsKitchen2, IconUser, IconUsers } from '@tabler/icons-react';
import { PATHS } from '../paths.ts';

/** Over the names, where these stand in a row under the thumb. */
export const NAVIGATION_ICONS: Readonly<Record<string, Icon>> = {
  [PATHS.home]: IconToolsKitchen2,
  [PATHS.myPlans]: IconBookmark,
  [PATHS.calendar]: IconCalendar,
  [PATHS.groceryLists]: IconBasket,
  [PATHS.nutrition]: IconApple,
  [PATHS.profile]: IconUser,
  [PATHS.household]: IconUsers,
};
