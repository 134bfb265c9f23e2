/** A short hash of an announcement: a changed text is a new announcement and is shown again. */
export function announcementKey(text: string): string {
  let sum = 5381
  for (const sign of text.trim()) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}
