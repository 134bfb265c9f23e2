import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { readTags } from '#domain/pages/cacheTags.ts'
import { onChange } from '../../config/changes.ts'
import { SharedDoubts } from './SharedDoubts.ts'

/** Doubts of all projects kept in memory; about 4 KB each. */
const MAX_DOUBTS = 120_000
const MAX_PROJECTS = 200

type Indexes = LRUCache<string, SharedDoubts>

const opened = new WeakMap<BasePayload, Indexes>()

function open(payload: BasePayload): Indexes {
  const indexes: Indexes = new LRUCache({
    max: MAX_PROJECTS,
    maxSize: MAX_DOUBTS,
    sizeCalculation: ({ size }) => Math.min(MAX_DOUBTS, Math.max(1, size)),
  })
  opened.set(payload, indexes)
  onChange({
    changed: (tags) => {
      for (const { project, collection, slug } of readTags(tags)) {
        if (collection === null) indexes.delete(project)
        else if (collection === 'doubts' && slug) indexes.peek(project)?.markChanged(slug)
      }
    },
    missed: () => indexes.clear(),
  })
  return indexes
}

/** Ids of a project's shared doubts of a subject that have most of these terms, the best first; its index is read on first use. */
export async function findSharedDoubts(
  payload: BasePayload,
  { id, slug }: RequestProject,
  ...asked: Parameters<SharedDoubts['find']>
): Promise<string[]> {
  const indexes = opened.get(payload) ?? open(payload)
  const shared = indexes.get(slug) ?? new SharedDoubts(payload, id)
  if (!indexes.has(slug)) indexes.set(slug, shared)
  const before = shared.size
  const found = await shared.find(...asked)
  // Set it again with its actual size, unless it was evicted in the meantime.
  if (shared.size !== before && indexes.peek(slug) === shared) {
    indexes.delete(slug)
    indexes.set(slug, shared)
  }
  return found
}
