import { joinBytes } from '../../../shared/audio/byte-source.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Error numbers of WASI preview 1 that are answered here. */
const BAD_DESCRIPTOR = 8;
const NO_ENTRY = 44;
const NOT_SUPPORTED = 52;
const NOT_SEEKABLE = 70;
const CREATE = 1;
const TRUNCATE = 8;
const FOLDER_DESCRIPTOR = 3;
const FIRST_FREE_DESCRIPTOR = 4;
const FIRST_FILE_BYTES = 1 << 20;

type MemoryFile = { bytes: Uint8Array; length: number };
type OpenFile = { file: MemoryFile; position: number };

/** What a program left behind. */
export type WasiResult = {
  exitCode: number;
  stdout: string;
  stderr: string;
  /** A file that the program wrote; undefined when it wrote none of that name. */
  file(name: string): Uint8Array | undefined;
};

class ProgramExit extends Error {
  readonly exitCode: number;

  constructor(exitCode: number) {
    super(`The program ended with ${exitCode}.`);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a WASI command program to its end with files in memory only. It is much less than node:wasi (no clock that
 * matters, no random numbers, no real folder) and so cannot touch the machine.
 * @throws WebAssembly.RuntimeError when the program traps
 */
export function runWasi(
  module: WebAssembly.Module,
  program: { args: readonly string[]; files?: Record<string, Uint8Array> },
): WasiResult {
  const host = createHost(program.args, program.files ?? {});
  const known = host.calls as Record<string, (...values: never[]) => unknown>;
  const calls: Record<string, (...values: never[]) => unknown> = {};
  for (const { name } of WebAssembly.Module.imports(module)) calls[name] = known[name] ?? (() => NOT_SUPPORTED);
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: calls });
  host.attach(instance.exports['memory'] as WebAssembly.Memory);
  let exitCode = 0;
  try {
    (instance.exports['_start'] as () => void)();
  } catch (error) {
    if (!(error instanceof ProgramExit)) throw error;
    exitCode = error.exitCode;
  }
  return { exitCode, stdout: host.text(1), stderr: host.text(2), file: host.file };
}

function createHost(args: readonly string[], files: Record<string, Uint8Array>) {
  let memory: WebAssembly.Memory;
  const store = new Map<string, MemoryFile>(
    Object.entries(files).map(([name, bytes]) => [name, { bytes, length: bytes.length }]),
  );
  const printed: Uint8Array[][] = [[], [], []];
  const open = new Map<number, OpenFile>();
  const view = () => new DataView(memory.buffer);
  const bytes = () => new Uint8Array(memory.buffer);
  const context = { view, bytes, store, open, printed };
  return {
    attach: (exported: WebAssembly.Memory) => (memory = exported),
    text: (descriptor: number) => decoder.decode(joinBytes(printed[descriptor] ?? [])),
    file: (name: string) => {
      const file = store.get(name);
      return file?.bytes.subarray(0, file.length);
    },
    calls: {
      ...programCalls(context, args),
      ...folderCalls(context),
      ...fileCalls(context),
      ...transferCalls(context),
    },
  };
}

type Context = {
  view(): DataView;
  bytes(): Uint8Array;
  store: Map<string, MemoryFile>;
  open: Map<number, OpenFile>;
  printed: Uint8Array[][];
};

function programCalls({ view, bytes }: Context, args: readonly string[]) {
  const encoded = args.map((argument) => encoder.encode(`${argument}\0`));
  return {
    args_sizes_get(count: number, size: number) {
      view().setUint32(count, encoded.length, true);
      view().setUint32(
        size,
        encoded.reduce((sum, argument) => sum + argument.length, 0),
        true,
      );
      return 0;
    },
    args_get(pointers: number, buffer: number) {
      let at = buffer;
      for (const [index, argument] of encoded.entries()) {
        view().setUint32(pointers + 4 * index, at, true);
        bytes().set(argument, at);
        at += argument.length;
      }
      return 0;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      view().setBigUint64(time, 0n, true);
      return 0;
    },
    proc_exit(exitCode: number) {
      throw new ProgramExit(exitCode);
    },
  };
}

