import type { LayerVersion } from '../layer-calls.ts';
import { changeText } from '../texts.ts';

/** What changes, a line a setting. */
export function DifferenceList({ of }: { of: LayerVersion['difference'] }) {
  return (
    <ul className="parameter-difference">
      {of.map(({ path, title, before, after }) => (
        <li key={path}>{changeText(title, before, after)}</li>
      ))}
    </ul>
  );
}
