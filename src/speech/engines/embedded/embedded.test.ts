// The embedded engine passes the suite that every engine must pass.
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeAudio } from '../../audio/decode.ts';
import { describeEngine } from '../conformance-suite.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded.ts';

const fixture = new URL('../../audio/fixtures/speech.wav', import.meta.url);

describeEngine('embedded', {
  // Kept between runs: making the graphs takes seconds and 325 MB.
  open: () => openEmbeddedEngine({ cacheFolder: join(tmpdir(), 'timbre-speech') }),
  sample: await decodeAudio(await readFile(fixture)),
  crash: (engine) => {
    const { pid } = (engine as EmbeddedEngine).modelProcess;
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  },
});
