import path from 'node:path'
import { parseArgs } from 'node:util'
import { EnvError } from '#cms/env.ts'
import { readFolder } from './readFolder.ts'
import { printIssues, progressBar } from './report.ts'

const USAGE = 'Usage: npm run seed -- <folder> [--dry-run] [--prune]'

/** Reads, checks and imports a project folder. Answers the exit code: 0 done, 1 refused. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, prune: { type: 'boolean', default: false } },
  })
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) {
    console.error(USAGE)
    return 1
  }
  const read = await readFolder(path.resolve(folder))
  if (!read.ok) {
    printIssues(read.issues)
    return 1
  }
  process.env.LOG_LEVEL ??= 'warn'
  const { startPayload } = await import('#cms/payload.ts')
  const { importProject } = await import('#cms/operations/seeding/importProject.ts')
  const payload = await startPayload()
  const bar = progressBar(read.records.length)
  try {
    const { project, counts } = await importProject(payload, read.records, {
      dryRun: values['dry-run'],
      prune: values.prune,
      onProgress: bar.update,
    })
    bar.stop()
    const { created, updated, unchanged, deleted } = counts
    const verb = values['dry-run'] ? 'would be' : 'are'
    console.log(
      `${project.slug}: ${created} ${verb} created, ${updated} updated, ${unchanged} unchanged, ${deleted} deleted`,
    )
    if (!values['dry-run'] && created + updated + deleted > 0) await tellServer(project.slug)
    return 0
  } finally {
    bar.stop()
    await payload.destroy()
  }
}

/** Tells a server of this environment what changed, so that its pages are new within a second. */
async function tellServer(slug: string): Promise<void> {
  const { env } = await import('#cms/env.ts')
  const { internalSecret } = await import('#cms/serverKey.ts')
  const { HOST, PORT } = env()
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  try {
    await fetch(`http://${host}:${PORT}/internal/changes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-secret': internalSecret() },
      body: JSON.stringify({ tags: ['projects', `p:${slug}`] }),
      signal: AbortSignal.timeout(5000),
    })
  } catch {
    // Nobody answers: no server is running.
  }
}

try {
  process.exitCode = await main()
} catch (err) {
  console.error(err instanceof EnvError || err instanceof Error ? err.message : String(err))
  process.exitCode = 1
}
process.exit()
