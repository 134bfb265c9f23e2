import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EnvError } from '../../config/env.ts'

type Fault = Error & { code?: string; syscall?: string; port?: number; address?: string }

const causes = (err: unknown): Fault[] => {
  const chain: Fault[] = []
  for (let next = err; next instanceof Error && chain.length < 8; next = next.cause) chain.push(next as Fault)
  return chain
}

function lineOf(fault: Fault): string | null {
  if (fault instanceof EnvError) return fault.message
  if (fault.code === 'EADDRINUSE') return `PORT: ${fault.address}:${fault.port} is taken by another program`
  if (fault.syscall === 'listen')
    return `HOST, PORT: cannot listen on ${fault.address}:${fault.port} (${fault.code})`
  if (/SQLITE_BUSY|SQLITE_LOCKED|database is locked/.test(`${fault.code} ${fault.message}`)) {
    return 'DATABASE_URI: the database is locked by another program'
  }
  if (
    /SQLITE_CANTOPEN|SQLITE_READONLY|unable to open (database|connection)/i.test(
      `${fault.code} ${fault.message}`,
    )
  ) {
    return 'DATABASE_URI: the database file cannot be opened for writing'
  }
  if (/SQLITE_NOTADB|SQLITE_CORRUPT/.test(`${fault.code} ${fault.message}`)) {
    return 'DATABASE_URI: the file is not a database, or is damaged'
  }
  // Payload's adapter throws an error of its own, without the cause.
  if (/^Mongo/.test(fault.name) || /cannot connect to MongoDB/.test(fault.message))
    return 'DATABASE_URI: the database does not answer'
  return null
}

/** Lines that explain why the server cannot start, naming the variable to change; never a stack. */
export function startErrorLines(err: unknown): string[] {
  const known = causes(err)
    .map(lineOf)
    .find((line) => line !== null)
  const text =
    known ?? (err instanceof Error ? `${err.name}: ${err.message.split('\n', 1)[0]}` : 'unknown fault')
  return text.split('\n').map((line) => `Cannot start. ${line}`)
}

/** Creates the data folder; throws an EnvError when it is not writable. */
export function checkDataDir(dir: string): void {
  const probe = path.join(dir, `.write-probe-${process.pid}`)
  try {
    mkdirSync(dir, { recursive: true })
    accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    throw new EnvError(`DATA_DIR: cannot write in ${dir}`, { cause })
  }
}
