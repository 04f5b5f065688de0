export const texts = {
  title: 'Empreste este aparelho ao cliente',
  lead: 'O cliente altera telefone, e-mail e endereço, confirmando com um código no telefone do cadastro. Pode ser neste aparelho ou, pelo QR Code, no telefone dele.',
  qr: 'QR Code da página de alteração cadastral',
  address: 'Endereço da página',
  go: 'Ir para alteração cadastral',
  locks: 'Ao emprestar, suas telas ficam bloqueadas e voltam com a sua senha.',
} as const;
