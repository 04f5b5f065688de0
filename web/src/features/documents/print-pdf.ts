/** Prints the file itself, not the picture of it; where a hidden frame cannot print, it opens in a tab. */
export function printPdf(file: Blob): void {
  const address = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'Impressão';
  frame.src = address;
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      window.open(address, '_blank');
    }
  });
  document.body.append(frame);
  // The dialog of the browser may stay open for long: the frame goes when the page comes back to life.
  window.addEventListener('focus', () => setTimeout(() => removeFrame(frame, address), 60_000), { once: true });
}

function removeFrame(frame: HTMLIFrameElement, address: string): void {
  frame.remove();
  URL.revokeObjectURL(address);
}
