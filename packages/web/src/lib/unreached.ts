import { ApiError } from './api-error.ts';

/** No answer came, or none of ours: no network, a server that is away or hangs, somebody in between, or whoever asked has gone. */
export class Unreached extends Error {
  override readonly name = 'Unreached';
}

/** What the network or the server did is passed over; a bug of ours that came the same way is not, and is reported. */
export function forgive(error: unknown): undefined {
  if (!(error instanceof Unreached || error instanceof ApiError)) reportError(error);
}
