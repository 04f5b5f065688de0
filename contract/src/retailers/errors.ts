import { defineErrors } from '../error-table.ts';

export const retailersErrors = defineErrors({
  STORE_NOT_FOUND: { status: 404, message: 'Loja não encontrada' },
  RETAILER_NOT_FOUND: { status: 404, message: 'Varejista não encontrado' },
  DEACTIVATED_STORE: { status: 409, message: 'Loja inativada. Configure uma loja' },
  LAYER_OF_THE_PROVIDER: {
    status: 403,
    message: 'Só um analista do provedor altera o que vale para todos os varejistas',
  },
  INVALID_LAYER: {
    status: 409,
    message: 'A configuração não pode valer assim. Confira os campos.',
    details: { issues: 'issues?' },
  },
  LAYER_WITHOUT_CHANGE: { status: 409, message: 'Nada muda em relação à configuração atual' },
  LAYER_CHANGED_SINCE: {
    status: 409,
    message: 'Outra pessoa mudou a configuração. Veja como ficou e tente de novo.',
  },
  BRAND_IMAGE_TOO_LARGE: { status: 409, message: 'A imagem passa de 512 KB' },
  BRAND_IMAGE_KIND: { status: 409, message: 'A imagem não é PNG nem WebP' },
  BRAND_IMAGE_IS_SVG: { status: 409, message: 'SVG não é aceito: pode trazer código. Envie PNG ou WebP.' },
  BRAND_IMAGE_DAMAGED: { status: 409, message: 'A imagem não abre' },
  BRAND_IMAGE_PIXELS: { status: 409, message: 'A imagem passa de 4096 pontos de um lado' },
  BRAND_IMAGE_NOT_FOUND: { status: 404, message: 'Imagem não encontrada' },
  LAYER_VERSION_NOT_FOUND: { status: 404, message: 'Versão não encontrada' },
});
