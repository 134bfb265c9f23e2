import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The path of a program of the installed packages, to start it without npm. */
export const bin = (name) => path.join(root, 'node_modules', name)

/**
 * Makes a program load the production build of packages that have one. Lexical's development build awaits
 * itself while it loads, and Node 20 sometimes never finishes that.
 */
export const PRODUCTION_MODULES = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--conditions=production'].filter(Boolean).join(' '),
}

/** Runs a program; resolves to its exit code and, with `capture`, its output. Rejects when it can't start. */
export function run(command, args, { env = {}, capture = false, timeoutMs, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const timer = timeoutMs ? setTimeout(() => child.kill('SIGKILL'), timeoutMs) : null
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (timer) clearTimeout(timer)
      resolve({ code: code ?? 1, signal, output })
    })
  })
}

/** As `run`, with Node as the program. */
export const runNode = (args, options) => run(process.execPath, args, options)
