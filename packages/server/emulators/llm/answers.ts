/** How each protocol writes an answer, whole and in pieces. Shapes: OpenAI chat completions and Anthropic messages, November 2026. */
export type Protocol = 'openai' | 'anthropic';

export type Ending = 'stop' | 'length' | 'refusal' | 'content-filter';

const USAGE = { input: 1800, output: 900 } as const;

const OPENAI_REASON: Readonly<Record<Ending, string>> = {
  stop: 'stop',
  length: 'length',
  refusal: 'stop',
  'content-filter': 'content_filter',
};
const ANTHROPIC_REASON: Readonly<Record<Ending, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  refusal: 'refusal',
  'content-filter': 'refusal',
};

type Whole = {
  readonly model: string;
  readonly text: string;
  readonly ending: Ending;
  /** Anthropic's older models answer by a forced tool. */
  readonly isTool: boolean;
};

export function formatWhole(protocol: Protocol, { model, text, ending, isTool }: Whole): unknown {
  const input = isTool ? parseOrNothing(text) : undefined;
  const block = input === undefined ? { type: 'text', text } : { type: 'tool_use', id: 'toolu_emulated', name: 'json', input };
  if (protocol === 'anthropic')
    return {
      id: 'msg_emulated',
      type: 'message',
      role: 'assistant',
      model,
      content: ending === 'content-filter' ? [] : [block],
      stop_reason: input === undefined ? ANTHROPIC_REASON[ending] : 'tool_use',
      stop_sequence: null,
      usage: { input_tokens: USAGE.input, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: USAGE.output },
    };
  const message =
    ending === 'refusal'
      ? { role: 'assistant', content: null, refusal: text }
      : { role: 'assistant', content: ending === 'content-filter' ? '' : text, refusal: null };
  return {
    id: 'chatcmpl-emulated',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: OPENAI_REASON[ending] }],
    usage: { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output },
  };
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const frame = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const named = (type: string, data: Record<string, unknown>): string => `event: ${type}\n${frame({ type, ...data })}`;

/** The frames before the first words, around each piece of them and after the last. */
export function formatFrames(protocol: Protocol, { model, isTool }: { readonly model: string; readonly isTool: boolean }) {
  if (protocol === 'anthropic') {
    const message = { id: 'msg_emulated', type: 'message', role: 'assistant', model, content: [], stop_reason: null, stop_sequence: null };
    return {
      open:
        named('message_start', { message: { ...message, usage: { input_tokens: USAGE.input, output_tokens: 1 } } }) +
        named('content_block_start', {
          index: 0,
          content_block: isTool ? { type: 'tool_use', id: 'toolu_emulated', name: 'json', input: {} } : { type: 'text', text: '' },
        }) +
        named('ping', {}),
      piece: (text: string, _ending: Ending) =>
        named('content_block_delta', {
          index: 0,
          delta: isTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
        }),
      close: (ending: Ending) =>
        named('content_block_stop', { index: 0 }) +
        named('message_delta', {
          delta: { stop_reason: isTool && ending === 'stop' ? 'tool_use' : ANTHROPIC_REASON[ending], stop_sequence: null },
          usage: { output_tokens: USAGE.output },
        }) +
        named('message_stop', {}),
      error: named('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
    };
  }
  const chunk = (delta: unknown, finish: string | null) =>
    frame({
      id: 'chatcmpl-emulated',
      object: 'chat.completion.chunk',
      created: 1_790_000_000,
      model,
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const usage = { prompt_tokens: USAGE.input, completion_tokens: USAGE.output, total_tokens: USAGE.input + USAGE.output };
  return {
    open: `: emulator\n\n${chunk({ role: 'assistant', content: '' }, null)}`,
    piece: (content: string, ending: Ending) => chunk(ending === 'refusal' ? { refusal: content } : { content }, null),
    close: (ending: Ending) => `${chunk({}, OPENAI_REASON[ending])}${frame({ choices: [], usage })}data: [DONE]\n\n`,
    error: frame({ error: { message: 'The server had an error', type: 'server_error', param: null, code: null } }),
  };
}

type ApiError = { readonly status: number; readonly body: unknown; readonly headers: Readonly<Record<string, string>> };

const OPENAI_ERRORS: Readonly<Record<string, readonly [number, string, string, string | null]>> = {
  '400': [400, 'Invalid request.', 'invalid_request_error', null],
  '401': [401, 'Incorrect API key provided: secret-key.', 'invalid_request_error', 'invalid_api_key'],
  '404-model': [404, 'The model does not exist.', 'invalid_request_error', 'model_not_found'],
  '429-retry-after': [429, 'Rate limit reached.', 'requests', 'rate_limit_exceeded'],
  '429-quota': [429, 'You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota'],
  '500': [500, 'The server had an error.', 'server_error', null],
  '503': [503, 'The engine is overloaded.', 'server_error', 'server_is_overloaded'],
  '529': [529, 'Overloaded.', 'server_error', null],
};
const ANTHROPIC_ERRORS: Readonly<Record<string, readonly [number, string, string]>> = {
  '400': [400, 'invalid_request_error', 'Invalid request.'],
  '401': [401, 'authentication_error', 'invalid x-api-key: secret-key'],
  '404-model': [404, 'not_found_error', 'model: unknown'],
  '429-retry-after': [429, 'rate_limit_error', 'Rate limited.'],
  '429-quota': [429, 'rate_limit_error', 'This request would exceed your monthly spend limit.'],
  '500': [500, 'api_error', 'Internal server error'],
  '503': [503, 'overloaded_error', 'Overloaded'],
  '529': [529, 'overloaded_error', 'Overloaded'],
};

export function formatError(protocol: Protocol, kind: string): ApiError {
  const headers: Record<string, string> = kind === '429-retry-after' ? { 'retry-after': '20' } : {};
  if (protocol === 'anthropic') {
    const [status, type, message] = ANTHROPIC_ERRORS[kind] ?? ANTHROPIC_ERRORS['500']!;
    return { status, headers, body: { type: 'error', error: { type, message }, request_id: 'req_emulated' } };
  }
  const [status, message, type, code] = OPENAI_ERRORS[kind] ?? OPENAI_ERRORS['500']!;
  return { status, headers, body: { error: { message, type, param: null, code } } };
}
