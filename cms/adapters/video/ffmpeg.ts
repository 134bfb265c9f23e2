import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { SEGMENT_S } from '#domain/learning/hlsPlaylist.ts'
import { type Quality, SOUND_BITRATE, type VideoFacts } from '#domain/learning/streamStates.ts'

/** ffmpeg demuxers by detected file type: a playlist or another list of URLs is never opened as a video. */
const DEMUXERS: Record<string, string> = { mp4: 'mov', m4a: 'mov', webm: 'matroska' }

/** ffmpeg failed; the message is the end of its output. */
export class VideoFault extends Error {}

/** The folder in PATH with ffmpeg and ffprobe; null when they are not installed. */
export async function ffmpegFolder(PATH = process.env.PATH ?? ''): Promise<string | null> {
  for (const folder of PATH.split(path.delimiter).filter(path.isAbsolute)) {
    const hasBoth = ['ffmpeg', 'ffprobe'].map((name) => access(path.join(folder, name), constants.X_OK))
    if ((await Promise.allSettled(hasBoth)).every(({ status }) => status === 'fulfilled')) return folder
  }
  return null
}

const MAX_ERROR = 2000
/** Local files only: no network, no playlists. */
const LOCAL = ['-protocol_whitelist', 'file']

type Run = {
  folder: string
  program: 'ffmpeg' | 'ffprobe'
  args: readonly string[]
  signal: AbortSignal
  onLine?: (line: string) => void
}

/** Runs a program at the lowest priority without environment variables and input. Resolves with its output. Throws a VideoFault. */
function run({ folder, program, args, signal, onLine }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const command = ['-n', '19', path.join(folder, program), '-hide_banner', '-v', 'error', ...args]
    const child = spawn('nice', command, {
      env: { NODE_ENV: 'production', PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    })
    let [output, error] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += onLine ? '' : text
      for (const line of text.split('\n')) onLine?.(line)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      error = (error + text).slice(-MAX_ERROR)
    })
    child.on('error', (cause) => reject(new VideoFault(`${program} was stopped`, { cause })))
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new VideoFault(error.trim() || `${program} ended with ${code}`)),
    )
  })
}

const inputOf = (file: string, extension: string): string[] => {
  const demuxer = DEMUXERS[extension]
  if (!demuxer) throw new VideoFault(`${extension} is no video`)
  return [...LOCAL, '-f', demuxer, '-i', `file:${file}`]
}

type Probed = {
  format?: { duration?: string }
  streams?: { codec_type?: string; width?: number; height?: number }[]
}

/** Duration and dimensions of a video. Throws a VideoFault when it cannot be read. */
export async function probeVideo(
  folder: string,
  file: string,
  extension: string,
  signal: AbortSignal,
): Promise<VideoFacts> {
  const wanted = ['-show_entries', 'format=duration:stream=codec_type,width,height', '-of', 'json']
  const text = await run({
    folder,
    program: 'ffprobe',
    signal,
    args: [...inputOf(file, extension), ...wanted],
  })
  const { format, streams = [] } = JSON.parse(text) as Probed
  const picture = streams.find((stream) => stream.codec_type === 'video')
  return {
    lengthS: Number(format?.duration) || 0,
    width: picture?.width ?? 0,
    height: picture?.height ?? 0,
    hasSound: streams.some((stream) => stream.codec_type === 'audio'),
  }
}

type Converting = {
  folder: string
  file: string
  extension: string
  /** An empty folder for `index.m3u8`, `0.ts`, `1.ts` and so on. */
  target: string
  quality: Quality
  signal: AbortSignal
  /** Called with the seconds of the video converted so far. */
  onProgress: (seconds: number) => void
}

/** ffmpeg arguments for the video stream of a quality. */
function pictureArgs({ height, bitrate }: Quality): string[] {
  if (height === 0) return ['-vn', '-map', '0:a:0']
  const picture = bitrate - SOUND_BITRATE
  return [
    '-map',
    '0:v:0',
    '-map',
    '0:a:0?',
    '-vf',
    `scale=-2:'min(${height},trunc(ih/2)*2)'`,
    '-pix_fmt',
    'yuv420p',
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'main',
    '-b:v',
    `${picture}`,
    '-maxrate',
    `${picture}`,
    '-bufsize',
    `${2 * picture}`,
    '-force_key_frames',
    `expr:gte(t,n_forced*${SEGMENT_S})`,
    '-sc_threshold',
    '0',
  ]
}

/** Converts a video, or its audio alone, to segments of six seconds (H.264 and AAC in MPEG-TS) with one thread. Throws a VideoFault. */
export async function convertVideo(options: Converting): Promise<void> {
  const { folder, file, extension, target, quality, signal, onProgress } = options
  await run({
    folder,
    program: 'ffmpeg',
    signal,
    args: [
      '-nostdin',
      '-threads',
      '1',
      ...inputOf(file, extension),
      '-threads',
      '1',
      '-filter_threads',
      '1',
      ...pictureArgs(quality),
      '-map_metadata',
      '-1',
      '-sn',
      '-dn',
      '-c:a',
      'aac',
      '-b:a',
      `${SOUND_BITRATE}`,
      '-ac',
      '2',
      '-f',
      'hls',
      '-hls_time',
      `${SEGMENT_S}`,
      '-hls_list_size',
      '0',
      '-hls_playlist_type',
      'vod',
      '-hls_segment_filename',
      path.join(target, '%d.ts'),
      '-progress',
      'pipe:1',
      '-nostats',
      path.join(target, 'index.m3u8'),
    ],
    onLine: (line) => {
      const [, micros] = /^out_time_us=(\d+)/.exec(line) ?? []
      if (micros) onProgress(Number(micros) / 1_000_000)
    },
  })
}

type Sound = Pick<Converting, 'folder' | 'file' | 'extension' | 'signal'> & {
  /** Path of the output file, `….m4a`. */
  target: string
  /** Maximum duration, s; longer audio is cut. */
  maxS: number
}

/** Converts the audio of a recording to AAC in MP4, mono, without metadata. Throws a VideoFault, also when there is no audio. */
export async function convertSound({ folder, file, extension, target, maxS, signal }: Sound): Promise<void> {
  await run({
    folder,
    program: 'ffmpeg',
    signal,
    args: [
      '-nostdin',
      '-threads',
      '1',
      ...inputOf(file, extension),
      '-t',
      `${maxS}`,
      '-map',
      '0:a:0',
      '-map_metadata',
      '-1',
      '-vn',
      '-sn',
      '-dn',
      '-c:a',
      'aac',
      '-b:a',
      '48k',
      '-ac',
      '1',
      '-movflags',
      '+faststart',
      target,
    ],
  })
}
