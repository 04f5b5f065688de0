export const texts = {
  newPassword: 'Nova senha',
  repeat: 'Confirmar nova senha',
  differs: 'As senhas não são iguais',
  rules: 'A senha precisa de',
  fulfilled: 'atendido',
  missing: 'falta',
} as const;
