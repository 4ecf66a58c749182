import { systemChromium } from './installed.mjs'

/** Playwright switches these off too, in a switch of its own, of which Chromium heeds the last alone (`chromium.test.ts`). */
export const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** The pages that Chromium keeps ready below the address bar of each window: two thirds of the work of opening one. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Keeps a browser under test from talking to anybody but us; the sandbox is off because containers run as root. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
]

/**
 * Launch options for a browser under test: the installed Chromium, else Playwright's own download.
 * @returns {{ args: string[], executablePath?: string }}
 */
export function chromiumOptions() {
  const installed = systemChromium()
  return { args: QUIET, ...(installed ? { executablePath: installed } : {}) }
}
