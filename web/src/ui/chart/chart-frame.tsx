import { type ReactNode, useId } from 'react';
import type { ChartProps } from './chart.ts';
import type { Scale } from './scale.ts';
import { texts } from './texts.ts';
import { stepsOf, thinned } from './thinning.ts';
import './chart.css';

export const HEIGHT = 240;
export const TOP = 20;
export const BOTTOM = HEIGHT - 28;

/** Middle of the place of a point, in per cent of the width. */
export const middle = (at: number, count: number) => `${((at + 0.5) / count) * 100}%`;

interface ChartFrameProps {
  chart: ChartProps;
  scale: Scale;
  /** The figure of a point stands under it: a line falls to it from both sides. */
  isBelow?: ((at: number) => boolean) | undefined;
  children: ReactNode;
}

/** Caption, marks, labels and goal of a picture, and its figures as a table for those who listen. */
export function ChartFrame({ chart, scale, isBelow, children }: ChartFrameProps) {
  const { title, points, format, shortFormat = format, goal } = chart;
  const caption = useId();
  return (
    <figure className="chart" aria-labelledby={caption}>
      <figcaption className="chart-title" id={caption}>
        {title}
      </figcaption>
      {points.length === 0 ? (
        <p className="chart-empty">{texts.empty}</p>
      ) : (
        <>
          <div className="chart-picture" aria-hidden="true">
            <svg className="chart-axis" height={HEIGHT}>
              {scale.marks.map((mark) => (
                <text key={mark} x="100%" y={scale.y(mark)} dy="0.32em" textAnchor="end">
                  {shortFormat(mark)}
                </text>
              ))}
            </svg>
            <svg className="chart-plot" height={HEIGHT}>
              {scale.marks.map((mark) => (
                <line
                  key={mark}
                  className={mark === 0 ? 'chart-zero' : 'chart-mark'}
                  x1="0"
                  x2="100%"
                  y1={scale.y(mark)}
                  y2={scale.y(mark)}
                />
              ))}
              {children}
              {goal ? <GoalLine y={scale.y(goal.value)} /> : null}
              <PointWords chart={chart} scale={scale} isBelow={isBelow} />
            </svg>
          </div>
          {goal ? (
            <p className="chart-legend">
              <svg className="chart-legend-line" width="24" height="8" aria-hidden="true">
                <line className="chart-goal" x1="0" x2="24" y1="4" y2="4" />
              </svg>
              {goal.label}: {format(goal.value)}
            </p>
          ) : null}
          <ChartFigures chart={chart} />
        </>
      )}
    </figure>
  );
}

/** Label and figure of each point, as many as there is room for; the highest and the last figure always. */
function PointWords({ chart, scale, isBelow }: Omit<ChartFrameProps, 'children'>) {
  const { points, format, shortFormat = format } = chart;
  const figures = points.map(({ value }) => shortFormat(value));
  const [ofLabels, ofFigures] = [stepsOf(points.map(({ label }) => label)), stepsOf(figures)];
  const most = Math.max(...points.map(({ value }) => value));
  const last = points.length - 1;
  const isMany = points.length > 8;
  const hidden = { wide: ofFigures.wide > 1, narrow: ofFigures.narrow > 1 };
  return points.map(({ label, value }, at) => {
    const isKept = value === most || at === last;
    return (
      <g key={label}>
        {isMany && value === 0 && !isKept ? null : (
          <text
            className={`chart-value ${!isKept && hidden.wide ? 'chart-thin-wide' : ''} ${!isKept && hidden.narrow ? 'chart-thin-narrow' : ''}`}
            {...(at === last && isMany
              ? { x: '100%', textAnchor: 'end' }
              : { x: middle(at, points.length), textAnchor: 'middle' })}
            y={isBelow?.(at) ? scale.y(value) + 20 : scale.y(Math.max(value, 0)) - 8}
          >
            {figures[at]}
          </text>
        )}
        <text className={thinned(at, ofLabels)} x={middle(at, points.length)} y={HEIGHT - 8} textAnchor="middle">
          {label}
        </text>
      </g>
    );
  });
}

function GoalLine({ y }: { y: number }) {
  return (
    <>
      <line className="chart-goal-under" x1="0" x2="100%" y1={y} y2={y} />
      <line className="chart-goal" x1="0" x2="100%" y1={y} y2={y} />
    </>
  );
}

function ChartFigures({ chart }: { chart: ChartProps }) {
  const { title, pointHeader, valueHeader, points, format } = chart;
  return (
    <table className="visually-hidden">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{pointHeader}</th>
          <th scope="col">{valueHeader}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
