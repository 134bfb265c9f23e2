import type { Settings } from '#site/data/SettingsTypes.ts'

/** The JSON-LD that describes the site and its search to search engines (`<` escaped). */
export const siteJsonLd = ({ title, address }: Pick<Settings, 'title' | 'address'>): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: title,
    url: address,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${address}/search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }).replace(/</g, '\\u003c')
