/** Name and birth date read off a photograph of a document: each is a person's to confirm (ADR 0106). */
export const readingTexts = {
  open: 'Preencher com a foto do documento',
  again: 'Ler outra foto',
  capture: {
    title: 'Foto do documento',
    hint: 'O lado com o nome e a data de nascimento, sem reflexo, ocupando a tela.',
  },
  reading: 'Lendo o documento...',
  photo: 'Foto do documento que foi lida',
  notKept: 'Esta foto serve só para ler e não é guardada.',
  mark: 'Lido da foto, confira.',
  confirm: 'Está certo',
  differs: (value: string) => `O documento diz ${value}.`,
  use: 'Usar o do documento',
  keep: 'Manter o digitado',
  acts: (isProposed: boolean, field: string) =>
    `${isProposed ? 'Está certo' : 'Usar o do documento'}: ${field.toLowerCase()}`,
  unconfirmed: 'Confira com o documento e toque em Está certo, ou corrija.',
  told: {
    READ: 'Compare cada campo com o documento antes de continuar.',
    SAME: 'O que foi digitado é o que o documento diz.',
    UNREAD: 'Não deu para ler o documento. Digite os dados, ou tente outra foto sem reflexo e com o documento deitado.',
    OTHER_CPF: 'O CPF do documento não é o deste cadastro. Confira o documento. Nada foi preenchido.',
    FAILED: 'A leitura não está disponível agora. Digite os dados.',
  },
} as const;
