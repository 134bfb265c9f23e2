/** Collections with one document per project: their list opens that document. */
export const SINGLETONS = [
  'web-static-configs',
  'project-configs',
  'admin-configs',
  'message-settings',
  'payment-settings',
  'shop-settings',
  'reward-settings',
  'courier-settings',
  'live-settings',
  'support-settings',
] as const
export type Singleton = (typeof SINGLETONS)[number]

/** Paths, below /admin, of the two settings that are route groups of spec 2. */
const BY_PATH: Record<string, Singleton> = {
  '/portal-settings': 'web-static-configs',
  '/settings/admin-config': 'admin-configs',
}

/** Whether a collection has one document per project. */
export const isSingleton = (slug: string): slug is Singleton =>
  (SINGLETONS as readonly string[]).includes(slug)

/** The settings collection whose single document is opened at a path below /admin: a named path, its list, or its “create new” page. */
export function singletonAt(path: string): Singleton | null {
  const named = BY_PATH[path]
  if (named) return named
  const [, slug = ''] = /^\/collections\/([^/]+)(?:\/create)?$/.exec(path) ?? []
  return isSingleton(slug) ? slug : null
}
