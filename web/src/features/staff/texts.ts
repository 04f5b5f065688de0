import type { Role } from '@balcao/contract';
import type { RowFault } from './staff-calls.ts';

export const roleNames: Record<Role, string> = {
  cashier: 'Caixa',
  manager: 'Gerente',
  attendant: 'Atendente',
  analyst: 'Analista',
  retailer_analyst: 'Analista do varejo',
  representative: 'Representante',
  promoter: 'Promotor',
};

export const texts = {
  title: 'Colaboradores',
  add: 'Novo colaborador',
  importSheet: 'Importar planilha',
  store: 'Loja',
  allStores: 'Todas as lojas',
  retailer: 'Varejista',
  search: 'Buscar',
  searchHint: 'Nome, e-mail ou telefone',
  showBlocked: 'Exibir Bloqueados',
  count: (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'colaborador' : 'colaboradores'}`,
  none: 'Nenhum colaborador aqui',
  noneHint: 'Mude os filtros ou cadastre alguém.',
  name: 'Nome',
  roleAndStore: 'Função e loja',
  noStore: 'Sem loja',
  notYours: 'Só para ver',
  phone: 'Telefone',
  lastSignIn: 'Último acesso',
  never: 'Nunca entrou',
  state: 'Situação',
  active: 'Ativo',
  blocked: 'Bloqueado',
  acts: 'Ações',
  edit: 'Editar',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  blockTitle: (name: string) => `Bloquear ${name}?`,
  blockNote: 'A sessão termina na próxima ação e ninguém entra com esta conta até ser desbloqueada.',
  blocking: 'Bloqueando...',
  unblocking: 'Desbloqueando...',
  cancel: 'Cancelar',
  blockDone: 'Colaborador bloqueado com sucesso',
  unblockDone: 'Colaborador desbloqueado com sucesso',
  toggleFailed: 'Falha no sistema. Tente novamente',
  tryAgain: 'Tentar novamente',
} as const;

export const formTexts = {
  newTitle: 'Novo colaborador',
  editTitle: 'Editar colaborador',
  back: 'Colaboradores',
  name: 'Nome completo',
  cpf: 'CPF',
  email: 'E-mail',
  phone: 'Celular',
  retailer: 'Varejista',
  store: 'Loja',
  noStore: 'Sem loja',
  role: 'Função',
  chooseStore: 'Selecione uma loja',
  chooseRole: 'Selecione uma função',
  password: 'Senha',
  repeat: 'Confirme a senha',
  passwordHint: 'Mínimo de 6 caracteres. Pelo menos 1 número.',
  changePassword: 'Trocar a senha',
  changePasswordHint: 'A sessão aberta termina na próxima ação.',
  locked: 'Não pode ser alterado',
  incomplete: 'Há campos obrigatórios incompletos',
  saveFailed: 'Falha no sistema. Tente novamente.',
  create: 'Cadastrar',
  creating: 'Cadastrando...',
  save: 'Salvar',
  saving: 'Salvando...',
  created: 'Colaborador foi criado com sucesso!',
  changed: 'Colaborador foi alterado com sucesso!',
  loading: 'Buscando colaborador...',
  gone: 'Escolha na lista quem editar.',
  toList: 'Ver colaboradores',
  notYours: 'Você pode ver este colaborador, mas não alterá-lo.',
  problems: {
    name: 'Preencha o nome e o sobrenome, só com letras',
    cpf: 'Digite um CPF válido.',
    email: 'Por favor, insira um e-mail válido',
    phone: 'Digite um celular com DDD',
    storeId: 'Selecione uma loja',
    role: 'Selecione uma função',
    repeat: 'As senhas não são iguais',
  },
} as const;

const fieldNames: Record<string, string> = {
  storeId: 'loja',
  email: 'e-mail',
  phoneNumber: 'telefone',
  role: 'função',
  password: 'senha',
};

export const historyTexts = {
  title: 'Acesso e histórico',
  lastSignIn: 'Último acesso',
  failed: (tries: number) =>
    tries === 0
      ? 'Nenhuma senha errada nas últimas 24 horas'
      : `${tries} ${tries === 1 ? 'senha errada' : 'senhas erradas'} nas últimas 24 horas`,
  locked: 'A entrada está travada por senhas erradas.',
  unlock: 'Destravar entrada',
  unlocking: 'Destravando...',
  unlocked: 'Entrada destravada: já pode tentar de novo.',
  none: 'Nada mudou desde que esta história é guardada.',
  loading: 'Buscando histórico...',
  provider: 'Provedor',
  what: (text: string, fields: readonly string[]) =>
    fields.length === 0 ? text : `${text}: ${fields.map((field) => fieldNames[field] ?? field).join(', ')}`,
};

export const factorTexts = {
  reset: 'Redefinir segundo fator',
  resetting: 'Redefinindo...',
  cancel: 'Cancelar',
  reason: 'Motivo',
  reasonHint: 'Fica registrado com o seu nome.',
  of: (name: string) => `A entrada de ${name} passa a pedir somente a senha, até que ative outro segundo fator.`,
  done: (name: string) => `Segundo fator de ${name} redefinido.`,
} as const;

const columnNames: Record<NonNullable<RowFault['field']>, string> = {
  name: 'Nome',
  cpf: 'CPF',
  email: 'Email',
  phoneNumber: 'Telefone',
  role: 'Função',
  storeName: 'Loja',
};

export const sheetTexts = {
  title: 'Importar colaboradores',
  explain: 'Preencha o modelo, uma pessoa por linha, e envie. Nada é cadastrado antes de você confirmar.',
  template: 'Baixar modelo',
  file: 'Planilha',
  fileHint: 'Colunas Nome, CPF, Email, Telefone, Função e Loja. Até 5.000 linhas.',
  roles: 'Funções: Caixa, Representante, Atendente, Gerente, Promotor.',
  rule: 'Senha padrão: primeiro nome, último nome e os dois últimos números do telefone, em minúsculas e sem acentos. Ana Lima, (92) 98888-7742: analima42.',
  missing: 'Selecione um arquivo',
  read: 'Conferir planilha',
  reading: 'Conferindo a planilha...',
  ready: (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'linha pronta' : 'linhas prontas'}`,
  bad: (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'linha com erro' : 'linhas com erro'}`,
  invalid: 'Erro na validação da planilha.',
  invalidHint: 'Corrija na planilha e envie de novo, ou importe só as linhas boas.',
  server: 'Erro no servidor.',
  line: 'Linha',
  reason: 'Erro',
  value: 'Valor',
  table: 'Erros da planilha',
  empty: '(vazio)',
  saveBad: 'Baixar linhas com erro',
  another: 'Escolher outra planilha',
  addAll: (count: number) =>
    `Cadastrar ${count.toLocaleString('pt-BR')} ${count === 1 ? 'colaborador' : 'colaboradores'}`,
  addGood: (count: number) =>
    count === 1 ? 'Importar a linha boa' : `Importar as ${count.toLocaleString('pt-BR')} boas`,
  adding: (count: number) => `Cadastrando ${count.toLocaleString('pt-BR')}...`,
  steps: { choose: 'Escolher', check: 'Conferir', done: 'Cadastrado' },
  done: 'Cadastro realizado com sucesso!',
  added: (count: number) =>
    `${count.toLocaleString('pt-BR')} ${count === 1 ? 'colaborador cadastrado' : 'colaboradores cadastrados'}.`,
  toList: 'Ver colaboradores',
  columnOf: (field: RowFault['field']) => (field === null ? '' : columnNames[field]),
};
