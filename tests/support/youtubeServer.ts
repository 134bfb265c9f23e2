import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The state of a video for oEmbed: shown, hidden (private, or embedding is not allowed), or gone. */
type VideoState = 'shown' | 'hidden' | 'gone'

/**
 * A local YouTube that answers oEmbed as the real one does (oembed.com): 200 with JSON, 401 for videos that are not shown on
 * other sites, 400 for ids that do not exist. With `fault` it answers this status for every video.
 */
export async function startYoutubeServer() {
  const videos = new Map<string, VideoState>()
  const state: { fault: number | null; asked: string[] } = { fault: null, asked: [] }
  const server: Server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost')
    const address = searchParams.get('url') ?? ''
    const id = URL.canParse(address) ? (new URL(address).searchParams.get('v') ?? '') : ''
    state.asked.push(id)
    if (pathname !== '/oembed' || searchParams.get('format') !== 'json') return res.writeHead(404).end()
    if (state.fault) return res.writeHead(state.fault).end()
    const found = videos.get(id) ?? 'gone'
    if (found !== 'shown') return res.writeHead(found === 'hidden' ? 401 : 400).end('Bad Request')
    res.writeHead(200, { 'content-type': 'application/json' })
    return res.end(JSON.stringify({ type: 'video', version: '1.0', provider_name: 'YouTube', title: id }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    videos,
    state,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
