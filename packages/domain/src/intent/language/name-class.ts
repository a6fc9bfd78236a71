import { FOOD_CLASSES } from './intent-food-classes.table.ts';

/** A class by the first of its words. */
export const nameClass = (id: string): string => FOOD_CLASSES.find((one) => one.id === id)?.words.split('|')[0] ?? id;
