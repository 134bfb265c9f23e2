import type { Settings } from '#site/data/SettingsTypes.ts'

/** The text of a script element that tells search engines of the site and its own search (`<` escaped). */
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
