import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const next = path.join(root, 'node_modules/next/dist/bin/next')

export type Env = Record<string, string>
type Start = { args: string[]; env: Env; logFile: string }

const READY_MS = 90_000
const KILL_AFTER_MS = 12_000

/** Preloaded module that ends a program with its parent, even when that is killed by SIGKILL. */
const exitWithParent = import.meta.resolve('#cms/server/process/exitWithParent.mjs')

const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG']
const basics = (): Env =>
  Object.fromEntries(
    PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name] as string]] : [])),
  )

function spawnNode({ args, env, logFile }: Start): ChildProcess {
  const log = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd: root,
    env: { ...basics(), NEXT_TELEMETRY_DISABLED: '1', ...env } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')

const running = new Set<Program>()

/** Runs a script to its end; throws with the last lines of its log when it fails. */
export async function runNode(start: Start): Promise<void> {
  const child = spawnNode(start)
  const program = new Program(child)
  const code = await program.ended
  if (code !== 0) throw new Error(`${start.args.join(' ')} ended with ${code}:\n${lastLines(start.logFile)}`)
}

/** Starts a server and resolves when `readyUrl` has a status below 500; throws with the last lines of its log otherwise. */
export async function startProgram(start: Start & { readyUrl: string }): Promise<Program> {
  const program = new Program(spawnNode(start))
  const until = Date.now() + READY_MS
  while (!program.hasEnded && Date.now() < until) {
    if (await answers(start.readyUrl)) return program
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await program.stop()
  throw new Error(`${start.args.join(' ')} did not start:\n${lastLines(start.logFile)}`)
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}

/** A child process; it ends with the benchmark. */
export class Program {
  readonly ended: Promise<number>
  readonly #child: ChildProcess

  constructor(child: ChildProcess) {
    this.#child = child
    running.add(this)
    this.ended = new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => {
        running.delete(this)
        resolve(code ?? 1)
      })
    })
  }

  get pid(): number {
    return this.#child.pid as number
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return
    this.#child.kill('SIGTERM')
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), KILL_AFTER_MS)
    await this.ended
    clearTimeout(timer)
  }
}

export const stopAll = async (): Promise<void> => {
  await Promise.all([...running].map((program) => program.stop()))
}
