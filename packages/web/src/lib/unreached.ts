import { ExpectedFailure } from './expected-failure.ts';

/** No answer came, or none of ours: no network, a server that is away or hangs, somebody in between, or whoever asked has gone. */
export class Unreached extends ExpectedFailure {
  override readonly name = 'Unreached';
}

/** What was foreseen is passed over, as what the network or the server did; a bug of ours that came the same way is reported. */
export function forgive(error: unknown): undefined {
  if (!(error instanceof ExpectedFailure)) reportError(error);
}
