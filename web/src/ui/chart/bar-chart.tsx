import { BOTTOM, ChartFrame, TOP } from './chart-frame.tsx';
import type { ChartProps } from './chart.ts';
import { scaleOf } from './scale.ts';

/** Part of a point's place that its bar takes. */
const WIDE = 0.62;

/** One bar a point, from zero: amounts of days, months, stores. */
export function BarChart(chart: ChartProps) {
  const { points, format, goal } = chart;
  const scale = scaleOf([...points.map(({ value }) => value), ...(goal ? [goal.value] : [])], TOP, BOTTOM);
  const place = 100 / points.length;
  return (
    <ChartFrame chart={chart} scale={scale}>
      {points.map(({ label, value }, at) => {
        const [from, to] = [scale.y(Math.max(value, 0)), scale.y(Math.min(value, 0))];
        return (
          <rect
            key={label}
            className={`chart-bar ${value < 0 ? 'chart-bar-below' : ''}`}
            x={`${place * (at + (1 - WIDE) / 2)}%`}
            width={`${place * WIDE}%`}
            y={from}
            height={to - from}
          >
            <title>{`${label}: ${format(value)}`}</title>
          </rect>
        );
      })}
    </ChartFrame>
  );
}
