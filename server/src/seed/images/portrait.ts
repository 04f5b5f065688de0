const skins = ['#f3d3b8', '#e0b48c', '#c68f64', '#a56f46', '#7d4f30', '#5a3722'] as const;
const hairs = ['#1c1714', '#3b2617', '#6b4423', '#8d8a86', '#d8d5cf', '#a2542d'] as const;
const clothes = ['#0b6b4f', '#1f5fa8', '#9a6700', '#b3261e', '#5b4b8a', '#3f4a46'] as const;
const walls = ['#e9e4d6', '#dfe6e2', '#e6dfe0', '#dde3ea'] as const;

const pick = <T>(from: readonly [T, ...T[]], number: number): T => from[number % from.length] ?? from[0];

/** Ways to wear hair, drawn behind and before the face. */
const hairCuts: readonly [
  (hair: string) => { behind: string; before: string },
  ...((hair: string) => { behind: string; before: string })[],
] = [
  (hair) => ({
    behind: '',
    before: `<path d="M44 84C40 44 60 28 80 28s40 16 36 56c-6-20-16-28-36-28s-30 8-36 28z" fill="${hair}"/>`,
  }),
  (hair) => ({
    behind: `<path d="M40 88c-6-52 18-64 40-64s46 12 40 64l6 62H34z" fill="${hair}"/>`,
    before: `<path d="M46 80c2-26 18-34 34-34s32 8 34 34c-10-14-18-20-34-20s-24 6-34 20z" fill="${hair}"/>`,
  }),
  (hair) => ({
    behind: [40, 54, 70, 90, 106, 120]
      .map((x, index) => `<circle cx="${x}" cy="${index === 0 || index === 5 ? 76 : 46}" r="20" fill="${hair}"/>`)
      .join(''),
    before: `<path d="M48 72c6-18 18-22 32-22s26 4 32 22c-10-8-18-10-32-10s-22 2-32 10z" fill="${hair}"/>`,
  }),
  (hair) => ({
    behind: `<circle cx="80" cy="26" r="16" fill="${hair}"/>`,
    before: `<path d="M44 78c0-34 18-46 36-46s36 12 36 46c-8-16-18-22-36-22s-28 6-36 22z" fill="${hair}"/>`,
  }),
  (hair) => ({
    behind: '',
    before: `<path d="M43 92c-2-8-2-18 2-26l4 22zM117 92c2-8 2-18-2-26l-4 22z" fill="${hair}"/>`,
  }),
];

const glasses =
  '<g fill="none" stroke="#2b2b2b" stroke-width="2.5"><circle cx="65" cy="92" r="11"/><circle cx="95" cy="92" r="11"/><path d="M76 92h8M54 90l-9-3M106 90l9-3"/></g>';

const beard = (hair: string) =>
  `<path d="M50 104c2 26 16 36 30 36s28-10 30-36c-6 12-12 14-30 14s-24-2-30-14z" fill="${hair}" opacity=".9"/>`;

/**
 * The face of nobody: an invented portrait of simple shapes, 4:5, the same for the same number. Neighbouring numbers
 * differ in skin, hair, cut and clothes.
 */
export function portraitSvg(number: number): string {
  const skin = pick(skins, number * 5 + 1);
  const hair = pick(hairs, Math.floor(number / 2) + number);
  const cut = pick(hairCuts, number)(hair);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 200" width="320" height="400">',
    `<rect width="160" height="200" fill="${pick(walls, number)}"/>`,
    cut.behind,
    `<path d="M14 200c2-38 30-50 66-50s64 12 66 50z" fill="${pick(clothes, number * 7)}"/>`,
    `<path d="M64 128h32v24c0 10-32 10-32 0z" fill="${skin}"/><path d="M64 138c10 8 22 8 32 0v-8H64z" opacity=".15"/>`,
    `<ellipse cx="80" cy="94" rx="36" ry="44" fill="${skin}"/>`,
    number % 5 === 2 ? beard(hair) : '',
    '<ellipse cx="65" cy="92" rx="4.5" ry="5" fill="#2a1d16"/><ellipse cx="95" cy="92" rx="4.5" ry="5" fill="#2a1d16"/>',
    `<path d="M56 80q9-6 18 0M86 80q9-6 18 0" fill="none" stroke="${hair}" stroke-width="3.5" stroke-linecap="round"/>`,
    '<path d="M80 94l-5 14h8" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2.5" stroke-linecap="round"/>',
    '<path d="M68 120q12 9 24 0" fill="none" stroke="#7a2e2a" stroke-width="3.5" stroke-linecap="round"/>',
    cut.before,
    number % 4 === 3 ? glasses : '',
    '</svg>',
  ].join('');
}
