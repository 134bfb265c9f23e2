import type { PayloadRequest } from 'payload'
import { PLATFORM } from '#access/projectOf.ts'
import { withLease } from '#database/withLease.ts'
import type { NewProject } from '#domain/calls/superAdmin.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import type { Project } from '#payload-types'
import { cloneSettings, countSettings } from './cloneSettings.ts'
import { emptySettings } from './emptySettings.ts'
import { findTakenHost } from './findTakenHost.ts'
import { findProjectBySlug } from './projectViews.ts'
import { importFolder, readSeedFolder } from './seedFolder.ts'
import { isUnfinished, markFinished, markUnfinished } from './unfinished.ts'

type Created =
  | { ok: true; counts: Record<string, number>; leftOut: Text[]; project: Project | null }
  | { ok: false; code: 'taken' | 'notFound' | 'folder'; reason: Text }

const inProgress = new Set<string>()

/**
 * Creates a project: empty, from a seed folder, or with the settings of another project. It stays suspended until it is complete; after an
 * interruption the same call finishes it. `isDryRun` checks everything and writes nothing.
 */
export async function createProject(
  req: PayloadRequest,
  wanted: NewProject,
  isDryRun: boolean,
): Promise<Created> {
  if (inProgress.has(wanted.slug)) return { ok: false, code: 'taken', reason: textOf('projectUnderWay') }
  inProgress.add(wanted.slug)
  try {
    // Waits for another process that is creating it, or was killed while it did.
    return await withLease(req.payload, `project:${wanted.slug}`, () => create(req, wanted, isDryRun))
  } finally {
    inProgress.delete(wanted.slug)
  }
}

async function create(req: PayloadRequest, wanted: NewProject, isDryRun: boolean): Promise<Created> {
  const { payload } = req
  const { slug, from } = wanted
  const refusal = await refusalOf(req, wanted)
  if (refusal) return refusal

  if ('seedFolder' in from) {
    const read = await readSeedFolder(from.seedFolder, wanted)
    if (!read.ok) return { ok: false, code: 'folder', reason: read.reason }
    const project = isDryRun ? null : await openProject(req, wanted)
    const counts = await importFolder(payload, read.records, isDryRun)
    return { ok: true, counts, leftOut: read.leftOut, project: project && (await finish(req, project)) }
  }
  if ('cloneSettingsOf' in from) {
    const source = await findProjectBySlug(payload, from.cloneSettingsOf)
    if (!source) return { ok: false, code: 'notFound', reason: textOf('noSuchProject') }
    const leftOut = [textOf('leftOutSecrets'), textOf('leftOutPictures')]
    if (isDryRun) return { ok: true, counts: await countSettings(payload, source), leftOut, project: null }
    const project = await openProject(req, wanted)
    const counts = await cloneSettings(req, source, { id: String(project.id), slug })
    return { ok: true, counts, leftOut, project: await finish(req, project) }
  }
  if (isDryRun) return { ok: true, counts: { project: 1, settings: 3 }, leftOut: [], project: null }
  const project = await openProject(req, wanted)
  const settings = await emptySettings(req, { id: String(project.id), slug })
  return { ok: true, counts: { project: 1, settings }, leftOut: [], project: await finish(req, project) }
}

/** Refuses a slug or host that belongs to another project; an interrupted creation may be resumed. */
async function refusalOf(req: PayloadRequest, { slug, domains }: NewProject): Promise<Created | null> {
  const { payload } = req
  if (slug === PLATFORM.slug) return { ok: false, code: 'taken', reason: textOf('slugTaken') }
  const existing = await findProjectBySlug(payload, slug)
  // A live project is complete, even if a failed creation has left its marker.
  if (existing && (existing.status !== 'suspended' || !(await isUnfinished(payload, slug))))
    return { ok: false, code: 'taken', reason: textOf('slugTaken') }
  const reason = await findTakenHost(payload, domains, slug)
  return reason ? { ok: false, code: 'taken', reason } : null
}

/** Creates or resumes the project's row, suspended until `finish`. */
async function openProject(
  req: PayloadRequest,
  { slug, title, domains, timeZone }: NewProject,
): Promise<Project> {
  const { payload } = req
  await markUnfinished(payload, slug)
  const data = { title, domains: domains.map((host) => ({ host })), timeZone, status: 'suspended' as const }
  const existing = await findProjectBySlug(payload, slug)
  const options = { collection: 'projects' as const, depth: 0, req }
  if (existing) return payload.update({ ...options, id: existing.id, data, overrideAccess: false })
  try {
    return await payload.create({ ...options, data: { ...data, slug } as never, overrideAccess: false })
  } catch (err) {
    // Nothing was created that a later call could resume.
    if (!(await findProjectBySlug(payload, slug))) await markFinished(payload, slug)
    throw err
  }
}

async function finish(req: PayloadRequest, { id, slug }: Project): Promise<Project> {
  const project = await req.payload.update({
    collection: 'projects',
    id,
    data: { status: 'active' },
    depth: 0,
    overrideAccess: false,
    req,
  })
  await markFinished(req.payload, slug)
  return project
}
