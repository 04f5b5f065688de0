import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { SpacerRow } from './spacer-row.tsx';

export type RenderRow = (index: number, measure?: (element: Element | null) => void) => ReactNode;

interface VirtualRowsProps {
  count: number;
  rowPx: number;
  /** The row with the focus stays in the page, wherever the rest is scrolled to. */
  active: number;
  frame: RefObject<HTMLElement | null>;
  renderRow: RenderRow;
}

const cardPx = 200;
const overscan = 12;

/** The rows on the screen and a dozen around them; spacer rows stand for the others. */
export function VirtualRows({ count, rowPx, active, frame, renderRow }: VirtualRowsProps) {
  const { headPx, isCards } = useFrame(frame);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => (isCards ? cardPx : rowPx),
    overscan: isCards ? 4 : overscan,
    paddingStart: headPx,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return rows.includes(active) ? rows : [...rows, active].sort((one, other) => one - other);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, isCards]);

  const items = virtualizer.getVirtualItems();
  let end = headPx;
  const shown = items.map(({ index, key, start, end: itemEnd }) => {
    const gap = start - end;
    end = itemEnd;
    return (
      <Fragment key={key}>
        <SpacerRow px={gap} />
        {renderRow(index, isCards ? virtualizer.measureElement : undefined)}
      </Fragment>
    );
  });
  return (
    <>
      {shown}
      <SpacerRow px={virtualizer.getTotalSize() - end} />
    </>
  );
}

interface Frame {
  /** Height of what sticks to the top of the frame. */
  headPx: number;
  isCards: boolean;
}

function useFrame(frame: RefObject<HTMLElement | null>): Frame {
  const [measured, setMeasured] = useState<Frame>({ headPx: 0, isCards: false });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const head = element.querySelector('thead');
      const isCards = getComputedStyle(element.querySelector('tbody') ?? element).display === 'block';
      setMeasured((before) => {
        const now = { headPx: isCards ? 0 : (head?.offsetHeight ?? 0), isCards };
        return Object.entries(now).every(([name, value]) => before[name as keyof Frame] === value) ? before : now;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return measured;
}
