import { mixColours } from './colour.ts';
import type { DishSubject } from './dish-picture.ts';

type Tint = readonly [RegExp, string];
const firstTint = ({ foods, title }: DishSubject, tints: readonly Tint[], otherwise: string): string =>
  tints.find(([pattern]) => pattern.test(title) || foods.some(({ id }) => pattern.test(id)))?.[1] ?? otherwise;

export const brothColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/tomato|minestrone|borscht|beet/i, '#c9502e'],
      [/pumpkin|squash|carrot-ginger|butternut/i, '#e08d34'],
      [/pea soup|spinach soup|broccoli/i, '#8fa84e'],
      [/black bean/i, '#5a4038'],
      [/lentil/i, '#b07c3d'],
      [/coconut|chowder|cream|potato leek/i, '#f0e0bd'],
      [/miso/i, '#d8b676'],
      [/beef|goulash|chili/i, '#9c4a2a'],
    ],
    '#e2b866',
  );
export const sauceColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/green curry|green-curry|saag|palak/i, '#8d9f4b'],
      [/red curry|red-curry|tikka|butter chicken|makhani|tomato/i, '#d5672f'],
      [/red-lentils|dal|turmeric|yellow/i, '#e0a231'],
      [/korma|coconut|cream|stroganoff/i, '#e2bd7c'],
      [/beef|rendang|adobo|gumbo/i, '#8a4a2a'],
    ],
    '#d08a34',
  );
export const skilletColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/shakshuka|menemen|tomato/i, '#c63f22'],
      [/paella|turmeric|saffron/i, '#e0ad45'],
      [/spinach|green/i, '#6f8f45'],
    ],
    '#5b4332',
  );
export const grainColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/brown-rice|farro|bulgur|barley|freekeh/, '#d8b98a'],
      [/quinoa|couscous|millet/, '#ead9ac'],
      [/wild-rice|black-rice|buckwheat/, '#8c6f58'],
      [/polenta|grits|corn/, '#f1cf6b'],
      [/cauliflower/, '#f4eedd'],
    ],
    '#f5efe0',
  );
export const noodleColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/soba|buckwheat/, '#a98a6c'],
      [/whole-wheat/, '#c79b5e'],
      [/zucchini|zoodle/i, '#b8cc74'],
      [/rice-noodle|glass|vermicelli/, '#f4ecd8'],
      [/tomato|marinara|bolognese|pomodoro/i, '#e5a85a'],
      [/pesto/, '#b9bf62'],
    ],
    '#f0cf86',
  );
export const creamColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/chocolate|cocoa/i, '#8a5f48'],
      [/pumpkin/i, '#e6ad68'],
      [/chia/, '#ddd6cb'],
      [/oat|porridge|granola|muesli/i, '#ecd9b4'],
      [/yogurt|skyr|quark|cottage|ricotta/, '#fbf6ec'],
    ],
    '#f2e4c8',
  );
export const drinkColour = (subject: DishSubject) =>
  firstTint(
    subject,
    [
      [/spinach|kale|green|avocado|matcha/i, '#93b455'],
      [/blueberr|blackberr|acai/i, '#7a5a9c'],
      [/strawberr|raspberr|cherry|beet/i, '#dd6f83'],
      [/mango|peach|orange|carrot|pineapple|turmeric/i, '#f2b04a'],
      [/chocolate|cocoa|coffee|mocha|date/i, '#8f6347'],
      [/peanut|almond|banana/i, '#e6cc97'],
    ],
    '#efe0c4',
  );
export const spreadColour = (subject: DishSubject): string | undefined => {
  const tint = firstTint(
    subject,
    [
      [/avocado|guacamole/, '#b8c765'],
      [/hummus|tahini/, '#e3c995'],
      [/peanut-butter|almond-butter/, '#c48d50'],
      [/ricotta|cream-cheese|cottage|labneh|yogurt|goat/, '#fcf7ec'],
      [/bean/, '#cfa183'],
      [/cheddar|gouda|gruyere|swiss/, '#f0bd54'],
      [/pesto/, '#8aa34c'],
    ],
    '',
  );
  return tint ? mixColours(tint, '#ffffff', 0.05) : undefined;
};
