const ID = /^[A-Za-z0-9_-]{11}$/
/** Path segments that precede an id. */
const FOLDERS = new Set(['embed', 'shorts', 'live', 'v', 'e', 'watch'])

/** The 11-character YouTube id from a bare id or any form of YouTube URL, else null (spec 5). */
export function youtubeId(input: string): string | null {
  const text = input.trim()
  if (ID.test(text)) return text
  let url: URL
  try {
    url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  } catch {
    return null
  }
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const [first = '', second] = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return idOrNull(first)
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return null
  return FOLDERS.has(first) && second ? idOrNull(second) : idOrNull(url.searchParams.get('v'))
}

const idOrNull = (text: string | null): string | null => (text && ID.test(text) ? text : null)
