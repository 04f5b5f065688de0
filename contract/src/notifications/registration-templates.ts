import { needed, template } from './template-parts.ts';

/** What became of a registration, and of the review of its decision. */
export const registrationTemplates = {
  registrationWaits: template(
    'Cadastro em análise',
    '{marca}: o seu cadastro está em análise por uma pessoa. Avisaremos por aqui.',
    {},
  ),
  registrationApproved: template(
    'Cadastro aprovado',
    '{marca}: cadastro aprovado! Seu limite é de {limite}. Boas compras.',
    { limite: needed('Limite', 'R$ 1.200,00') },
  ),
  registrationDenied: template(
    'Cadastro não aprovado',
    '{marca}: o seu cadastro não foi aprovado agora. Para saber por quê ou pedir a revisão por uma pessoa, fale com a loja ou veja {link}',
    { link: needed('Link do portal do cliente', 'https://balcao.example/c/entrar') },
  ),
  registrationReviewKept: template(
    'Revisão do cadastro: mantida',
    '{marca}: uma pessoa conferiu a decisão sobre o seu cadastro, como você pediu, e ela foi mantida. Veja em {link}',
    { link: needed('Link do portal do cliente', 'https://balcao.example/c/entrar') },
  ),
  registrationReviewLifted: template(
    'Revisão do cadastro: pode seguir',
    '{marca}: uma pessoa reviu a decisão e o seu cadastro pode seguir. Volte à loja com o seu documento para terminar.',
    {},
  ),
} as const;
