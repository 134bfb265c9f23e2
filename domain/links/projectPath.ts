const PREFIX = /^\/_projects\/([^/?#]+)(?=[/?#]|$)/

/** Path prefix of a project without its own host, for its pages, API and panel. */
export const projectBase = (slug: string): string => `/_projects/${slug}`

/**
 * Splits the project prefix from a path; `slug` is null without a prefix, and the remaining path starts with
 * a slash.
 */
export function splitProjectPath(path: string): { slug: string | null; base: string; path: string } {
  const [base = '', slug = null] = PREFIX.exec(path) ?? []
  const remaining = path.slice(base.length)
  return { slug, base, path: remaining.startsWith('/') ? remaining : `/${remaining}` }
}
