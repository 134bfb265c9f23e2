import type { Where } from 'payload'

/** Filter of the private files that a PDF field offers and accepts. */
export const ONLY_PDFS: Where = { mimeType: { equals: 'application/pdf' } }
