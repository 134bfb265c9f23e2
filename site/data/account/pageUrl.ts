import { ticketFileUrl } from './tickets.ts'

const BLANK =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750"><rect width="100%" height="100%" fill="white"/></svg>'

/** A blank page to draw on. */
const BLANK_PAGE = `data:image/svg+xml,${encodeURIComponent(BLANK)}`

/** Address of the page of a drawing: a picture by its id, or a blank page. */
export const pageUrl = (base: string, file: string | null): string =>
  file === null ? BLANK_PAGE : ticketFileUrl(base, { id: file })
