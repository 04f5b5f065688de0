import { formatDate } from '@balcao/contract';
import { portraitSvg } from './portrait.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const line = (y: number, label: string, value: string) =>
  `<text x="132" y="${y}" font-size="9" fill="#4a5a53">${label}</text><text x="132" y="${y + 15}" font-size="13" fill="#16211d">${escaped(value)}</text>`;

/** Photograph of an invented identity card, 3:2, marked as worthless across its face. */
export function identityCardSvg(holder: { number: number; face: number; name: string; birthOn: string }): string {
  const face = portraitSvg(holder.face).replace('width="320" height="400"', 'x="16" y="48" width="96" height="120"');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 220" width="660" height="440" font-family="sans-serif">',
    '<rect width="330" height="220" fill="#c9c2ae"/><rect x="6" y="6" width="318" height="208" rx="10" fill="#eef3e6" stroke="#7d8c7f"/>',
    '<path d="M6 16a10 10 0 0 1 10-10h298a10 10 0 0 1 10 10v18H6z" fill="#0b6b4f"/>',
    '<text x="16" y="25" font-size="13" font-weight="bold" fill="#fff">CARTEIRA DE DEMONSTRAÇÃO</text>',
    face,
    line(62, 'NOME', holder.name),
    line(100, 'NASCIMENTO', formatDate(holder.birthOn)),
    line(138, 'REGISTRO', `DEMO-${String(holder.number).padStart(6, '0')}`),
    '<text x="165" y="200" font-size="16" font-weight="bold" fill="#b3261e" fill-opacity=".55" text-anchor="middle">SEM VALOR — PESSOA INVENTADA</text>',
    '</svg>',
  ].join('');
}
