import { BOTTOM, ChartFrame, HEIGHT, middle, TOP } from './chart-frame.tsx';
import type { ChartProps } from './chart.ts';
import { scaleOf } from './scale.ts';

/** A course over time: each point joined to the next. */
export function LineChart(chart: ChartProps) {
  const { points, format, goal } = chart;
  const scale = scaleOf([...points.map(({ value }) => value), ...(goal ? [goal.value] : [])], TOP, BOTTOM);
  const path = points.map(({ value }, at) => `${(at + 0.5) * (100 / points.length)},${scale.y(value)}`).join(' ');
  const isBelow = (at: number) => {
    const { value = 0 } = points[at] ?? {};
    return [points[at - 1], points[at + 1]].every((beside) => beside === undefined || beside.value > value);
  };
  return (
    <ChartFrame chart={chart} scale={scale} isBelow={isBelow}>
      {/* Stretched to the width of the screen; the stroke is not. */}
      <svg viewBox={`0 0 100 ${HEIGHT}`} width="100%" height={HEIGHT} preserveAspectRatio="none">
        <polyline className="chart-line" points={path} />
      </svg>
      {points.map(({ label, value }, at) => (
        <circle key={label} className="chart-dot" cx={middle(at, points.length)} cy={scale.y(value)} r="4">
          <title>{`${label}: ${format(value)}`}</title>
        </circle>
      ))}
    </ChartFrame>
  );
}
