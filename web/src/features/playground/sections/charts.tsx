import { formatBrl, wholeCents } from '@balcao/contract/kernel';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import type { Section } from '../section.ts';
import { Specimen } from '../specimen.tsx';

export const section: Section = { group: 'Figuras', title: 'Gráficos', Body };

const week = [
  { label: 'seg 16', value: 421_050 },
  { label: 'ter 17', value: 388_000 },
  { label: 'qua 18', value: 512_390 },
  { label: 'qui 19', value: 0 },
  { label: 'sex 20', value: 695_725 },
  { label: 'sáb 21', value: 903_340 },
];
const months = ['dez', 'jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov'];
const received = months.map((label, at) => ({ label, value: 2_800_000 + ((at * 7) % 5) * 410_000 + at * 155_000 }));
const returns = [
  { label: 'ago', value: 120_000 },
  { label: 'set', value: -45_000 },
  { label: 'out', value: 80_500 },
];

const inFull = (cents: number) => formatBrl(wholeCents(cents));
const thousand = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const inShort = (cents: number) =>
  Math.abs(cents) >= 100_000 ? `${thousand.format(cents / 100_000)} mil` : thousand.format(cents / 100);
const money = { valueHeader: 'Valor', format: inFull, shortFormat: inShort };

function Body() {
  return (
    <>
      <Specimen name="Barras com meta" isWide>
        <BarChart
          title="Vendas da semana, em reais"
          pointHeader="Dia"
          points={week}
          goal={{ label: 'Meta do dia', value: 600_000 }}
          {...money}
        />
      </Specimen>
      <Specimen name="Linha" isWide>
        <LineChart title="Recebido por mês, em reais" pointHeader="Mês" points={received} {...money} />
      </Specimen>
      <Specimen name="Abaixo de zero">
        <BarChart title="Resultado, em reais" pointHeader="Mês" points={returns} {...money} />
      </Specimen>
      <Specimen name="Sem valores">
        <LineChart title="Recebido por mês, em reais" pointHeader="Mês" points={[]} {...money} />
      </Specimen>
    </>
  );
}
