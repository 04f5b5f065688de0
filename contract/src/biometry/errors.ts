import { defineErrors } from '../error-table.ts';

/**
 * What may be wrong with a photograph of a customer or of their document (registration spec, section 8). Some only a
 * certified provider answers.
 */
export const biometryErrors = defineErrors({
  BIOMETRY_ALREADY_CONCLUDED: { status: 409, message: 'Processo de biometria já realizado' },
  BIOMETRY_NOT_FOUND: { status: 404, message: 'Processo de biometria não encontrado' },
  BORROWER_ALREADY_HAS_PROCESS_IN_PROGRESS: {
    status: 409,
    message: 'Já existe um processo de biometria em andamento.',
  },
  CLIENT_NOT_FOUND: { status: 404, message: 'Cliente não encontrado.' },
  DOCUMENT_ALREADY_EXISTS: { status: 409, message: 'Documento já registrado' },
  FACE_NEEDS_CENTERING: { status: 400, message: 'Centralize o rosto', details: { reason: 'text?' } },
  FACE_TILTED: { status: 400, message: 'Imagem borrada', details: { reason: 'text?' } },
  FACE_TOO_CLOSE: { status: 400, message: 'Rosto próximo demais' },
  FACE_TOO_FAR: { status: 400, message: 'Rosto longe demais' },
  FACE_WITH_GLASSES: { status: 400, message: 'Rosto com óculos' },
  INVALID_CPF: { status: 400, message: 'CPF inválido' },
  INVALID_DOCUMENT: { status: 400, message: 'Documento inválido', details: { reason: 'text?' } },
  OUT_OF_FOCUS: { status: 400, message: 'Imagem sem foco' },
  PERSON_NOT_FOUND: { status: 404, message: 'Score biométrico não encontrado.' },
  PROCESS_IN_PROGRESS_NOT_FOUND: {
    status: 404,
    message: 'Biometria não encontrada. Tire outra foto de rosto.',
  },
  SERVICE_UNAVAILABLE: { status: 503, message: 'Serviço indisponível.' },
  SUCCESSFUL_DOCUMENT_IMAGE_NOT_FOUND: { status: 404, message: 'Documento com sucesso não encontrada.' },
  SUCCESSFUL_FACE_IMAGE_NOT_FOUND: { status: 404, message: 'Imagem de rosto com sucesso não encontrada.' },
  TOO_DARK: { status: 400, message: 'Imagem muito escura' },
  UNABLE_TOKEN: { status: 503, message: 'Token inválido.' },
  UNABLE_TO_CREATE_PROCESS: { status: 503, message: 'Incapaz de criar processo.' },
  UNKNOWN_DOCUMENT: { status: 400, message: 'Documento desconhecido' },
  UNKNOWN_ERROR: { status: 503, message: 'Erro desconhecido' },
  UNSUPORTED_BASE64: { status: 400, message: 'Formato de imagem não suportado' },
  WRONG_DOCUMENT_TYPE: { status: 400, message: 'Documento do tipo incorreto' },
  INVALID_IMAGE: { status: 400, message: 'Imagem inválida. Tente novamente.', details: { reason: 'text?' } },
  INVALID_WDD_CREDENTIALS: { status: 503, message: 'Credenciais do parceiro de biometria inválidas.' },
  IMAGE_FILE_ERROR: {
    status: 400,
    message: 'Erro ao fazer upload da imagem. Tente novamente.',
    details: { reason: 'text?' },
  },
  FAILED_TO_REQUEST: { status: 503, message: 'Serviço de biometria indisponível.' },
  SPOOF_IMAGE: { status: 400, message: 'Nenhuma pessoa viva foi identificada na foto.' },
  BIOMETRY_DECIDED: { status: 409, message: 'Esta biometria já foi decidida.' },
  BIOMETRY_CLAIMED: { status: 409, message: 'Outra pessoa está conferindo esta foto.' },
  BIOMETRY_NOT_CLAIMED: { status: 409, message: 'Esta foto não está com você.' },
  BIOMETRY_RETAKEN: { status: 409, message: 'Tiraram outra foto depois desta. Veja a nova antes de decidir.' },
  OWN_BIOMETRY: { status: 403, message: 'Quem tirou a foto não decide sobre ela. Peça a outra pessoa.' },
});
