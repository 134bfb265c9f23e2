/** Number of the last change seen by the gateway, in its requests to the storefront, which first drops older cache entries (site/proxy.ts). */
export const CHANGES_HEADER = 'x-internal-changes'

/** In the storefront's own reads: the server that answers first reads the changes of the other servers. */
export const PAGE_READ_HEADER = 'x-page-read'

/** In an answer of the Api that is not kept in memory; it is not sent. */
export const UNKEPT_HEADER = 'x-internal-unkept'
