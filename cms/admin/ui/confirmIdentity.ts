/** Asks for a fresh code; whether it was right. */
type Asker = () => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

/** Says who asks for fresh codes; the answer takes it back. */
export function askCodesBy(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/**
 * Asks the person at the panel for a fresh code over the open page (docs/security.md, "Sessions"). Calls that need one at the
 * same time share the question. False when they give up, and where nobody asks.
 */
export function confirmIdentity(): Promise<boolean> {
  if (!asker) return Promise.resolve(false)
  asking ??= asker().finally(() => {
    asking = null
  })
  return asking
}
