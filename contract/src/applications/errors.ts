import { defineErrors } from '../error-table.ts';

export const applicationsErrors = defineErrors({
  APPLICATION_STORE_MISSING: { status: 409, message: 'Erro - Loja não configurada' },
  APPLICATION_NOT_FOUND: { status: 404, message: 'Cadastro não encontrado' },
  APPLICATION_DATA_MISSING: { status: 409, message: 'Preencha todos os campos obrigatórios do formulário' },
  APPLICATION_PHONE_UNVERIFIED: {
    status: 409,
    message: 'Confirme o telefone do cliente: toque no ícone de telefone no canto superior direito.',
  },
  APPLICATION_PHOTOS_MISSING: { status: 409, message: 'Tire as fotos do rosto e do documento antes de enviar.' },
  APPLICATION_PRE_DENIED: { status: 409, message: 'O cadastro deste cliente não pode seguir agora.' },
  REEVALUATION_NOT_AVAILABLE: { status: 409, message: 'Este cliente ainda não pode ser reavaliado.' },
  REEVALUATION_CODE_MISSING: {
    status: 409,
    message: 'Confirme antes o código enviado ao telefone do cliente.',
  },
  ONLINE_APPLICATION_NOT_OFFERED: { status: 409, message: 'O link de cadastro não está disponível nesta loja.' },
  ONLINE_LINK_UNKNOWN: {
    status: 404,
    message:
      'Este link não existe, está incompleto ou deu lugar a um mais novo. Abra o último que chegou, ou peça outro na loja.',
  },
  ONLINE_LINK_USED: {
    status: 409,
    message: 'Este link já foi aberto e só vale uma vez, em um aparelho. Continue nele, ou peça outro link na loja.',
  },
  ONLINE_LINK_EXPIRED: {
    status: 409,
    message: 'Este link venceu: ele vale por 1 dia. O que você preencheu está guardado. Peça outro link na loja.',
  },
  ONLINE_LINK_DONE: {
    status: 409,
    message:
      'Este cadastro já foi enviado, e o link não serve mais. O resultado chega por SMS; a loja também pode consultar.',
  },
  ONLINE_CODE_NEEDED: { status: 409, message: 'Para continuar, confirme de novo o código do seu celular.' },
  REVIEW_NOT_AVAILABLE: { status: 409, message: 'Só uma decisão automática negativa pode ser revista, uma vez.' },
  DESK_APPLICATION_DECIDED: { status: 409, message: 'Este cadastro já foi decidido.' },
  DESK_APPLICATION_CLAIMED: { status: 409, message: 'Outra pessoa está analisando este cadastro.' },
  DESK_APPLICATION_NOT_CLAIMED: { status: 409, message: 'Assuma a análise deste cadastro antes de decidir.' },
  DESK_APPLICATION_OWN: { status: 403, message: 'Quem fez o cadastro não decide: outra pessoa precisa analisar.' },
  DESK_FACE_NOT_CONFIRMED: {
    status: 409,
    message: 'Confirme antes que a foto é do cliente: sem isso o cadastro não é aprovado.',
  },
  DESK_LIMIT_MISSING: { status: 409, message: 'Digite o limite a conceder.' },
  DESK_LIMIT_NOT_YET: {
    status: 409,
    message:
      'Este cadastro ainda não tem dados nem fotos: só é possível deixar seguir, sem limite, ou manter a negativa.',
  },
  DESK_LIMIT_BELOW_POLICY: {
    status: 409,
    message: 'Pela política, o limite é de pelo menos {minimum}.',
    details: { minimum: 'reais' },
  },
  DESK_LIMIT_ABOVE_POLICY: {
    status: 409,
    message: 'Pela política, o limite é de no máximo {maximum}.',
    details: { maximum: 'reais' },
  },
});
