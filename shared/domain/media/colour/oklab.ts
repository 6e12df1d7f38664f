/** A colour in OKLab: `lightness` 0 to 1, `a` from green to red, `b` from blue to yellow. Equal distances look equally far apart. */
export type Lab = { lightness: number; a: number; b: number };

const linear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linear(value));

/** The colour of red, green and blue, each 0 to 255 in sRGB (Ottosson 2020). */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

/** How far two colours are apart. 0.02 is just seen, 1 is black and white. */
export const labDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);

/** The nearest colour of sRGB as `#rrggbb`. */
export function hexOf({ lightness, a, b }: Lab): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${parts.map(encoded).join('')}`;
}

function encoded(value: number): string {
  const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  const whole = Math.min(255, Math.max(0, Math.round((Number.isNaN(share) ? 0 : share) * 255)));
  return whole.toString(16).padStart(2, '0');
}

/** The colour that `#rrggbb` or `#rgb` means; null for anything else. */
export function labOfHex(text: string): Lab | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? [];
  if (digits === undefined) return null;
  const width = digits.length / 3;
  const [red, green, blue] = [0, 1, 2].map((at) =>
    Number.parseInt(digits.slice(at * width, (at + 1) * width).repeat(3 - width), 16),
  );
  return labOf(red ?? 0, green ?? 0, blue ?? 0);
}
