export const texts = {
  title: 'Feriados',
  back: 'Varejos',
  year: 'Ano',
  local: 'Feriados incluídos',
  national: 'Feriados nacionais',
  nationalHint: 'Dias em que os bancos não abrem em todo o país. São calculados.',
  none: (year: number) => `Nenhum feriado incluído em ${year}`,
  noneHint: 'Inclua os feriados dos estados, das cidades e das lojas, e os que o país inteiro decretar.',
  day: 'Dia',
  place: 'Lugar',
  name: 'Feriado',
  author: 'Incluído por',
  action: 'Ação',
  add: 'Novo feriado',
  addTitle: 'Incluir feriado no calendário',
  scope: 'Onde vale',
  scopes: { COUNTRY: 'Todo o país', STATE: 'Um estado', CITY: 'Uma cidade', STORE: 'Uma loja' },
  countryHint: 'Os bancos não abrem: repasses, cobranças e boletos também esperam o próximo dia útil.',
  uf: 'Estado',
  city: 'Cidade',
  retailer: 'Varejo',
  store: 'Loja',
  reason: 'Motivo',
  reasonHint: 'Fica no histórico com o seu nome.',
  see: 'Ver o que muda',
  seeing: 'Conferindo...',
  confirm: 'Incluir feriado',
  saving: 'Salvando...',
  back1: 'Continuar editando',
  cancel: 'Cancelar',
  added: 'Feriado incluído.',
  remove: 'Retirar',
  removeTitle: (name: string) => `Retirar ${name}`,
  removeText: (day: string, place: string) =>
    `O dia ${day} volta a ser dia útil em ${place}, onde nenhum outro feriado vale.`,
  everywhere: 'todo o país',
  removed: 'Feriado retirado.',
  required: 'Campo obrigatório',
  dayMissing: 'Escolha um dia futuro',
  stores: (count: number) =>
    count === 0
      ? 'Nenhuma loja fica neste lugar hoje.'
      : count === 1
        ? 'Vale para 1 loja.'
        : `Vale para ${count} lojas.`,
  installments: (count: number, until: string) =>
    count === 0
      ? 'Nenhuma parcela em aberto vence neste dia nestas lojas.'
      : `${count === 1 ? '1 parcela em aberto vence' : `${count} parcelas em aberto vencem`} neste dia: sem atraso até ${until}.`,
  tryAgain: 'Tentar novamente',
} as const;
