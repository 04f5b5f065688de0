/** One thing that a template may say: what people call it, and how it may read. */
export interface TemplateVariable {
  readonly title: string;
  readonly example: string;
  /** Without it the message is of no use: a template that leaves it out is refused. */
  readonly isNeeded: boolean;
}

export interface MessageTemplate {
  readonly title: string;
  /** The product's own words, with the variables in braces. */
  readonly text: string;
  readonly variables: Readonly<Record<string, TemplateVariable>>;
}

export const needed = (title: string, example: string): TemplateVariable => ({ title, example, isNeeded: true });
export const perhaps = (title: string, example: string): TemplateVariable => ({ title, example, isNeeded: false });

export const code = needed('Código de seis números', '123 456');
export const link = needed('Link da página do cliente', 'https://balcao.example/c/...');
export const store = perhaps('Nome da loja', 'Loja Centro');
export const value = needed('Valor', 'R$ 300,00');
export const plan = needed('Plano', '3x de R$ 110,00');

export const template = <const V extends Readonly<Record<string, TemplateVariable>>>(
  title: string,
  text: string,
  variables: V,
) => ({ title, text, variables }) as const;
