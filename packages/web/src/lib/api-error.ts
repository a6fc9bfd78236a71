import type { ProblemCode, ProblemReply } from '@larder/contract/problem.ts';
import { ExpectedFailure } from './expected-failure.ts';

/** An answer that was not OK. The message is `status: body`, as the specification words it; `reason` is for people. */
export class ApiError extends ExpectedFailure {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
  /** Already told to the person by the session-expired notice: whoever catches this says nothing more. */
  readonly sessionExpired: boolean;

  constructor(answer: { status: number; statusText: string; body: string; sessionExpired: boolean }) {
    super(`${answer.status}: ${answer.body}`);
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.body = answer.body;
    this.sessionExpired = answer.sessionExpired;
  }

  get code(): string | undefined {
    return readProblem(this.body)?.error?.code;
  }

  /** The server's sentence for people; absent for faults of its own, whose text says nothing to a person. */
  get reason(): string | undefined {
    const { code, message } = readProblem(this.body)?.error ?? {};
    return code === undefined || OWN_FAULTS.has(code) ? undefined : message;
  }

  /** Ways on that the server offers in the place of what was asked for. */
  get choices(): NonNullable<ProblemReply['error']['choices']> {
    return readProblem(this.body)?.error?.choices ?? [];
  }
}

/** Any other failure says who is busy or does not answer, and what to do. */
const OWN_FAULTS: ReadonlySet<string> = new Set<ProblemCode>(['internal', 'unavailable']);

/** What the server says to people about a failure, if it says anything. */
export const reasonOf = (error: unknown): string | undefined => (error instanceof ApiError ? error.reason : undefined);

function readProblem(body: string): Partial<ProblemReply> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
