/** Host of an address as it is stored: lower case, without port or final dot. 'Loja.Example.:8080' -> 'loja.example'. */
export function normalHostname(text: string): string {
  return text.trim().toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
