export const texts = {
  portalTitle: 'Portal do Varejista',
  emailLabel: 'E-mail',
  emailPlaceholder: 'Digite seu e-mail',
  passwordLabel: 'Senha',
  next: 'Continuar',
  enter: 'Entrar',
  entering: 'Entrando...',
  corporate: 'Entrar com e-mail corporativo',
  corporateTitle: 'Acesso corporativo',
  leavingForIssuer: 'Abrindo o acesso corporativo...',
  tryAgain: 'Tentar novamente',
  otherWay: 'Entrar de outra forma',
  emailTitle: 'Entrar',
  passwordTitle: 'Digite sua senha',
  change: 'Trocar',
  changeEmail: 'Trocar e-mail',
  blocked: 'Usuário bloqueado',
  enterByCode: 'Entrar com código por SMS',
  codeTitle: 'Entrar com código',
  sendingCode: 'Enviando código...',
  codeSent: 'Se este usuário existir, um código de 6 dígitos chega por SMS ao telefone cadastrado. Vale por 5 minutos.',
  codeLabel: 'Código',
  codeMissing: 'Digite os 6 dígitos do código',
  codeLocked: 'Muitos códigos errados. Por segurança, tente de novo amanhã.',
  sendAnother: 'Enviar outro código',
  backToPassword: 'Voltar à senha',
  helpTitle: 'Precisa de ajuda?',
  helpText: 'Fale com o suporte ao lojista pelo WhatsApp.',
  sessionEnded: 'Sua sessão terminou. Entre novamente para continuar.',
} as const;

/** The two screens ask for the same things in different words (shell spec, section 5). */
export const missing = {
  twoSteps: { email: 'Preencha o campo com seu e-mail', password: 'Preencha o campo com sua senha' },
  portal: { email: 'E-mail é obrigatório', password: 'Senha é obrigatória' },
} as const;

export const invalidEmail = 'Por favor, insira um e-mail válido';
