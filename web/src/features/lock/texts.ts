export const texts = {
  title: 'Tela bloqueada',
  stays: 'O que foi digitado continua aqui.',
  password: 'Senha',
  missing: 'Preencha o campo com sua senha',
  wrong: 'Senha incorreta',
  open: 'Desbloquear',
  opening: 'Desbloqueando...',
  change: 'Trocar de colaborador',
  changing: 'Saindo...',
  changeHint: 'Trocar de colaborador encerra o atendimento aberto nesta tela.',
} as const;
