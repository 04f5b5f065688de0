/** A second person at the till. */
export const texts = {
  title: 'Autorização',
  intro: 'Outra pessoa autoriza esta operação com a própria senha, PIN ou chave de acesso. Ninguém sai do caixa.',
  username: 'E-mail de quem autoriza',
  password: 'Senha ou PIN de quem autoriza',
  missing: 'Preencha e-mail e senha ou PIN de quem autoriza',
  approve: 'Autorizar',
  approving: 'Conferindo a senha...',
  passkey: 'Usar chave de acesso',
  askingPasskey: 'Aguardando a chave...',
  cancel: 'Cancelar',
  acting: 'Autorizado. Concluindo...',
} as const;
