/** A short name of an announcement's words: another text is another announcement, and shows again. */
export function announcementKey(text: string): string {
  let sum = 5381
  for (const sign of text.trim()) sum = (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}
