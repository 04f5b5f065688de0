import type { Wire } from '@balcao/contract';
import { formatDateTime } from '@balcao/contract/kernel';

export type OwnData = Wire<'POST /data-update/data'>['answer'];
export type PhoneChange = NonNullable<OwnData['phoneChange']>;

/** What the pages of own data say. */
export const texts = {
  title: 'Alterar dados cadastrais',
  opening: 'Abrindo o link...',
  deadTitle: 'Este link não serve mais',
  brokenLink:
    'O endereço está incompleto. Volte às Configurações do Balcão e toque de novo em Alterar dados cadastrais.',
  cpf: 'CPF',
  cpfLead: 'Digite o seu CPF. Enviaremos um código ao telefone do seu cadastro.',
  cpfInvalid: 'Digite um CPF válido.',
  send: 'Enviar código',
  sending: 'Enviando...',
  hello: (name: string) => `Olá, ${name}. Para confirmar que é você, enviaremos um código.`,
  channel: 'Onde receber o código',
  sms: (phone: string) => `SMS para ${phone}`,
  byEmail: (email: string) => `E-mail para ${email}`,
  noContact: 'Não há telefone nem e-mail no seu cadastro. Fale com o gerente da loja.',
  code: 'Código',
  codeOf: {
    CUSTOMER: 'Se este CPF tem cadastro, o código chegou por SMS ao telefone dele. Vale por 5 minutos.',
    OPERATOR: 'O código foi enviado. Vale por 5 minutos.',
    PHONE: 'Digite o código que chegou ao novo telefone. Vale por 5 minutos.',
  },
  codeMissing: 'Digite os 6 números do código.',
  verify: 'Confirmar',
  verifying: 'Conferindo...',
  another: 'Pedir outro código',
  back: 'Voltar',
  name: 'Nome',
  locked: 'O nome e o CPF só mudam na loja, com documento.',
  phone: 'Telefone',
  noPhone: 'Sem telefone cadastrado',
  changePhone: 'Trocar telefone',
  newPhone: 'Novo telefone',
  newPhoneHint: 'Enviaremos um código a ele. Depois, um analista confere a troca.',
  phoneInvalid: 'Digite um celular válido, com DDD.',
  withdraw: 'Desistir da troca',
  withdrawing: 'Desistindo...',
  email: 'E-mail',
  emailInvalid: 'Digite um e-mail válido.',
  pixKind: 'Tipo da chave Pix',
  pixKey: 'Chave Pix',
  pixKinds: { CPF: 'CPF', EMAIL: 'E-mail', PHONE: 'Celular', RANDOM: 'Chave aleatória' },
  choosePix: 'Sem chave Pix',
  pixInvalid: 'Confira a chave: ela não é desse tipo.',
  address: 'Endereço',
  cep: 'CEP',
  cepInvalid: 'Digite um CEP válido.',
  street: 'Rua',
  number: 'Número',
  numberHint: 'Sem número: S/N',
  complement: 'Complemento',
  optional: 'Se houver',
  district: 'Bairro',
  city: 'Cidade',
  missing: 'Preencha este campo',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'Dados salvos.',
  nothing: 'Nada mudou.',
  end: 'Terminar',
  ended: 'Pronto, você saiu',
  endedLead: 'Se o aparelho é de outra pessoa, pode devolvê-lo: seus dados não ficam nele.',
  startAgain: 'Começar de novo',
  over: 'Seu tempo nesta página acabou',
} as const;

/** What became of a change of phone, to who asked for it; nothing of one that was withdrawn. */
export function changeText({ status, phoneNumber, askedAt, decidedAt, reason }: PhoneChange) {
  const asked = `pedida em ${formatDateTime(askedAt)}`;
  if (status === 'WAITING')
    return {
      kind: 'attention' as const,
      text: `Troca para ${phoneNumber} em análise, ${asked}. Até lá vale o telefone de hoje.`,
    };
  if (status === 'REFUSED')
    return { kind: 'danger' as const, text: `Troca para ${phoneNumber} não aprovada: ${reason ?? ''}` };
  if (status === 'APPROVED' && decidedAt !== null)
    return { kind: 'success' as const, text: `Troca para ${phoneNumber} aprovada em ${formatDateTime(decidedAt)}.` };
  return null;
}
