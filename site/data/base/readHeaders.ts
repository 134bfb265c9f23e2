import { PAGE_READ_HEADER } from '#domain/pages/changeHeaders.ts'

/** Headers of reads for a page. They are part of Next's cache key, so they are always the same. */
export const READ_HEADERS = { accept: 'application/json', [PAGE_READ_HEADER]: '1' }
