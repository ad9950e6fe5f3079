// Server-Sent Events, however the network cuts them.
import { describe, expect, it } from 'vitest';
import { readEventStream } from './read-event-stream.ts';

async function messagesOf(pieces: readonly Uint8Array<ArrayBuffer>[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  const messages = [];
  for await (const message of readEventStream(body)) messages.push(message);
  return messages;
}
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('readEventStream', () => {
  it('reads ids and data, skips comments', async () => {
    const text = ': hello\n\nid: 7\ndata: {"a":1}\n\nevent: x\ndata: one\ndata: two\n\n';
    expect(await messagesOf([bytesOf(text)])).toEqual([
      { id: '7', data: '{"a":1}' },
      { id: undefined, data: 'one\ntwo' },
    ]);
  });

  it('does not care where the bytes are cut, not even inside a letter', async () => {
    const bytes = bytesOf('id: 1\r\ndata: 声音\r\n\r\n');
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await messagesOf(single)).toEqual([{ id: '1', data: '声音' }]);
  });

  it('drops a message that never ended', async () => {
    expect(await messagesOf([bytesOf('data: whole\n\ndata: cut off')])).toEqual([
      { id: undefined, data: 'whole' },
    ]);
  });
});
