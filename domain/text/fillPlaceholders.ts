/**
 * Replaces the placeholders `{name}` by values; a placeholder without a value stays, so that the gap is
 * visible.
 */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
