import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bin, root, run, runNode } from './run.mjs'

const DOWNLOAD_MS = 60_000
/** Debian's headless Chromium: renders the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell'
const NAMES = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function find(names) {
  const folders = [...new Set([...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'])]
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...MAC_PATHS,
  ]
  return candidates.find(isProgram) ?? null
}

/** The path of an installed Chromium or Chrome: CHROMIUM_PATH, then the usual names, else null. */
export function findBrowser() {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return isProgram(configured) ? configured : null
  return find(NAMES)
}

/** The path of a browser that can show notifications, which the headless shell cannot; null when none is installed. */
export function findNotifyingBrowser() {
  const configured = process.env.CHROMIUM_PATH
  if (configured && !configured.endsWith(SHELL)) return isProgram(configured) ? configured : null
  return find(NAMES.filter((name) => name !== SHELL))
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian's Chromium where no browser can show notifications. Journeys of notifications are skipped without one. */
export async function ensureNotifyingBrowser() {
  if (findNotifyingBrowser() || !canInstall()) return
  console.error('Installing the Chromium of Debian, for notifications …')
  await run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    capture: true,
    timeoutMs: 5 * DOWNLOAD_MS,
  })
}

async function installFromDebian() {
  if (!canInstall()) return null
  console.error(`No ${SHELL} here; installing the one of Debian …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, capture: true, timeoutMs: 5 * DOWNLOAD_MS }
  await run('apt-get', ['update', '-q'], quiet)
  for (const name of [SHELL, 'chromium']) {
    await run('apt-get', ['install', '-qy', '--no-install-recommends', name], quiet)
    const found = findBrowser()
    if (found) return found
  }
  return null
}

async function installFromPlaywright() {
  const cli = bin('@playwright/test/cli.js')
  if (!existsSync(cli)) return null
  console.error('No Chromium here; asking Playwright for one (at most 60 s) …')
  await runNode([cli, 'install', 'chromium', '--only-shell'], { capture: true, timeoutMs: DOWNLOAD_MS })
  const { chromium } = await import(
    pathToFileURL(path.join(root, 'node_modules/@playwright/test/index.mjs')).href
  )
  const file = chromium.executablePath()
  return existsSync(file) ? file : null
}

const isPreferred = (file) => file === process.env.CHROMIUM_PATH || file?.endsWith(SHELL)

/** The path of a browser for the tests, the fastest that can be installed; throws with what is missing. */
export async function ensureBrowser() {
  const installed = findBrowser()
  const browser = isPreferred(installed)
    ? installed
    : ((await installFromDebian()) ?? installed ?? (await installFromPlaywright()))
  if (browser) return browser
  throw new Error(
    process.env.CHROMIUM_PATH
      ? `CHROMIUM_PATH: ${process.env.CHROMIUM_PATH} is not a program.`
      : 'No Chromium or Chrome was found, and none could be installed. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await ensureBrowser())
  } catch (err) {
    console.error(err.message)
    process.exit(1)
  }
}
