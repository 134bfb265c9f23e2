/** Prompts for a fresh code; true when it was correct. */
type Asker = () => Promise<boolean>

let asker: Asker | null = null
let asking: Promise<boolean> | null = null

/** Registers the dialog that prompts for fresh codes; returns the function that unregisters it. */
export function askCodesBy(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/**
 * Prompts for a fresh code over the open page (docs/security.md, "Sessions"). Concurrent callers share one prompt. False when it is
 * cancelled and when no dialog is registered.
 */
export function confirmIdentity(): Promise<boolean> {
  if (!asker) return Promise.resolve(false)
  asking ??= asker().finally(() => {
    asking = null
  })
  return asking
}
