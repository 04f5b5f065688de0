export const texts = {
  title: 'Venda de celular',
  unknownCpf: 'O CPF informado não foi cadastrado. Procure um vendedor e realize seu cadastro',
  amount: 'Quanto o cliente quer financiar',
  amountHint: 'O valor do aparelho, menos a entrada.',
  amountMissing: 'Informe o valor a financiar',
  evaluate: 'Avaliar crédito para celular',
  evaluating: 'Avaliando...',
  underReview: 'Em análise',
  underReviewHint:
    'Um analista confere este pedido. O cliente é avisado, e o crédito aparece no caixa quando for liberado.',
  denied: 'Crédito para celular não aprovado',
  deniedHint: 'O cliente ainda pode comprar com o limite que já tem.',
  another: 'Avaliar outro cliente',
} as const;

interface Handbook {
  readonly brand: string;
  /** Where it stands among the others, when its name does not. */
  readonly link?: string;
  readonly steps: readonly string[];
}

const begin = [
  'Ligue o aparelho, escolha português e conecte ao Wi-Fi da loja. Coloque o chip do cliente, se houver.',
  'Digite *#06# no telefone e confira se o IMEI é o mesmo da caixa e da tela do caixa.',
] as const;
const end = [
  'Espere a mensagem “Configuração concluída” na tela do aparelho. Pode levar até dois minutos.',
  'Volte à tela do caixa e toque em Confirmar. Se ainda não foi confirmada, reinicie o aparelho e confirme de novo.',
] as const;

/** What to do on a device so that its registration arrives and stays, by brand. */
export const handbooks: Readonly<Record<string, Handbook>> = {
  samsung: {
    brand: 'Samsung',
    steps: [
      ...begin,
      'Em Configurações, Manutenção do aparelho, Bateria, Limites de uso em segundo plano: deixe “Colocar apps não usados em suspensão” desligado.',
      'Em Configurações, Atualização de software: toque em Baixar e instalar se o aparelho pedir, e espere reiniciar.',
      ...end,
    ],
  },
  motorola: {
    brand: 'Motorola',
    steps: [
      ...begin,
      'Em Configurações, Apps, Acesso especial, Otimização de bateria: escolha Todos os apps e deixe “Serviço do aparelho” sem otimização.',
      'Em Configurações, Rede e internet, Economia de dados: deixe desligada durante a configuração.',
      ...end,
    ],
  },
  realme: {
    brand: 'Realme',
    steps: [
      ...begin,
      'Em Configurações, Bateria, Gerenciamento de uso por app: abra “Serviço do aparelho” e permita atividade em segundo plano e início automático.',
      'Em Configurações, Senha e segurança, Segurança do sistema: deixe a verificação de apps ligada.',
      ...end,
    ],
  },
  infinix: {
    brand: 'Infinix',
    steps: [
      ...begin,
      'Abra o Phone Master, Gerenciar início automático, e permita “Serviço do aparelho”.',
      'Em Configurações, Bateria, Power Marathon: deixe desligado durante a configuração.',
      ...end,
    ],
  },
  tecno: {
    brand: 'Tecno',
    steps: [
      ...begin,
      'Abra o Phone Master, Gerenciar início automático, e permita “Serviço do aparelho”.',
      'Em Configurações, Bateria, Economia de energia: deixe desligada durante a configuração.',
      ...end,
    ],
  },
  itel: {
    brand: 'Itel',
    steps: [
      ...begin,
      'Em Configurações, Apps, Acesso especial, Otimização de bateria: deixe “Serviço do aparelho” sem otimização.',
      'Em aparelhos de memória menor, feche os apps abertos antes de continuar: a configuração precisa de 200 MB livres.',
      ...end,
    ],
  },
  outras: {
    brand: 'de outras marcas',
    link: 'Demais marcas',
    steps: [
      ...begin,
      'Em Configurações, Apps, Acesso especial, Otimização de bateria: deixe “Serviço do aparelho” sem otimização.',
      'Deixe economia de bateria e de dados desligadas durante a configuração.',
      ...end,
    ],
  },
};

export const handbookTexts = {
  title: (brand: string) => `Manual ${brand}: configuração do aparelho`,
  steps: 'Passo a passo',
  meaning: 'O que o bloqueio significa',
  meanings: [
    'O aparelho fica registrado até o contrato ser quitado ou cancelado. O registro sai sozinho, sem custo.',
    'O registro não restringe o uso, nem com parcela em atraso. Enquanto durar, o aparelho não entra em outra venda a crédito.',
    'Ligações de emergência (190, 192, 193) funcionam sempre.',
    'O serviço não lê mensagens, fotos, contatos nem a localização.',
  ],
  problems: 'Se não der certo',
  problemList: [
    'Sem internet: use os dados do celular da loja como roteador e repita o passo a passo.',
    'Aparelho que já foi configurado para outra pessoa: não venda. Cancele a operação e chame o suporte.',
    'Se o pagamento terminou e o registro continua: ligue o aparelho à internet, reinicie, e espere uma hora. Depois disso, chame o suporte.',
  ],
  print: 'Imprimir manual',
  all: 'Manual de outra marca',
} as const;
