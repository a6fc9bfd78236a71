import { useState } from 'react';
import { PICTURE_TEXTS } from '../texts.ts';

const ITEMS = PICTURE_TEXTS.items;

/** A list that ticks off. */
export function GroceryPicture() {
  const [ticked, setTicked] = useState<readonly string[]>([ITEMS[0].item]);
  const toggle = (item: string) =>
    setTicked((before) => (before.includes(item) ? before.filter((other) => other !== item) : [...before, item]));
  return (
    <ul className="w-full max-w-64 rounded-2xl bg-card p-2 shadow-card">
      {ITEMS.map(({ amount, item }) => (
        <li key={item}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 hover:bg-primary-soft">
            <input type="checkbox" className="size-5 accent-primary" checked={ticked.includes(item)} onChange={() => toggle(item)} />
            <span className={`transition-colors ${ticked.includes(item) ? 'text-muted line-through' : ''}`}>
              <b className="numbers font-semibold">{amount}</b> {item}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
