/** The provider's account for files to a bank. */
export const bank = {
  code: '756',
  agreement: 'CONVENIO',
  agency: '00001',
  agencyDigit: '9',
  account: '000000012345',
  accountDigit: '6',
  cep: '69000000',
  uf: 'AM',
};

/** A file as the bank sends it back: what it says of the first payment. */
export const returned = (content: string, occurrences: string, paidCents = 96_000) => {
  const [header = '', batch, payment = '', ...rest] = content.split('\r\n');
  const said = `${payment.slice(0, 154)}19112026${String(paidCents).padStart(15, '0')}${payment.slice(177, 230)}${occurrences.padEnd(10)}`;
  return [`${header.slice(0, 142)}2${header.slice(143)}`, batch, said, ...rest].join('\r\n');
};
