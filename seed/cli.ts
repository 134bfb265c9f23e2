import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BasePayload } from 'payload'
import { enableFastWrites } from './enableFastWrites.ts'
import { isDemoFolder } from './isDemoFolder.ts'
import { readFolder } from './readFolder.ts'
import { printIssues, printNotDeleted, progressBar, summaryOf } from './report.ts'

const USAGE = 'Usage: npm run seed -- <folder> [--dry-run] [--prune] [--no-activity]'

type Arguments = { folder: string; isDryRun: boolean; prune: boolean; isActive: boolean }

/** The parsed command line, or null when it is invalid. */
function parseArguments(): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        prune: { type: 'boolean', default: false },
        'no-activity': { type: 'boolean', default: false },
      },
    })
    const [folder, ...extra] = positionals
    if (!folder || extra.length > 0) return null
    return {
      folder: path.resolve(folder),
      isDryRun: values['dry-run'],
      prune: values.prune,
      isActive: !values['no-activity'],
    }
  } catch {
    return null
  }
}

/** Reads, checks and imports a project folder. Resolves to the exit code: 0 done, 1 refused. */
async function main(): Promise<number> {
  const parsed = parseArguments()
  if (!parsed) {
    console.error(USAGE)
    return 1
  }
  const { folder, isDryRun, prune, isActive } = parsed
  const read = await readFolder(folder)
  if (!read.ok) {
    printIssues(read.issues)
    return 1
  }
  // Errors are reported once, by this program.
  process.env.LOG_LEVEL ??= 'silent'
  process.on('unhandledRejection', () => {})
  // Lexical's modules wait for each other forever when several of them are the first to be loaded (Node 20).
  await import('@payloadcms/richtext-lexical/lexical')
  const { startPayload } = await import('#cms/payload.ts')
  const { importProject } = await import('#cms/operations/importProject.ts')
  const { effects } = await import('#hooks/effects.ts')
  const changes = new Set<string>()
  effects.publishChange = (tags) => {
    for (const tag of tags) changes.add(tag)
  }
  const { env } = await import('#cms/config/env.ts')
  const { checkDataDir } = await import('#cms/server/process/startErrors.ts')
  checkDataDir(env().DATA_DIR)
  const payload = await startPayload()
  await enableFastWrites(payload)
  const bar = progressBar(read.records.length)
  try {
    const { counts, kept } = await importProject(payload, read.records, {
      isDryRun,
      prune,
      arePeopleProven: await isDemoFolder(folder),
      onProgress: bar.update,
    })
    bar.stop()
    printNotDeleted(kept)
    if (isActive && !isDryRun && env().isLocalToolsOn) {
      const of = { payload, slug: read.project.key }
      const { seedActivity } = await import('#cms/operations/seeding/activity/seedActivity.ts')
      const readPage = (file: string) => readFile(path.join(folder, file))
      await seedActivity({ ...of, activity: read.activity, readPage, now: new Date() })
      const { seedChats } = await import('#cms/operations/seeding/activity/seedChats.ts')
      await seedChats({ ...of, chats: read.chats, now: new Date() })
    }
    console.log(summaryOf(read.project.key, counts, isDryRun))
    return 0
  } finally {
    bar.stop()
    if (changes.size > 0) await reportChanges(payload, [...changes])
    await payload.destroy()
  }
}

/** Lines to print for an error: the message of a refused record, or why the database could not be opened. */
async function faultLines(error: unknown): Promise<string[]> {
  const { ImportError } = await import('#cms/operations/seeding/writeRecord.ts')
  if (error instanceof ImportError) return [error.message]
  const { startErrorLines } = await import('#cms/server/process/startErrors.ts')
  return startErrorLines(error)
}

/** Reports changed cache tags to running servers, which invalidate their pages within a second. */
async function reportChanges(payload: BasePayload, tags: string[]): Promise<void> {
  if (payload.db.name === 'sqlite') return notifyServer(tags)
  const { addChanges } = await import('#cms/operations/processes/changeRows.ts')
  await addChanges(payload, 'seed', [tags])
}

/** Sends changed cache tags to a running server of this environment. */
async function notifyServer(tags: string[]): Promise<void> {
  const { env } = await import('#cms/config/env.ts')
  const { internalSecret } = await import('#cms/config/serverKey.ts')
  const { HOST, PORT } = env()
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  try {
    await fetch(`http://${host}:${PORT}/internal/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-secret': internalSecret() },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(5000),
    })
  } catch {
    // No answer: no server is running.
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  for (const line of await faultLines(error)) console.error(line)
  process.exitCode = 1
}
process.exit()
