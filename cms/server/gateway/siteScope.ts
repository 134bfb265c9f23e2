import type { RequestContext } from '../http/requestContext.ts'

/**
 * Project and language of a page as an internal header for the site: `demo` under the path prefix, `~demo` on the project's own
 * host, followed by `.hi` for Hindi (parsed by site/data/base/base.ts).
 */
export const siteScope = (
  { prefixSlug, locale }: Pick<RequestContext, 'prefixSlug' | 'locale'>,
  slug: string,
): string => `${prefixSlug === null ? '~' : ''}${slug}${locale === 'hi' ? '.hi' : ''}`

/** Path of the request to the site. Without language prefix, since the language is in the scope. */
export const sitePath = ({ locale, fullPath, path }: Pick<RequestContext, 'locale' | 'fullPath' | 'path'>) =>
  locale === 'hi' ? path : fullPath
