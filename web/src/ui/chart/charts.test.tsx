import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { marksOf, scaleOf } from './scale.ts';
import { stepsOf } from './thinning.ts';

const points = [
  { label: 'seg', value: 100 },
  { label: 'ter', value: 300 },
  { label: 'qua', value: 0 },
  { label: 'qui', value: -50 },
];
const chart = {
  title: 'Vendas da semana',
  pointHeader: 'Dia',
  valueHeader: 'Vendas',
  points,
  format: (value: number) => `R$ ${value},00`,
  shortFormat: (value: number) => `${value}`,
};

describe('the marks', () => {
  test.each([
    [
      [421, 388, 903],
      [0, 250, 500, 750, 1000],
    ],
    [
      [0.3, 0.1],
      [0, 0.1, 0.2, 0.3],
    ],
    [
      [-45, 120],
      [-50, 0, 50, 100, 150],
    ],
    [
      [0, 0],
      [0, 1],
    ],
    // Planted: quarters of a sale.
    [[1], [0, 1]],
    [
      [10, 4],
      [0, 5, 10],
    ],
    [[], [0, 1]],
  ])('of %j are %j', (values, marks) => {
    expect(marksOf(values).map((mark) => Number(mark.toPrecision(12)))).toEqual(marks);
  });

  test('hold every value and zero, and are few', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (values) => {
        const marks = marksOf(values);
        expect(marks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(marks.length).toBeLessThanOrEqual(7);
        const { y } = scaleOf(values, 20, 200);
        for (const value of values) {
          expect(y(value)).toBeGreaterThanOrEqual(20 - 1e-6);
          expect(y(value)).toBeLessThanOrEqual(200 + 1e-6);
        }
      }),
    );
  });
});

describe.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('%s', (_, Chart) => {
  test('have their figures as a table for those who listen', () => {
    render(<Chart {...chart} goal={{ label: 'Meta', value: 250 }} />);
    const figures = within(screen.getByRole('table', { name: 'Vendas da semana' }));
    const rows = figures.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['segR$ 100,00', 'terR$ 300,00', 'quaR$ 0,00', 'quiR$ -50,00']);
    expect(figures.getByRole('columnheader', { name: 'Dia' })).toBeInTheDocument();
    expect(screen.getByText('Meta: R$ 250,00')).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Vendas da semana' }).querySelector('.chart-picture')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });

  test('say that there is nothing to draw', () => {
    render(<Chart {...chart} points={[]} />);
    expect(screen.getByText('Sem valores neste período.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('a bar is as high as its figure', () => {
  const { container } = render(<BarChart {...chart} />);
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  const [monday = 0, tuesday = 0, wednesday, thursday = 0] = heights;
  expect(tuesday / monday).toBeCloseTo(3, 6);
  expect(wednesday).toBe(0);
  expect(thursday / monday).toBeCloseTo(0.5, 6);
  const [first, , , last] = container.querySelectorAll('rect');
  const zero = Number(first?.getAttribute('y')) + monday;
  expect(Number(last?.getAttribute('y'))).toBeCloseTo(zero, 6);
});

test('the line goes through every point', () => {
  const { container } = render(<LineChart {...chart} />);
  const line = container.querySelector('polyline')?.getAttribute('points')?.split(' ') ?? [];
  const dots = [...container.querySelectorAll('circle')].map(
    (dot) => `${Number.parseFloat(dot.getAttribute('cx') ?? '')},${dot.getAttribute('cy')}`,
  );
  expect(line).toEqual(dots);
  expect(line).toHaveLength(4);
});

test.each([
  [28, '27/10', { wide: 2, narrow: 5 }],
  [12, 'nov', { wide: 1, narrow: 2 }],
  [5, 'seg', { wide: 1, narrow: 1 }],
  [90, '27/10', { wide: 7, narrow: 15 }],
])('of %i labels like %s every so many stays', (count, label, steps) => {
  expect(stepsOf(Array.from({ length: count }, () => label))).toEqual(steps);
});

test('words of their own lengths all stay where each fits beside its neighbours', () => {
  expect(stepsOf(['Consulta', 'Valor', 'Plano', 'Código', 'Venda'])).toEqual({ wide: 1, narrow: 1 });
  expect(stepsOf(['Consulta', 'Consultas', 'Plano', 'Código', 'Venda'])).toEqual({ wide: 1, narrow: 2 });
});

test('days on which nothing was sold have no figure, but for the last; labels that would touch are left out', () => {
  const days = Array.from({ length: 28 }, (_, at) => ({ label: `${10 + at}/11`, value: at === 3 ? 700 : 0 }));
  const { container } = render(<BarChart {...chart} points={days} />);
  expect([...container.querySelectorAll('.chart-value')].map(({ textContent }) => textContent)).toEqual(['700', '0']);
  const labels = [...container.querySelectorAll('.chart-plot g text:last-child')];
  expect(labels.filter((one) => !one.classList.contains('chart-thin-wide'))).toHaveLength(14);
  expect(labels.filter((one) => !one.classList.contains('chart-thin-narrow'))).toHaveLength(6);
});
