import { projectBase } from '#domain/links/projectPath.ts'
import type { Locale } from '#domain/text/locales.ts'
import { SlugSchema } from '#domain/text/slug.ts'

/** `slug` names the project; `base` is the prefix of all links of a page, so that they stay in its project and language. */
export type Scope = { slug: string; base: string; locale: Locale }

const PARAM = /^(~|%7E)?([^.~%]+)(\.hi)?$/

/**
 * Parses the `[project]` route parameter: `demo` when the page is served under `/_projects/demo/…`, `~demo` on the
 * project's own host, followed by `.hi` for pages in Hindi. Null when it contains no project slug.
 */
export function parseScope(param: string): Scope | null {
  const [, ownHost, slug, hindi] = PARAM.exec(param) ?? []
  if (!slug || !SlugSchema.safeParse(slug).success) return null
  return {
    slug,
    base: `${ownHost ? '' : projectBase(slug)}${hindi ? '/hi' : ''}`,
    locale: hindi ? 'hi' : 'en',
  }
}
