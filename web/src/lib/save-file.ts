/** Hands a file that came as an answer to the browser, as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not at once: some browsers fetch it after the click returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
