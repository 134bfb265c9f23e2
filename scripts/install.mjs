import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages

/** Whether node_modules holds exactly what the lockfile says, by npm's own record of the install. */
export function isInstalled() {
  let installed
  try {
    installed = packagesOf('node_modules/.package-lock.json')
  } catch {
    return false
  }
  return Object.entries(packagesOf('package-lock.json')).every(
    ([name, { version, optional, devOptional, link }]) =>
      name === '' ||
      link ||
      (installed[name] ? installed[name].version === version : optional || devOptional),
  )
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const INSTALL_FLAGS = ['--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']

/** Installs the locked dependencies unless they are installed. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the dependencies …')
  const env = { NODE_ENV: '' }
  const strict = await run(npm, ['ci', ...INSTALL_FLAGS], { env, capture: true })
  // `npm ci` refuses a lockfile that lacks optional packages of other systems, such as one made with a
  // registry that does not have all of them. `npm install` installs the same versions from it; the result is
  // checked below.
  if (strict.code !== 0) await run(npm, ['install', '--no-save', ...INSTALL_FLAGS], { env })
  if (!isInstalled()) throw new Error(`The dependencies could not be installed.\n${strict.output.trimEnd()}`)
}
