import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A program of the installed packages, started without npm in between. */
export const bin = (name) => path.join(root, 'node_modules', name)

/**
 * Makes a program load the production form of packages that have one. Lexical's other form waits for itself while it
 * loads, and Node 20 now and then never gets to the end of that.
 */
export const PRODUCTION_MODULES = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--conditions=production'].filter(Boolean).join(' '),
}

/** Runs a program to its end; answers its exit code and, when captured, what it printed. Rejects when it can't start. */
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

/** The same with Node and one of the installed programs. */
export const runNode = (args, options) => run(process.execPath, args, options)
