import { READ_FAILED } from '#domain/logs/ReadFailed.ts'
import type { UpstreamResponse } from '../gateway/upstream.ts'

/** React's marker of a failed part in HTML; quotes in user text are escaped, so it cannot be forged. */
const IN_HTML = `data-dgst="${READ_FAILED}"`
/** A failed part in an RSC payload. */
const IN_ROWS = new RegExp(`(^|\\n)[0-9a-f]+:E\\{"digest":"${READ_FAILED}"`)

function hasFailedRead({ status, headers, body }: UpstreamResponse): boolean {
  const type = headers['content-type'] ?? ''
  if (type.startsWith('text/x-component'))
    return body.includes(READ_FAILED) && IN_ROWS.test(body.toString('utf8'))
  return type.startsWith('text/html') && body.includes(status >= 500 ? READ_FAILED : IN_HTML)
}

/**
 * Sets the status to 503 if a required read of the page has failed after Next had already sent another status. Such a page is not
 * cached and not treated as empty or missing.
 */
export const withReadFailure = (answer: UpstreamResponse): UpstreamResponse =>
  hasFailedRead(answer) ? { ...answer, status: 503 } : answer
