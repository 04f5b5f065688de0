export const texts = {
  title: 'Tela bloqueada',
  stays: 'O que foi digitado continua aqui.',
  password: 'Senha',
  missing: 'Preencha o campo com sua senha',
  wrong: 'Senha incorreta',
  pin: 'PIN',
  pinMissing: 'Digite seu PIN',
  pinShort: 'Digite de 4 a 6 números',
  pinWrong: (left: number) => `PIN incorreto. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`}.`,
  pinOver: 'Sua sessão terminou. Digite a senha para continuar.',
  passwordWay: 'Usar a senha',
  pinWay: 'Usar o PIN',
  open: 'Desbloquear',
  opening: 'Desbloqueando...',
  change: 'Trocar de colaborador',
  changing: 'Saindo...',
  changeHint: 'Trocar de colaborador encerra o atendimento aberto nesta tela.',
  totp: 'Código do aplicativo',
  codeMissing: 'Digite os 6 dígitos do código',
  recovery: 'Código de recuperação',
  recoveryMissing: 'Digite o código de recuperação',
} as const;

/** What a second factor asks for, by its way. */
export const factorHints = {
  totp: 'Sua sessão terminou. Digite o código de 6 dígitos que aparece agora no seu aplicativo autenticador.',
  passkey: 'Sua sessão terminou. Use a chave de acesso deste aparelho, do seu telefone ou do seu token.',
  recovery: 'Sua sessão terminou. Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
} as const;

export const factorWays = {
  totp: 'Usar o aplicativo autenticador',
  passkey: 'Usar chave de acesso',
  recovery: 'Usar código de recuperação',
} as const;
