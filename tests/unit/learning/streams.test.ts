import { createDecipheriv } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ffmpegFolder } from '#cms/adapters/video/ffmpeg.ts'
import { encryptSegment, streamKey } from '#cms/operations/streams/streamKeys.ts'
import {
  masterPlaylist,
  mediaPlaylist,
  type StreamIndex,
  segmentIv,
  segmentLengths,
} from '#domain/learning/hlsPlaylist.ts'
import {
  isFitForStream,
  qualitiesFor,
  STREAM_ACTS,
  STREAM_MOVES,
  STREAM_STATES,
  statesFor,
} from '#domain/learning/streamStates.ts'

const index: StreamIndex = {
  qualities: [
    { height: 240, width: 426, bitrate: 300_000, segments: Array.from({ length: 11 }, () => 6) },
    { height: 480, width: 854, bitrate: 900_000, segments: [6, 2.5] },
  ],
}

it('lists the qualities, and in each one a key for every minute', () => {
  expect(masterPlaylist(index)).toContain('#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=854x480\n?q=1')
  const lines = mediaPlaylist(index, 0)?.split('\n') ?? []
  expect(lines.filter((line) => line.startsWith('#EXT-X-KEY'))).toEqual([
    '#EXT-X-KEY:METHOD=AES-128,URI="?q=0&k=0"',
    '#EXT-X-KEY:METHOD=AES-128,URI="?q=0&k=1"',
  ])
  expect(lines.slice(-5)).toEqual([
    '#EXT-X-KEY:METHOD=AES-128,URI="?q=0&k=1"',
    '#EXTINF:6.000,',
    '?q=0&s=10',
    '#EXT-X-ENDLIST',
    '',
  ])
  expect(mediaPlaylist(index, 1)).toContain('#EXTINF:2.500,\n?q=1&s=1\n#EXT-X-ENDLIST')
  expect(mediaPlaylist(index, 2)).toBeNull()
})

it('reads the lengths of segments that ffmpeg wrote', () => {
  expect(
    segmentLengths('#EXTM3U\n#EXTINF:6.006000,\n0.ts\n#EXTINF:1.200000,\n1.ts\n#EXT-X-ENDLIST\n'),
  ).toEqual([6.006, 1.2])
})

it('encrypts a segment with the key of its minute and its number', () => {
  process.env.SERVER_SECRET ??= 'x'.repeat(40)
  const bytes = Buffer.from('a segment of a video')
  const decrypt = (key: Buffer, iv: Uint8Array, text: Buffer) => {
    const cipher = createDecipheriv('aes-128-cbc', key, iv)
    return Buffer.concat([cipher.update(text), cipher.final()])
  }
  const encrypted = encryptSegment('s', 1, 13, bytes)
  expect(decrypt(streamKey('s', 1, 1), segmentIv(13), encrypted)).toEqual(bytes)
  expect(Buffer.from(segmentIv(258)).toString('hex')).toBe(`${'0'.repeat(28)}0102`)
  const keys = [streamKey('s', 1, 0), streamKey('s', 1, 1), streamKey('s', 0, 1), streamKey('t', 1, 1)]
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(4)
})

it('converts to qualities up to the one that has the lines of the video', () => {
  const heights = (height: number) =>
    qualitiesFor({ height, hasSound: false }).map((quality) => quality.height)
  expect([144, 240, 360, 480, 720, 1080].map(heights)).toEqual([
    [240],
    [240],
    [240, 480],
    [240, 480],
    [240, 480, 720],
    [240, 480, 720],
  ])
})

it('has the sound of a video alone as the last of its qualities, which players do not choose by themselves', () => {
  expect(qualitiesFor({ height: 240, hasSound: true })).toEqual([
    { height: 240, bitrate: 300_000 },
    { height: 0, bitrate: 64_000 },
  ])
  const sound = { height: 0, width: 0, bitrate: 64_000, segments: [6] }
  expect(masterPlaylist({ qualities: [...index.qualities, sound] })).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"\n?q=2',
  )
})

it('converts no video that is too long, too large or without a picture', () => {
  const facts = { lengthS: 60, width: 640, height: 360, hasSound: false }
  expect(isFitForStream(facts)).toBe(true)
  for (const wrong of [
    { lengthS: 0 },
    { lengthS: 6 * 3600 + 1 },
    { width: 8192, height: 4320 },
    { height: 0 },
  ])
    expect(isFitForStream({ ...facts, ...wrong })).toBe(false)
})

it('has a table of states in which another file begins anew, and nothing else leaves the end', () => {
  expect(STREAM_STATES.map((state) => STREAM_ACTS.filter((act) => STREAM_MOVES[state][act]))).toEqual([
    ['begin', 'replace'],
    ['begin', 'finish', 'fail', 'refuse', 'giveUp', 'replace'],
    ['replace'],
    ['replace'],
    ['replace'],
  ])
  expect(statesFor('begin')).toEqual(['none', 'working'])
})

it('finds ffmpeg only where it is installed with ffprobe', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ffmpeg-'))
  expect(await ffmpegFolder(folder)).toBeNull()
  await writeFile(path.join(folder, 'ffmpeg'), '', { mode: 0o755 })
  expect(await ffmpegFolder(`relative:${folder}`)).toBeNull()
  await writeFile(path.join(folder, 'ffprobe'), '', { mode: 0o755 })
  expect(await ffmpegFolder(`relative:${folder}`)).toBe(folder)
  await rm(folder, { recursive: true })
})
