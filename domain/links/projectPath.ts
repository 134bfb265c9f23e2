const PREFIX = /^\/_projects\/([^/?#]+)(?=[/?#]|$)/

/** Where a project without a host of its own lives: in front of its pages, its API and its panel. */
export const projectBase = (slug: string): string => `/_projects/${slug}`

/** A path without the project that it begins with, which is null where it names none; what is left starts with a slash. */
export function splitProjectPath(path: string): { slug: string | null; base: string; path: string } {
  const [base = '', slug = null] = PREFIX.exec(path) ?? []
  const rest = path.slice(base.length)
  return { slug, base, path: rest.startsWith('/') ? rest : `/${rest}` }
}
