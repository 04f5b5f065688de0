/** Takes the place of rows that are not in the page. */
export function SpacerRow({ px }: { px: number }) {
  return px > 0 ? <tr aria-hidden="true" className="data-table-spacer" style={{ height: px }} /> : null;
}
