import { SlugSchema } from '#domain/text/slug.ts'

/** `slug` names the project; every link of the visit starts with `base`. */
export type Scope = { slug: string; base: string }

/**
 * Reads the `[project]` route parameter: `demo` on a visit under `/_projects/demo/…`, `~demo` on the project's own host.
 * Null when it is no project's slug.
 */
export function parseScope(param: string): Scope | null {
  const isOwnHost = param.startsWith('~') || param.startsWith('%7E')
  const slug = isOwnHost ? param.replace(/^(~|%7E)/, '') : param
  if (!SlugSchema.safeParse(slug).success) return null
  return { slug, base: isOwnHost ? '' : `/_projects/${slug}` }
}
