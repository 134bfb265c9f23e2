import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './run.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages

/** Whether node_modules holds exactly what the lockfile says, by npm's own record of what it installed. */
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

/** Installs the exact dependencies when they are not there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the dependencies (npm ci) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  const { code } = await run(npm, args, { env: { NODE_ENV: '' } })
  if (code !== 0) throw new Error('The dependencies could not be installed; npm says why above.')
}
