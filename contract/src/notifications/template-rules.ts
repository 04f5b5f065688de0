import { fillTemplate, VARIABLE } from '../kernel/fill-template.ts';
import type { TemplateVariable } from './template-parts.ts';
import { messageTemplates, type TemplateName } from './templates.ts';

export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(messageTemplates, name);

/** `{marca}`, which every template may say. */
const brandVariable: TemplateVariable = { title: 'Nome da marca', example: 'UME', isNeeded: false };

/** The variables of a template with the brand's, by their names. */
export const variablesOf = (name: TemplateName): Readonly<Record<string, TemplateVariable>> => ({
  marca: brandVariable,
  ...messageTemplates[name].variables,
});

/** The same as a list. */
export const namedVariables = (name: TemplateName) =>
  Object.entries(variablesOf(name)).map(([variable, { title, example, isNeeded }]) => {
    return { name: variable, title, example, isNeeded };
  });

/** Why people could not be told so; null when they can. */
export function templateFault(name: TemplateName, text: string): string | null {
  const known = variablesOf(name);
  const said = new Set([...text.matchAll(VARIABLE)].map(([, variable = '']) => variable));
  if (/[{}]/.test(text.replaceAll(VARIABLE, ''))) return 'Há uma chave sem par: escreva as variáveis como {marca}';
  const unknown = [...said].find((variable) => !Object.hasOwn(known, variable));
  if (unknown !== undefined) {
    const names = Object.keys(known).map((variable) => `{${variable}}`);
    return `{${unknown}} não existe neste modelo. Use: ${names.join(', ')}`;
  }
  const missing = Object.entries(known).find(([variable, { isNeeded }]) => isNeeded && !said.has(variable));
  return missing ? `Falta {${missing[0]}} (${missing[1].title}): sem isso a mensagem não serve` : null;
}

/** How a template may read. */
export const templateExample = (name: TemplateName, text: string): string =>
  fillTemplate(text, Object.fromEntries(Object.entries(variablesOf(name)).map(([key, { example }]) => [key, example])));
