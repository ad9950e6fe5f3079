// Types of the denoiser's WebAssembly module, which ships without any.
declare module '@echogarden/rnnoise-wasm' {
  type RnnoiseModule = {
    HEAPF32: Float32Array;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    _rnnoise_create(model: number): number;
    _rnnoise_destroy(state: number): void;
    /** Cleans one frame of 480 samples at 48 kHz in 16-bit scale; answers the probability of speech. */
    _rnnoise_process_frame(state: number, output: number, input: number): number;
  };
  const createRnnoise: () => Promise<RnnoiseModule>;
  export default createRnnoise;
}
