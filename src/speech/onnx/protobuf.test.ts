// Fields that were written are read back, and bytes that are no message are refused.
import { expect, test } from 'vitest';
import { bytesField, readFields, readVarint, varintField, writeVarint } from './protobuf.ts';

test.each([0, 1, 127, 128, 300, 2 ** 31, 2 ** 40 + 5])('varint %d survives', (value) => {
  const written = writeVarint(value);
  expect(readVarint(written, 0)).toEqual({ value, next: written.length });
});

test('fields come back in order', () => {
  const message = Buffer.concat([varintField(1, 300), bytesField(2, 'name'), varintField(3, 0)]);
  const fields = [...readFields(message)].map(({ number, value, bytes }) => [
    number,
    value,
    bytes.toString(),
  ]);
  expect(fields).toEqual([
    [1, 300, ''],
    [2, 0, 'name'],
    [3, 0, ''],
  ]);
});

test.each([
  ['a field longer than the message', Buffer.from([0x12, 0x7f, 0x01])],
  ['a cut varint', Buffer.from([0x08, 0x80])],
  ['a varint without end', Buffer.alloc(20, 0xff)],
  ['a wire type that does not exist', Buffer.from([0x0f, 0x00])],
])('refuses %s', (_, message) => {
  expect(() => [...readFields(message)]).toThrow('Not a protobuf');
});
