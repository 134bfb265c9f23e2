/** Host names from what people type or paste: one a line or between commas, whole addresses too. */
export const hostsOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .map((part) =>
      part
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/[/:].*$/, ''),
    )
    .filter(Boolean)
