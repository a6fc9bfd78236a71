import type { DayDraft } from '../../packages/domain/src/plan/plan.ts';
import { mealsOf } from '../../packages/domain/src/recipe/meals-of.ts';
import { writeList } from '../../packages/domain/src/grocery/write-list.ts';
import { judgeDay, judgeTexts, type NastyFault, type NastyTable } from './judge.ts';

type Row = { plates: number; texts: number; faults: number };

/** What was judged by which path, and every fault once. */
export class Tally {
  readonly rows = new Map<string, Row>();
  readonly faults = new Map<string, { readonly fault: NastyFault; readonly path: string; readonly about: string; times: number }>();
  readonly none: string[] = [];
  /** Food names of plates, for readers. */
  readonly read: string[] = [];

  #row(path: string): Row {
    const row = this.rows.get(path) ?? { plates: 0, texts: 0, faults: 0 };
    this.rows.set(path, row);
    return row;
  }

  add(path: string, about: string, found: readonly NastyFault[], counted: { plates?: number; texts?: number }): void {
    const row = this.#row(path);
    row.plates += counted.plates ?? 0;
    row.texts += counted.texts ?? 0;
    row.faults += found.length;
    for (const fault of found) {
      const key = [fault.kind, fault.rule, fault.word, fault.where].join('|');
      const known = this.faults.get(key);
      if (known) known.times++;
      else this.faults.set(key, { fault, path, about, times: 1 });
    }
  }

  day(path: string, about: string, day: Pick<DayDraft, 'meals' | 'reasons'>, table: NastyTable, faults = judgeDay(day, table)): void {
    const plates = mealsOf(day).reduce((sum, { meal }) => sum + (meal.plates?.length ?? 1), 0);
    this.add(path, about, faults, { plates });
  }

  list(
    path: string,
    about: string,
    days: readonly { readonly date: string; readonly meals: DayDraft['meals'] }[],
    table: NastyTable,
  ): void {
    const lines = writeList(days as unknown as Parameters<typeof writeList>[0], 'us').map(({ ingredient }) => ingredient);
    this.add(path, about, judgeTexts('list', lines, table), { texts: lines.length });
  }
}
