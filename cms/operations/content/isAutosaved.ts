import type { BasePayload, CollectionSlug } from 'payload'

/** Whether a collection autosaves drafts. */
export function isAutosaved({ collections }: BasePayload, slug: string): boolean {
  const drafts = collections[slug as CollectionSlug]?.config.versions?.drafts
  return drafts ? Boolean(drafts.autosave) : false
}
