/** `busy`: too many wait already. `failed`: the thread died or hung over it; the next job has a new one. */
export class PlannerFault extends Error {
  readonly reason: 'busy' | 'failed';

  constructor(reason: 'busy' | 'failed', message: string) {
    super(message);
    this.name = 'PlannerFault';
    this.reason = reason;
  }
}
