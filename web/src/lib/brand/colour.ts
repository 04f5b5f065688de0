type Rgb = readonly [red: number, green: number, blue: number];

const channels = (hex: string): Rgb => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

const toHex = (colour: Rgb) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** `share` of `towards` in `colour`, 0 to 1. */
export function blend(colour: string, towards: string, share: number): string {
  const [from, to] = [channels(colour), channels(towards)];
  const mixed = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return toHex([mixed(0), mixed(1), mixed(2)]);
}

/** The nearest shade of a brand's colour that is read on `paper` at 4.5:1, moved towards `ink` in small steps. */
export function readableOn(paper: string, ink: string, colour: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const shade = blend(colour, ink, share);
    if (contrast(shade, paper) >= 4.5) return shade;
  }
  return ink;
}
