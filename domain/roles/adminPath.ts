import { splitProjectPath } from '../links/projectPath.ts'

/**
 * The path of an admin page in the form that permissions use: without origin, query, the project prefix
 * `/_projects/<slug>` (spec 2) and `/admin`; '/' for the root.
 */
export function adminPath(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  const inner = splitProjectPath(path).path.replace(/^\/admin(?=\/|$)/, '')
  const normalised = `/${inner}`.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return normalised === '' ? '/' : normalised
}

/** Whether `path` is `url` or a page below it. */
export const isPathBelow = (path: string, url: string): boolean => path === url || path.startsWith(`${url}/`)
