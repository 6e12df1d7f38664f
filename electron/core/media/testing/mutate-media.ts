type Random = () => number;

const whole = (random: Random, below: number) => Math.floor(random() * below);

/** Ways in which files are damaged, by accident or on purpose. Each gets bytes of its own to change. */
const MUTATIONS: Record<string, (bytes: Buffer, random: Random) => Buffer> = {
  flip: (bytes, random) => {
    for (let count = 1 + whole(random, 40); count > 0; count -= 1)
      bytes[whole(random, bytes.length)] = whole(random, 256);
    return bytes;
  },
  flipHead: (bytes, random) => {
    const head = Math.min(bytes.length, 2000);
    for (let count = 1 + whole(random, 8); count > 0; count -= 1) bytes[whole(random, head)] = whole(random, 256);
    return bytes;
  },
  cut: (bytes, random) => bytes.subarray(0, 1 + whole(random, bytes.length)),
  cutStart: (bytes, random) => bytes.subarray(whole(random, bytes.length)),
  zero: (bytes, random) => {
    const start = whole(random, bytes.length);
    return bytes.fill(0, start, Math.min(bytes.length, start + 1 + whole(random, 20_000)));
  },
  zeroPackets: (bytes, random) => {
    for (let count = 1 + whole(random, 10); count > 0; count -= 1) {
      const start = whole(random, bytes.length);
      bytes.fill(0, start, Math.min(bytes.length, start + 20 + whole(random, 150)));
    }
    return bytes;
  },
  double: (bytes, random) => {
    const [start, length] = [whole(random, bytes.length), whole(random, bytes.length)];
    const end = Math.min(bytes.length, start + length);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(start)]);
  },
  drop: (bytes, random) => {
    const start = whole(random, bytes.length);
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + 1 + whole(random, 5000))]);
  },
  largest: (bytes, random) => {
    for (let count = 1 + whole(random, 3); count > 0; count -= 1) {
      const start = whole(random, Math.min(bytes.length, random() < 0.7 ? 4000 : bytes.length));
      bytes.fill(random() < 0.5 ? 0xff : 0x7f, start, Math.min(bytes.length, start + [2, 4, 8][whole(random, 3)]!));
    }
    return bytes;
  },
  inflateTable: (bytes, random) => {
    const names = [
      'stts',
      'stsz',
      'stsc',
      'stco',
      'elst',
      'mdhd',
      'mvhd',
      'trun',
      'tfdt',
      'fmt ',
      'data',
      'COMM',
      'SSND',
      'desc',
    ];
    const places = names.flatMap((name) => [bytes.indexOf(name)]).filter((at) => at >= 0);
    const at = places[whole(random, Math.max(1, places.length))] ?? 0;
    const field = at + 4 + 4 * whole(random, 6);
    if (field + 4 <= bytes.length)
      bytes.writeUInt32BE([0, 1, 0xffff, 0xff_ffff, 0x7fff_ffff, 0xffff_ffff][whole(random, 6)]!, field);
    return bytes;
  },
};

/** A damaged copy of a file, and how it was damaged. The same numbers give the same copy. */
export function mutateMedia(original: Uint8Array, random: Random): { bytes: Uint8Array; how: string } {
  const names = Object.keys(MUTATIONS);
  let bytes = Buffer.from(original);
  const how: string[] = [];
  for (let count = random() < 0.7 ? 1 : 2; count > 0 && bytes.length > 0; count -= 1) {
    const name = names[whole(random, names.length)] as string;
    bytes = Buffer.from((MUTATIONS[name] as (bytes: Buffer, random: Random) => Buffer)(bytes, random));
    how.push(name);
  }
  return { bytes, how: how.join('+') };
}
