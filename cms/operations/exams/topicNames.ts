import type { BasePayload } from 'payload'
import { documentCache } from '#database/documentCache.ts'
import type { Locale } from '#domain/text/locales.ts'

/** Names the topics of a project's questions in a language, whatever the case of their tags; those without a Hindi name stay as they are. */
export async function topicNames(
  payload: BasePayload,
  project: string,
  locale: Locale,
): Promise<(concept: string) => string> {
  if (locale === 'en') return (concept) => concept
  const where = { project: { equals: project } }
  const [config] = await documentCache({ payload, collection: 'project-configs', where, limit: 1 })
  const names = new Map((config?.topics ?? []).map(({ name, hindi }) => [name.toLowerCase(), hindi]))
  return (concept) => names.get(concept.toLowerCase()) ?? concept
}
