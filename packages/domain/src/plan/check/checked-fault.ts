/** What a check of a finished plan finds. `broken` must never be shown to anyone; `poor` is a day a cook would frown at. */
export type CheckedFault = {
  readonly type: string;
  readonly severity: 'broken' | 'poor';
  readonly message: string;
};

export const broken = (type: string, message: string): CheckedFault => ({ type, severity: 'broken', message });
export const poor = (type: string, message: string): CheckedFault => ({ type, severity: 'poor', message });
