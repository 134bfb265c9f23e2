/** Asks for a fresh code; whether it was right. */
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
 * Asks the person at the panel for a fresh code over the open page (docs/security.md, "Sessions"). Calls that need one at the
 * same time share the question. False when they cancel, and where no dialog is registered.
 */
export function confirmIdentity(): Promise<boolean> {
  if (!asker) return Promise.resolve(false)
  asking ??= asker().finally(() => {
    asking = null
  })
  return asking
}
