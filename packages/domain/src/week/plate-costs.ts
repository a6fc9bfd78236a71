import type { Random } from '../base/random.ts';
import type { Dish } from '../kit/dish.ts';
import { scoreDish } from '../plan/choose/score-dish.ts';
import type { SlotFrame } from '../plan/frame/day-frame.ts';
import type { DayWishes } from '../plan/frame/day-wishes.ts';
import type { Bought } from './bought.ts';
import { sketchCook, type CookSketch, type WeekCounts } from './score-week.ts';

/** What a dish is on a plate of some meal, the same for every cook that may be it. */
export type WeighedDish = { readonly sketch: CookSketch; readonly kcal: number; readonly taste: number };

type PlateInput = { readonly counts: WeekCounts; readonly random: Random; readonly boughtOf: (dish: Dish) => Bought };

/** How much a kit is in or out of favor on this seed; without it the same few best dishes would fill every week. */
const MOOD = 4;

/** Plates of a week that is searched, each weighed once: its dinners have one frame, and some thousand dishes in common. */
export class PlateCosts {
  readonly #input: PlateInput;
  readonly #weighed = new Map<SlotFrame, Map<Dish, WeighedDish>>();
  readonly #sketches = new Map<Dish, CookSketch>();
  readonly #moods = new Map<string, number>();

  constructor(input: PlateInput) {
    this.#input = input;
  }

  weighDish(dish: Dish, frame: SlotFrame, wishes: DayWishes): WeighedDish {
    const ofFrame = this.#weighed.get(frame) ?? new Map<Dish, WeighedDish>();
    this.#weighed.set(frame, ofFrame);
    const known = ofFrame.get(dish);
    if (known) return known;
    const taste = scoreDish(dish, frame, { wishes, fitWeight: 1 }) + this.#moodOf(dish.compiled.kit.id);
    const plate = { sketch: this.#sketchOf(dish), kcal: dish.writtenKcal, taste };
    ofFrame.set(dish, plate);
    return plate;
  }

  #sketchOf(dish: Dish): CookSketch {
    const known = this.#sketches.get(dish);
    if (known) return known;
    const sketch = sketchCook(dish, this.#input.boughtOf(dish), this.#input.counts);
    this.#sketches.set(dish, sketch);
    return sketch;
  }

  #moodOf(kitId: string): number {
    const known = this.#moods.get(kitId);
    if (known !== undefined) return known;
    const mood = MOOD * this.#input.random();
    this.#moods.set(kitId, mood);
    return mood;
  }
}
