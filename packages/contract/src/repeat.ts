/**
 * A call that makes something makes it once, however often it is sent: an answer that is lost on its way is not known from a call
 * that never arrived. Said by the header HTTP is getting for it (an IETF draft), as bodies stay as the specification words them. A
 * call that says nothing makes another one each time.
 */
export const REPEAT_HEADER = 'idempotency-key';

/** `key`: a UUID, made once for what is to be made once. */
export const sayOnce = (key: string): Readonly<Record<typeof REPEAT_HEADER, string>> => ({ [REPEAT_HEADER]: key });
