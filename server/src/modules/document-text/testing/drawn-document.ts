import sharp, { type Sharp } from 'sharp';

export interface PrintedPerson {
  name: string;
  /** As printed, '28/02/1990'. */
  birthDate: string;
  cpf: string;
}

const WIDTH = 1440;
const HEIGHT = 960;

/** A card in the manner of a driving licence, drawn here and of nobody, as a camera that is held well sees it. */
export async function drawnDocument({ name, birthDate, cpf }: PrintedPerson): Promise<Sharp> {
  const line = (x: number, y: number, size: number, text: string) =>
    `<text x="${x}" y="${y}" font-size="${size}" font-family="Liberation Sans, DejaVu Sans, sans-serif" fill="#1a1a1a">${text}</text>`;
  const labels: [number, number, string][] = [
    [300, 140, 'CARTEIRA NACIONAL DE HABILITAÇÃO'],
    [520, 210, 'NOME'],
    [520, 410, 'CPF'],
    [860, 410, 'DATA NASCIMENTO'],
    [520, 510, 'FILIAÇÃO'],
    [860, 660, 'VALIDADE'],
    [1100, 660, '1ª HABILITAÇÃO'],
  ];
  const values: [number, number, string][] = [
    [520, 250, name],
    [520, 450, cpf],
    [860, 450, birthDate],
    [520, 550, 'JOAO BATISTA DE SOUZA'],
    [860, 700, '15/03/2031'],
    [1100, 700, '20/05/2010'],
  ];
  const printed = [
    ...labels.map(([x, y, text]) => line(x, y, 21, text)),
    ...values.map(([x, y, text]) => line(x, y, 32, text)),
  ];
  const card = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#4a5a54"/><rect x="60" y="40" width="1320" height="880" rx="30" fill="#dce8e0"/><rect x="120" y="200" width="340" height="440" fill="#8a6a55"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${card}${printed.join('')}</svg>`;
  return sharp(await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer());
}
