export type Theme = 'system' | 'light' | 'dark';

const queries: Record<Theme, string> = {
  system: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
};
const marks = Object.values(queries);
const darkRules: CSSMediaRule[] = [];

function collect(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === queries.system) darkRules.push(rule);
    if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
  }
}

/** Turns every dark rule on or off, whatever the system says. Nothing of it is in the product's own styles. */
export function showTheme(theme: Theme): void {
  if (darkRules.length === 0) for (const sheet of document.styleSheets) collect(sheet.cssRules);
  for (const { media } of darkRules) if (marks.includes(media.mediaText)) media.mediaText = queries[theme];
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
}
