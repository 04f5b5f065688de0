import type { Tone } from './feedback/banner.tsx';

/** What the parts say by themselves; everything else is handed to them. */
export const texts = {
  close: 'Fechar',
  closeToast: 'Fechar aviso',
  photoOf: (name: string) => `Foto de ${name}`,
  pictureOf: (caption: string, name: string) => `${caption} de ${name}`,
  noPhoto: (name: string) => `${name}, sem foto`,
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  cupom: 'Cupom',
  notYetKnown: 'ainda não informado',
  keysOfScreen: 'Teclas desta tela',
  showKeys: 'Mostrar as teclas desta tela',
  space: 'Espaço',
  confirmFocused: 'Confirmar o que está em foco',
  moveTabs: 'Mover entre as abas',
  moveMenu: 'Mover entre as opções do menu',
  closeMenu: 'Fechar o menu',
  moveRows: 'Mover entre as linhas da tabela',
  nextField: 'Ir para o próximo campo',
  menu: 'Menu',
  backToMenu: 'Voltar ao menu',
} as const;

/** The word that says the tone to those who see no colour. */
export const toneWords: Record<Tone, string> = {
  info: 'Informação',
  attention: 'Atenção',
  danger: 'Erro',
  success: 'Pronto',
};
