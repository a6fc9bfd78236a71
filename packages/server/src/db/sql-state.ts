/** PostgreSQL appendix A. Only the states some caller decides on. */
export const SQL_STATES = { uniqueViolation: '23505', foreignKeyViolation: '23503', checkViolation: '23514' } as const;

export function hasSqlState(error: unknown, state: keyof typeof SQL_STATES): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === SQL_STATES[state];
}
