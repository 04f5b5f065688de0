import { type ReactNode, useId, useRef } from 'react';
import { useKeys } from '../keyboard/use-keys.ts';
import { texts } from '../texts.ts';
import './tabs.css';

const keyLines = [{ keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'], label: texts.moveTabs }];

interface TabsProps {
  /** Read aloud: 'Dados do cliente'. */
  label: string;
  tabs: readonly { key: string; label: string; count?: number | undefined }[];
  current: string;
  onChange: (key: string) => void;
  /** The panel starts with something that Tab reaches; a panel of mere text is reached itself. */
  hasControls?: boolean;
  /** What the open tab shows. */
  children: ReactNode;
}

/** The keys of the tabs pattern of WAI-ARIA: arrows open the next one, Home and End the ends, Tab goes into the panel. */
export function Tabs({ label, tabs, current, onChange, hasControls = false, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = useKeys(keyLines, (event) => {
    const at = tabs.findIndex(({ key }) => key === current);
    const places: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = places[event.key];
    const chosen = next === undefined ? undefined : tabs[next];
    if (next === undefined || chosen === undefined) return;
    event.preventDefault();
    onChange(chosen.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  });
  return (
    <div className="tabs">
      <div ref={list} className="tabs-list" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            id={`${id}-${tab.key}`}
            className="tab"
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {/* The space keeps word and number apart when they are read aloud. */}
            {`${tab.label} `}
            {tab.count === undefined ? null : <span className="tab-count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className="tabs-panel"
        role="tabpanel"
        aria-labelledby={`${id}-${current}`}
        tabIndex={hasControls ? undefined : 0}
      >
        {children}
      </div>
    </div>
  );
}
