/** Gives the idempotency key of what a form sends. */
export type RequestKeyOf = (content: object) => string

/**
 * The idempotency keys of one form. The same content sent again, as after a lost response, has the same key; changed content is another
 * request and has a new one.
 */
export function newRequestKeys(): RequestKeyOf {
  let last = { content: '', key: '' }
  return (content) => {
    const text = JSON.stringify(content)
    if (last.content !== text) last = { content: text, key: crypto.randomUUID() }
    return last.key
  }
}
