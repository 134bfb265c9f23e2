const ID = /^[A-Za-z0-9_-]{11}$/

/** The 11-character YouTube id in a bare id or any of YouTube's URL forms, else null (section 5). */
export function youtubeId(input: string): string | null {
  const text = input.trim()
  if (ID.test(text)) return text
  let url: URL
  try {
    url = new URL(/^https?:\/\//.test(text) ? text : `https://${text}`)
  } catch {
    return null
  }
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const path = url.pathname.split('/').filter(Boolean)
  let id: string | null | undefined
  if (host === 'youtu.be') id = path[0]
  else if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    id =
      url.searchParams.get('v') ?? (['embed', 'shorts', 'live', 'v'].includes(path[0] ?? '') ? path[1] : null)
  }
  return id && ID.test(id) ? id : null
}
