import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findBrowser } from '../../tools/browser/find-browser.ts';

/** A slow counter PC on a slow connection. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const options = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser of the machine; Chromium refuses its sandbox to root. */
export function openBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...options] : options;
  return chromium.launch({ executablePath: findBrowser(), args });
}

/** Slows the page down from now on. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return devtools;
}
