/** Takes the place of rows that are not in the page. */
export function SpacerRow({ px }: { px: number }) {
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is hidden from those who listen
  return px > 0 ? <tr aria-hidden="true" className="data-table-spacer" style={{ height: px }} /> : null;
}
