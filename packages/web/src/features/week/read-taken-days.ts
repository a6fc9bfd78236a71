import type { ProblemReply } from '@larder/contract/problem.ts';
import type { TakenDay } from '@larder/contract/week.ts';
import type { ApiError } from '../../lib/api-error.ts';

/** The days that a refusal names; none where it names none. */
export function readTakenDays({ body }: Pick<ApiError, 'body'>): readonly TakenDay[] {
  const problem = JSON.parse(body) as Partial<ProblemReply>;
  return problem.error?.taken ?? [];
}
