/** A second person at the till. */
export const texts = {
  title: 'Autorização',
  intro: 'Outra pessoa autoriza esta operação com a própria senha ou PIN. Ninguém sai do caixa.',
  username: 'E-mail de quem autoriza',
  password: 'Senha ou PIN de quem autoriza',
  missing: 'Preencha e-mail e senha ou PIN de quem autoriza',
  approve: 'Autorizar',
  approving: 'Conferindo a senha...',
  cancel: 'Cancelar',
  acting: 'Autorizado. Concluindo...',
} as const;
