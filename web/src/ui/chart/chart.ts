export interface ChartPoint {
  /** 'nov', 'seg 16'. */
  label: string;
  value: number;
}

export interface ChartProps {
  /** What the picture shows; its caption, and the title of its figures: 'Recebido por mês'. */
  title: string;
  /** What the points stand for: 'Mês'. */
  pointHeader: string;
  /** What is measured: 'Recebido'. */
  valueHeader: string;
  points: readonly ChartPoint[];
  /** In full, for the figures: 'R$ 1.234,56'. */
  format: (value: number) => string;
  /** In few letters, for the picture: 'R$ 1,2 mil'. `format` when left out. */
  shortFormat?: (value: number) => string;
  /** A line across: the month's goal. */
  goal?: { label: string; value: number };
}
