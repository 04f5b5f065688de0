/** Loads a script of others: its host is in the configuration of the server, and in the page's content policy. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
