import type { Where } from 'payload'

/** Which private files a field for a PDF offers and takes. */
export const ONLY_PDFS: Where = { mimeType: { equals: 'application/pdf' } }
