import type { FieldValue, LayerField } from './rules/draft.ts';
import { asText, dayText } from './rules/draft.ts';

export const texts = {
  title: 'Parâmetros',
  where: 'Onde vale',
  wholeRetailer: 'Toda a rede',
  everywhere: 'Padrão de todas as redes',
  hostname: 'Marca e acesso, por endereço',
  hostnameLabel: 'Endereço',
  hostnameHint: 'Só o domínio: loja.exemplo.com.br. Um asterisco vale para os outros.',
  hostnames: 'Endereços com marca própria',
  everyHostname: 'Todos os outros (*)',
  open: 'Abrir',
  part: 'Assunto',
  loading: 'Buscando os parâmetros...',
  tryAgain: 'Tentar novamente',
  seenBy: 'Ver como fica na loja',
  compare: 'Ver o que muda',
  comparing: 'Conferindo...',
  nothing: 'Nada muda ainda.',
  difference: 'O que muda',
  seen: (store: string) => `Como fica em ${store}`,
  seenSame: 'Nada: a loja já diz outra coisa, ou dizia o mesmo.',
  reason: 'Motivo',
  reasonHint: 'Fica no histórico com o seu nome.',
  confirm: 'Confirmar mudança',
  confirming: 'Salvando...',
  back: 'Continuar editando',
  done: 'Feito: vale a partir de agora.',
  history: 'Histórico',
  noHistory: 'Ninguém mudou nada aqui.',
  undo: 'Desfazer',
  undoTitle: 'Desfazer a última mudança',
  undoing: 'Desfazendo...',
  undone: 'Desfeito: vale o que valia antes.',
  cancel: 'Cancelar',
  isUndo: 'Desfez a mudança anterior',
  inherit: 'Herdar',
  preview: 'Como fica',
  previewLink: 'Esqueci a senha',
  previewButton: 'Entrar',
  papers: { light: 'Papel claro', dark: 'Papel escuro' },
  paper: (paper: string, colour: string) => `${paper}: ${colour}`,
  logo: 'logotipo',
  favicon: 'ícone',
  tab: (name: string) => `Na aba do navegador: ${name}`,
  noPicture: (what: string, address: string) => `Nenhuma imagem abre em ${address}: as páginas ficam sem este ${what}.`,
  chooseImage: (title: string) => `Escolher imagem: ${title}`,
  imageHint: 'De preferência com fundo transparente. A imagem é redesenhada, sem o que o arquivo traz além dela.',
  sendingImage: 'Enviando a imagem...',
  imageSent: 'A imagem está pronta: só aparece nas páginas depois que a mudança for confirmada.',
  imageOnPaper: (title: string, paper: string) => `${title}, ${paper.toLowerCase()}`,
  imageMissing: 'A imagem não abre',
  imageOf: (id: string) => `imagem ${id}`,
  listHint: 'Números separados por vírgula.',
  variables: (names: string) => `Pode dizer ${names}.`,
  neededVariable: (name: string) => `{${name}} (obrigatória)`,
  startWords: (title: string) => `Mudar a partir do texto que vale: ${title}`,
  arrives: 'Como chega',
  safeListHint: 'Expressão sobre o código da loja. Vazio herda.',
} as const;

/** What a colour is shown as where it could not be read; null where it is read on both papers. */
export function colourText({ light, dark }: Record<'light' | 'dark', string | null>): string | null {
  const places = [light === null ? [] : `${light} no claro`, dark === null ? [] : `${dark} no escuro`].flat();
  return places.length === 0 ? null : `Para ser lida sobre o papel, aparece como ${places.join(' e ')}.`;
}

const origins: Record<LayerField['inheritedFrom'], string> = {
  PRODUCT: 'do produto',
  DEFAULT: 'do padrão de todas as redes',
  RETAILER: 'da rede',
  STORE: 'da loja',
  HOSTNAME: 'do endereço',
};

/** The address of a picture that was sent here: the first letters tell it from another. */
const SENT_IMAGE = /^\/configurations\/images\/([\da-f]{8})[\da-f]{24}$/;

/** A value as people read it. */
export function valueText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return dayText(asText(value).replace(SENT_IMAGE, (_, id: string) => texts.imageOf(id))) || 'vazio';
}

/** What holds when nothing is typed, and from where. */
export const inheritedText = ({ inherited, inheritedFrom }: LayerField): string =>
  `${valueText(inherited)}, ${origins[inheritedFrom]}`;

export const changeText = (title: string, before: FieldValue, after: FieldValue): string =>
  `${title}: de ${valueText(before)} para ${valueText(after)}`;
