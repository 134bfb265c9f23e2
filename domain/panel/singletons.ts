/** Collections with one document a project: their list opens it. */
export const SINGLETONS = [
  'web-static-configs',
  'project-configs',
  'admin-configs',
  'message-settings',
  'payment-settings',
  'shop-settings',
  'reward-settings',
  'courier-settings',
] as const
export type Singleton = (typeof SINGLETONS)[number]

/** Addresses of the two settings that are route groups of spec 2, below /admin. */
const NAMED: Record<string, Singleton> = {
  '/portal-settings': 'web-static-configs',
  '/settings/admin-config': 'admin-configs',
}

/** Whether a collection has one document a project. */
export const isSingleton = (slug: string): slug is Singleton =>
  (SINGLETONS as readonly string[]).includes(slug)

/** The settings whose one document a path below /admin asks for: by name, as a list, or as “create new”. */
export function singletonAt(path: string): Singleton | null {
  const named = NAMED[path]
  if (named) return named
  const [, slug = ''] = /^\/collections\/([^/]+)(?:\/create)?$/.exec(path) ?? []
  return isSingleton(slug) ? slug : null
}
