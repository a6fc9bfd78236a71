export type Goal = { readonly name: string; readonly goal: string; readonly figure: string; readonly met: boolean };

/** One line for each goal, so that two runs can be laid side by side. */
export function printGoal({ name, goal, figure, met }: Goal): void {
  console.log(`${met ? 'met ' : 'MISS'} ${name.padEnd(46)} ${figure}  (goal ${goal})`);
}

export const percent = (part: number, whole: number): number => Math.round((1000 * part) / Math.max(1, whole)) / 10;

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds of processor, so that what else runs on the machine counts less than on a clock. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
