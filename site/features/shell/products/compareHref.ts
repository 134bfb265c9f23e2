/** The comparison of these products, as a URL that can be shared. */
export const compareHref = (ids: readonly string[]): string =>
  `/compare?ids=${ids.map(encodeURIComponent).join(',')}`
