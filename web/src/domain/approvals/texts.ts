/** A second person at the till. */
export const texts = {
  title: 'Autorização',
  intro: 'Outra pessoa autoriza esta operação com a própria senha. Ninguém sai do caixa.',
  username: 'E-mail de quem autoriza',
  password: 'Senha de quem autoriza',
  missing: 'Preencha e-mail e senha de quem autoriza',
  approve: 'Autorizar',
  approving: 'Conferindo a senha...',
  cancel: 'Cancelar',
  acting: 'Autorizado. Concluindo...',
} as const;
