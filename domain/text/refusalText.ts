type Refused = { label: string; message: string }

/**
 * The message about a save of the panel that was refused: one field with what is wrong with it, several by their
 * labels, as the fields themselves say the rest. Payload's form draws what follows a colon as a list.
 */
export function refusalText(refused: readonly Refused[]): string {
  const labels = [...new Set(refused.map(({ label }) => label))]
  const [first] = refused
  return first && labels.length === 1
    ? `${first.label} – ${first.message}`
    : `Not saved. Please check: ${labels.join(', ')}`
}
