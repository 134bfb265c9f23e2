import { setPageLocale } from '#site/texts/pageLocale.ts'
import { getSettings } from '../settings.ts'
import { parseScope, type Scope } from './base.ts'

/**
 * Whose page this is, from the `[project]` route parameter; the first thing that a page or layout asks, since it also says
 * in which language its server components speak. Null when there is no such project, or when it has no Hindi.
 */
export async function enterScope(param: string): Promise<Scope | null> {
  const scope = parseScope(param)
  const settings = scope && (await getSettings(scope.slug))
  if (!scope || !settings) return null
  if (scope.locale === 'hi' && !settings.config.hindiEnabled) return null
  setPageLocale(scope.locale)
  return scope
}
