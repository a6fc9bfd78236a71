import { createContext } from 'react';
import type { Item } from './read-list.ts';

/** All that is on the list as it is shown, for the few places that are about more than their own row. */
export const ShownItems = createContext<readonly Item[]>([]);

/** Whether its meals are told apart by the day of the month; a value and no list, so that a tick draws no other row. */
export const HasWeekdayTwice = createContext(false);
