/** Request header of the gateway to the storefront: the number of the last change it knows. The storefront first drops older cache entries (site/proxy.ts). */
export const CHANGES_HEADER = 'x-internal-changes'

/** Request header of the storefront's own API reads: the answering server first reads the changes of the other servers. */
export const PAGE_READ_HEADER = 'x-page-read'

/** Response header of the API for responses that are not cached in memory; removed before the response is sent. */
export const UNCACHED_HEADER = 'x-internal-unkept'
