type Refused = { label: string; message: string }

/**
 * The message for a refused save in the panel: of one field with its error, of several only their labels, since each field
 * shows its own error. Payload's form renders the text after a colon as a list.
 */
export function refusalText(refused: readonly Refused[]): string {
  const labels = [...new Set(refused.map(({ label }) => label))]
  const [first] = refused
  return first && labels.length === 1
    ? `${first.label} – ${first.message}`
    : `Not saved. Please check: ${labels.join(', ')}`
}
