import { PAGE_READ_HEADER } from '#domain/pages/changeHeaders.ts'

/** Headers of reads for a page. They are part of the key by which Next keeps an answer, so they are always the same. */
export const READ_HEADERS = { accept: 'application/json', [PAGE_READ_HEADER]: '1' }
