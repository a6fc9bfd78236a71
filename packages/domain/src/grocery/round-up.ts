/** Up to the next step, but a tenth of a step too little is no reason to buy another one. Never nothing. */
export const ceilTo = (value: number, step: number): number => Math.max(1, Math.ceil(value / step - 0.1)) * step;
