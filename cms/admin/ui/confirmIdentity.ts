/** Prompts for a fresh code; true when it was correct. */
type Prompt = () => Promise<boolean>

let prompt: Prompt | null = null
let pendingPrompt: Promise<boolean> | null = null

/** Registers the dialog that prompts for fresh codes; returns the function that unregisters it. */
export function registerCodePrompt(open: Prompt): () => void {
  prompt = open
  return () => {
    if (prompt === open) prompt = null
  }
}

/**
 * Prompts for a fresh code over the open page (docs/security.md, "Sessions"). Concurrent callers share one prompt. False when it is
 * cancelled and when no dialog is registered.
 */
export function confirmIdentity(): Promise<boolean> {
  if (!prompt) return Promise.resolve(false)
  pendingPrompt ??= prompt().finally(() => {
    pendingPrompt = null
  })
  return pendingPrompt
}
