import { type ReactNode, useId } from 'react';
import type { ChartProps } from './chart.ts';
import type { Scale } from './scale.ts';
import { texts } from './texts.ts';
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
  isBelow?: (at: number) => boolean;
  children: ReactNode;
}

/** Caption, marks, labels and goal of a picture, and its figures as a table for those who listen. */
export function ChartFrame({ chart, scale, isBelow, children }: ChartFrameProps) {
  const { title, points, format, shortFormat = format, goal } = chart;
  const caption = useId();
  const most = Math.max(...points.map(({ value }) => value));
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
            <svg className={`chart-plot ${points.length > 8 ? 'chart-many' : ''}`} height={HEIGHT}>
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
              {points.map(({ label, value }, at) => (
                <g key={label}>
                  <text
                    className={`chart-value ${value === most || at === points.length - 1 ? 'chart-value-kept' : ''}`}
                    {...(at === points.length - 1 && points.length > 8
                      ? { x: '100%', textAnchor: 'end' }
                      : { x: middle(at, points.length), textAnchor: 'middle' })}
                    y={isBelow?.(at) ? scale.y(value) + 20 : scale.y(Math.max(value, 0)) - 8}
                  >
                    {shortFormat(value)}
                  </text>
                  <text
                    className={at % 2 === 0 ? undefined : 'chart-label-odd'}
                    x={middle(at, points.length)}
                    y={HEIGHT - 8}
                    textAnchor="middle"
                  >
                    {label}
                  </text>
                </g>
              ))}
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
