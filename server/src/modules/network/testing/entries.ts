/** A retailer and a store as they are entered. */
export const retailerEntry = {
  fantasyName: 'Oeste Lar',
  legalName: 'Oeste Lar Ltda',
  cnpj: '12.ABC.345/01DE-35',
  zone: 'America/Manaus' as const,
  contact: { name: 'Rita Sá', email: 'Rita@Oeste.example', phone: '(92) 3000-0001' },
};

export const storeEntry = {
  name: 'Loja Nova',
  cnpj: '11.222.333/0001-81',
  phone: '(92) 3000-0002',
  settings: { captureMethod: 'BY_CPF' as const, canReceivePayments: true },
  address: {
    cep: '69005-140',
    street: 'Avenida Sete de Setembro',
    number: '12',
    complement: '',
    district: 'Centro',
    city: 'manaus',
    cityCode: 1_302_603,
    uf: 'AM' as const,
  },
  revision: 0,
};
