/** The comparison of these products, as an address that can be shared. */
export const compareHref = (ids: readonly string[]): string =>
  `/compare?ids=${ids.map(encodeURIComponent).join(',')}`