/** One folder called ".", in which all files lie. */
function folderCalls({ view, bytes, store, open }: Context) {
  let nextDescriptor = FIRST_FREE_DESCRIPTOR;
  return {
    fd_prestat_get(descriptor: number, result: number) {
      if (descriptor !== FOLDER_DESCRIPTOR) return BAD_DESCRIPTOR;
      view().setUint8(result, 0);
      view().setUint32(result + 4, 1, true);
      return 0;
    },
    fd_prestat_dir_name(descriptor: number, name: number) {
      if (descriptor !== FOLDER_DESCRIPTOR) return BAD_DESCRIPTOR;
      bytes()[name] = 0x2e;
      return 0;
    },
    path_filestat_get: () => NO_ENTRY,
    /** (folder, lookup, path, path length, open flags, rights, inherited rights, flags, result) */
    path_open(...values: (number | bigint)[]) {
      const [, , path = 0, pathLength = 0, flags = 0, , , , result = 0] = values.map(Number);
      const name = decoder.decode(bytes().slice(path, path + pathLength)).replace(/^\.\//, '');
      let file = store.get(name);
      if (!file) {
        if (!(flags & CREATE)) return NO_ENTRY;
        file = { bytes: new Uint8Array(FIRST_FILE_BYTES), length: 0 };
        store.set(name, file);
      } else if (flags & TRUNCATE) {
        file.length = 0;
      }
      open.set(nextDescriptor, { file, position: 0 });
      view().setUint32(result, nextDescriptor++, true);
      return 0;
    },
  };
}

function fileCalls({ view, bytes, open }: Context) {
  return {
    fd_fdstat_get(descriptor: number, result: number) {
      const kind = descriptor < FOLDER_DESCRIPTOR ? 2 : descriptor === FOLDER_DESCRIPTOR ? 3 : 4;
      view().setUint8(result, kind);
      view().setUint16(result + 2, 0, true);
      view().setBigUint64(result + 8, 0xffff_ffff_ffff_ffffn, true);
      view().setBigUint64(result + 16, 0xffff_ffff_ffff_ffffn, true);
      return 0;
    },
    fd_fdstat_set_flags: () => 0,
    fd_filestat_get(descriptor: number, result: number) {
      bytes().fill(0, result, result + 64);
      view().setUint8(result + 16, 4);
      view().setBigUint64(result + 32, BigInt(open.get(descriptor)?.file.length ?? 0), true);
      return 0;
    },
    fd_close(descriptor: number) {
      open.delete(descriptor);
      return 0;
    },
    // The interface of WASI has this many parameters.
    // oxlint-disable-next-line max-params
    fd_seek(descriptor: number, offset: bigint, whence: number, result: number) {
      const entry = open.get(descriptor);
      if (!entry) return NOT_SEEKABLE;
      const from = whence === 0 ? 0 : whence === 1 ? entry.position : entry.file.length;
      entry.position = from + Number(offset);
      view().setBigUint64(result, BigInt(entry.position), true);
      return 0;
    },
  };
}

function transferCalls({ view, bytes, open, printed }: Context) {
  const vectors = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      at: view().getUint32(start + 8 * index, true),
      length: view().getUint32(start + 8 * index + 4, true),
    }));
  return {
    // oxlint-disable-next-line max-params
    fd_write(descriptor: number, start: number, count: number, result: number) {
      let written = 0;
      for (const { at, length } of vectors(start, count)) {
        const piece = bytes().slice(at, at + length);
        const entry = open.get(descriptor);
        if (entry) append(entry, piece);
        else if (descriptor < FOLDER_DESCRIPTOR) printed[descriptor]!.push(piece);
        else return BAD_DESCRIPTOR;
        written += length;
      }
      view().setUint32(result, written, true);
      return 0;
    },
    // oxlint-disable-next-line max-params
    fd_read(descriptor: number, start: number, count: number, result: number) {
      const entry = open.get(descriptor);
      let read = 0;
      for (const { at, length } of entry ? vectors(start, count) : []) {
        const { file, position } = entry as OpenFile;
        const piece = file.bytes.subarray(position, Math.min(position + length, file.length));
        bytes().set(piece, at);
        (entry as OpenFile).position += piece.length;
        read += piece.length;
        if (piece.length < length) break;
      }
      view().setUint32(result, read, true);
      return 0;
    },
  };
}

function append(entry: OpenFile, piece: Uint8Array): void {
  const { file, position } = entry;
  const end = position + piece.length;
  if (end > file.bytes.length) {
    const larger = new Uint8Array(Math.max(end, file.bytes.length * 2));
    larger.set(file.bytes.subarray(0, file.length));
    file.bytes = larger;
  }
  file.bytes.set(piece, position);
  file.length = Math.max(file.length, end);
  entry.position = end;
}
