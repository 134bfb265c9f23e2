import type { RequestContext } from '../http/requestContext.ts'

/**
 * How the site is told whose page it draws and in which language: `demo` under the path prefix, `~demo` on the project's own
 * host, with `.hi` behind it in Hindi (site/data/base/base.ts reads it).
 */
export const siteScope = (
  { prefixSlug, locale }: Pick<RequestContext, 'prefixSlug' | 'locale'>,
  slug: string,
): string => `${prefixSlug === null ? '~' : ''}${slug}${locale === 'hi' ? '.hi' : ''}`

/** The path the site is asked for. The language is in the scope; the site's own routes know none. */
export const sitePath = ({ locale, fullPath, path }: Pick<RequestContext, 'locale' | 'fullPath' | 'path'>) =>
  locale === 'hi' ? path : fullPath
