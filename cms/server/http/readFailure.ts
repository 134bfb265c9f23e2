import { READ_FAILED } from '#domain/logs/ReadFailed.ts'
import type { UpstreamAnswer } from '../gateway/upstream.ts'

/** As React marks a failed part of a page; in what people have written quotes are escaped. */
const IN_HTML = `data-dgst="${READ_FAILED}"`
/** A failed part in Next's own form of a page. */
const IN_ROWS = new RegExp(`(^|\\n)[0-9a-f]+:E\\{"digest":"${READ_FAILED}"`)

function hasFailedRead({ status, headers, body }: UpstreamAnswer): boolean {
  const type = headers['content-type'] ?? ''
  if (type.startsWith('text/x-component'))
    return body.includes(READ_FAILED) && IN_ROWS.test(body.toString('utf8'))
  return type.startsWith('text/html') && body.includes(status >= 500 ? READ_FAILED : IN_HTML)
}

/**
 * A page that lacks something it cannot be without, though its address is right: 503, whatever the site could still say
 * when it noticed. So it is neither kept nor taken for one that is empty or missing.
 */
export const withReadFailure = (answer: UpstreamAnswer): UpstreamAnswer =>
  hasFailedRead(answer) ? { ...answer, status: 503 } : answer
