/** What a second factor asks for, by its way. */
export const factorHints = {
  totp: 'Digite o código de 6 dígitos que aparece agora no seu aplicativo autenticador.',
  passkey: 'Use a chave de acesso deste aparelho, do seu telefone ou do seu token.',
  recovery: 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.',
} as const;

export const factorWays = {
  totp: 'Usar o aplicativo autenticador',
  passkey: 'Usar chave de acesso',
  recovery: 'Usar código de recuperação',
} as const;

export const factorTexts = {
  totp: 'Código do aplicativo',
  codeMissing: 'Digite os 6 dígitos do código',
  recovery: 'Código de recuperação',
  recoveryMissing: 'Digite o código de recuperação',
} as const;
