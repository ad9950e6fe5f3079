// The AI-generated label of what the worker makes. Its id follows from what was asked, so equal requests give equal bytes.
import { createHash } from 'node:crypto';
import { createLabel } from '#speech/audio/label.ts';

export function aiMarks(title: string, ...madeFrom: unknown[]) {
  const id = createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex').slice(0, 32);
  return { title, label: createLabel('Timbre', id) };
}
