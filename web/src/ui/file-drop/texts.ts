const words = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

export const texts = {
  choose: 'Escolha um arquivo',
  orDrop: 'ou solte-o aqui',
  dropNow: 'Solte para enviar',
  limits: (kinds: string, size: string) => `${kinds}, até ${size}`,
  oneOnly: 'Envie um arquivo por vez.',
  wrongKind: (name: string, kinds: readonly string[]) => `${name} não serve: envie ${words.format(kinds)}.`,
  tooLarge: (name: string, size: string, most: string) => `${name} tem ${size}; o máximo é ${most}.`,
  empty: (name: string) => `${name} está vazio.`,
  sending: (name: string) => `Enviando ${name}`,
  sent: (percent: number) => `${percent}% enviado`,
  remove: (name: string) => `Remover ${name}`,
} as const;
