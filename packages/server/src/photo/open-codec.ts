import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

/** MozJPEG compiled to WebAssembly. Its package's own types and loader are the browser's: here both parts are opened by their files. */
export type Codec = {
  /** Throws where it cannot be read. Turns the picture as its camera said. `words`: what the decoder had to guess. */
  readonly decode: (bytes: Uint8Array) => Promise<{ readonly pixels: Pixels; readonly words: readonly string[] }>;
  /** One encoder for all that is written of one picture: each has room for a whole one, which is given back some time after. */
  readonly openEncoder: () => Promise<Encode>;
};

/** `quality` of 1 to 100. */
export type Encode = (pixels: Pixels, quality: number) => Uint8Array<ArrayBuffer>;

type Decoder = { readonly decode: (bytes: Uint8Array, preserveOrientation: boolean) => Pixels | null };
type Encoder = {
  readonly encode: (data: Uint8ClampedArray, width: number, height: number, options: object) => Uint8Array<ArrayBuffer>;
};

type Instance = { readonly exports: object };
type Overrides = {
  readonly noInitialRun: true;
  readonly instantiateWasm: (imports: object, done: (instance: Instance) => void) => object;
  readonly print: (words: string) => void;
  readonly printErr: (words: string) => void;
};
type Open<Part> = (overrides: Overrides) => Promise<Part>;

/** Node has it, and its types have not. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly compile: (bytes: Uint8Array) => Promise<object>;
    readonly Instance: new (compiled: object, imports: object) => Instance;
  };
};

/** As the package has them but for the quality. */
const WRITING = {
  baseline: false,
  arithmetic: false,
  progressive: true,
  optimize_coding: true,
  smoothing: 0,
  // YCbCr
  color_space: 3,
  quant_table: 3,
  trellis_multipass: false,
  trellis_opt_zero: false,
  trellis_opt_table: false,
  trellis_loops: 1,
  auto_subsample: true,
  chroma_subsample: 2,
  separate_chroma_quality: false,
  chroma_quality: 75,
};

/** Each picture has an instance of its own: what one did to its memory no other one meets, and all of it is given back. */
export async function openCodec(): Promise<Codec> {
  const openDecoder = await openPart<Decoder>(
    import.meta.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.js'),
    import.meta.resolve('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
  );
  const openEncoder = await openPart<Encoder>(
    import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.js'),
    import.meta.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
  );
  return {
    decode: async (bytes) => {
      const words: string[] = [];
      const pixels = (await openDecoder((line) => words.push(line))).decode(bytes, true);
      if (!pixels) throw new Error('The decoder gave no picture.');
      return { pixels, words };
    },
    openEncoder: async () => {
      const encoder = await openEncoder(() => undefined);
      return ({ data, width, height }, quality) => encoder.encode(data, width, height, { ...WRITING, quality });
    },
  };
}

async function openPart<Part>(script: string, wasm: string): Promise<(hear: (line: string) => void) => Promise<Part>> {
  const { default: open } = (await import(script)) as { readonly default: Open<Part> };
  const compiled = await WebAssembly.compile(readFileSync(fileURLToPath(wasm)));
  return async (hear) =>
    open({
      noInitialRun: true,
      instantiateWasm: (imports, done) => {
        const instance = new WebAssembly.Instance(compiled, imports);
        done(instance);
        return instance.exports;
      },
      print: hear,
      printErr: hear,
    });
}
