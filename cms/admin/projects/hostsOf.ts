/** Host names from typed or pasted text: separated by whitespace or commas, full URLs allowed. */
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
