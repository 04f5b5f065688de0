import {
  fillTemplate,
  messageTemplates,
  templateFault,
  type TemplateName,
  type TemplateValues,
} from '@balcao/contract';

/** What a message says: which template, and its values besides the brand. */
export interface Words {
  template: TemplateName;
  values: Readonly<Record<string, string>>;
}

export const say = <N extends TemplateName>(template: N, values: TemplateValues<N>): Words => ({ template, values });

/** In the product's own words. */
export const productText = (brand: string, { template, values }: Words): string =>
  fillTemplate(messageTemplates[template].text, { marca: brand, ...values });

/** A code as people read it aloud: '123 456'. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** What of a configuration is about messages, as it is stored. */
export interface SaidLayer {
  words: unknown;
}

/**
 * The words that a retailer has for a template, of its layers, the nearest last; null where the product's hold. What would not
 * tell people what they must (an older version may have let it through) counts as not said.
 */
export function ownText(template: TemplateName, layers: readonly SaidLayer[]): string | null {
  for (const { words } of layers.toReversed()) {
    const text = wordOf(words, template)?.trim();
    if (text !== undefined && templateFault(template, text) === null) return text;
  }
  return null;
}

function wordOf(words: unknown, template: TemplateName): string | undefined {
  if (typeof words !== 'object' || words === null) return undefined;
  const found: unknown = Object.entries(words).find(([name]) => name === template)?.[1];
  return typeof found === 'string' ? found : undefined;
}
