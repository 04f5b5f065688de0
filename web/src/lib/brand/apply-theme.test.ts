import { expect, test } from 'vitest';
import { applyTheme, shownOnPapers, themeOf } from './apply-theme.ts';
import { contrast } from './colour.ts';

test.each(['#ffee00', '#ff66aa', '#0b6b4f', '#ffffff', '#000000', '#7f7f7f', '#1f5fa8'])(
  'a brand in %s is readable on both papers, and its buttons too',
  (primary) => {
    const theme = themeOf(primary);
    const colour = (name: string) => theme[name] ?? '';
    expect(contrast(colour('--brand-light'), '#fbfaf6')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--brand-dark'), '#171d1a')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--brand-light'), colour('--on-brand-light'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--brand-dark'), colour('--on-brand-dark'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--brand-light-strong'), colour('--on-brand-light'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('--brand-dark-strong'), colour('--on-brand-dark'))).toBeGreaterThanOrEqual(4.5);
  },
);

test('a readable brand stays as it is, and taking it away brings ours back', () => {
  applyTheme('#0b6b4f');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--brand-light')).toBe('#0b6b4f');
  applyTheme(null);
  expect(style.getPropertyValue('--brand-light')).toBe('');
});

test('the editor learns what a colour is shown as, where that is another', () => {
  const onGreen = shownOnPapers('#0B6B4F');
  expect(onGreen.light).toBeNull();
  // Planted: dark paper was asked about as the light one, where this green is read well.
  expect(contrast(onGreen.dark ?? '', '#171d1a')).toBeGreaterThanOrEqual(4.5);
  const onYellow = shownOnPapers('#ffee00');
  expect(contrast(onYellow.light ?? '', '#fbfaf6')).toBeGreaterThanOrEqual(4.5);
  expect(onYellow.dark).toBeNull();
  expect(shownOnPapers('amarelo')).toEqual({ light: null, dark: null });
});
