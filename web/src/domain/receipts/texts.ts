export const sendTexts = {
  label: 'Enviar o comprovante ao cliente por',
  channels: { WHATSAPP: 'WhatsApp', SMS: 'SMS', EMAIL: 'E-mail' },
  sending: 'Enviando...',
  sent: (channel: string, to: string) => `Enviado por ${channel} para ${to}. O link vale por 3 dias.`,
  email: 'E-mail do cliente',
  emailHint: 'Serve somente para este envio: não fica no cadastro.',
  emailFault: 'Digite um e-mail válido.',
  sendEmail: 'Enviar por e-mail',
  open: 'Enviar ao cliente',
  title: 'Enviar comprovante',
  close: 'Concluir',
} as const;
