// Server-Sent Events out of a fetch body: pieces arrive cut anywhere, messages leave whole.

export type StreamMessage = { id: string | undefined; data: string };

function parseMessage(block: string): StreamMessage | undefined {
  const data: string[] = [];
  let id: string | undefined;
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'id' && !value.includes('\0')) id = value;
  }
  return data.length > 0 ? { id, data: data.join('\n') } : undefined;
}

/** @example for await (const { id, data } of readEventStream(response.body)) handle(JSON.parse(data)); */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = '';
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      waiting += step.value;
      const blocks = waiting.split(/\r\n\r\n|\n\n|\r\r/);
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const message = parseMessage(block);
        if (message) yield message;
      }
    }
  } finally {
    await reader.cancel();
  }
}
