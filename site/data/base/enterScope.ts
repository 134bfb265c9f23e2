import { setPageLocale } from '#site/texts/pageLocale.ts'
import { getSettings } from '../settings.ts'
import { parseScope, type Scope } from './base.ts'

/**
 * The project and language of a page, from the `[project]` route parameter. Pages and layouts call it first,
 * since it also sets the language of their server components. Null when the project does not exist, or has no
 * Hindi.
 */
export async function enterScope(param: string): Promise<Scope | null> {
  const scope = parseScope(param)
  const settings = scope && (await getSettings(scope.slug))
  if (!scope || !settings) return null
  if (scope.locale === 'hi' && !settings.config.hindiEnabled) return null
  setPageLocale(scope.locale)
  return scope
}
