import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { convertVideo } from '#cms/adapters/video/ffmpeg.ts'

const QUALITIES = [
  { height: 240, width: 426, bitrate: 300_000 },
  { height: 360, width: 640, bitrate: 600_000 },
]
const TYPES: Record<string, string> = { '.m3u8': 'application/vnd.apple.mpegurl', '.ts': 'video/mp2t' }

/** The list of both pictures. */
const LIST = [
  '#EXTM3U',
  ...QUALITIES.flatMap(({ height, width, bitrate }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${bitrate},RESOLUTION=${width}x${height},CODECS="avc1.4d401f,mp4a.40.2"`,
    `${height}/index.m3u8`,
  ]),
  '',
].join('\n')

/**
 * A server that has a video as an HLS stream in two sizes and allows every site (CORS). `ffmpeg`: the folder of the program. `fault`: it fails with this
 * status for everything.
 */
export async function startStreamServer(ffmpeg: string, video: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'shala-streams-'))
  for (const quality of QUALITIES) {
    const target = path.join(folder, String(quality.height))
    await mkdir(target)
    await convertVideo({
      folder: ffmpeg,
      file: video,
      extension: path.extname(video).slice(1),
      target,
      quality,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
  }
  await writeFile(path.join(folder, 'index.m3u8'), LIST)
  const state: { fault: number | null; asked: string[]; cookies: string[] } = {
    fault: null,
    asked: [],
    cookies: [],
  }
  const server: Server = createServer(async (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    state.asked.push(pathname)
    if (req.headers.cookie) state.cookies.push(req.headers.cookie)
    res.setHeader('access-control-allow-origin', '*')
    if (state.fault) return res.writeHead(state.fault).end()
    const bytes = await readFile(path.join(folder, path.normalize(pathname))).catch(() => null)
    if (!bytes) return res.writeHead(404).end()
    return res
      .writeHead(200, { 'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream' })
      .end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    playlist: `${origin}/index.m3u8`,
    state,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
