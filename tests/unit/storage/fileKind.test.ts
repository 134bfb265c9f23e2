import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fileKind, matchesDeclaredType } from '#domain/storage/fileKind.ts'

const pictureBytes = (format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    [format]()
    .toBuffer()

it.each([
  ['png', 'image/png', 'png'],
  ['jpeg', 'image/jpeg', 'jpg'],
  ['webp', 'image/webp', 'webp'],
  ['avif', 'image/avif', 'avif'],
  ['gif', 'image/gif', 'gif'],
] as const)('detects %s by its content', async (format, mime, extension) => {
  expect(fileKind(await pictureBytes(format))).toEqual({ mime, extension, family: 'picture' })
})

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><p>'],
  ['a PDF with something before it', '\n<script>%PDF-1.7'],
  ['a program', '\x7fELF'],
  ['another brand of the container of AVIF and MP4', '\0\0\0\x18ftypheic'],
  ['nothing', ''],
])('refuses %s', (_what, text) => {
  expect(fileKind(Buffer.from(text, 'latin1'))).toBeNull()
})

it('allows a picture with another picture extension, but nothing else', async () => {
  const png = fileKind(await pictureBytes('png'))
  const pdf = fileKind(Buffer.from('%PDF-1.7'))
  if (!png || !pdf) throw new Error('not recognised')
  for (const type of ['image/png', 'image/jpeg; q=1', '', 'application/octet-stream'])
    expect(matchesDeclaredType(png, type), type).toBe(true)
  for (const type of ['image/svg+xml', 'text/html', 'application/pdf'])
    expect(matchesDeclaredType(png, type), type).toBe(false)
  expect([matchesDeclaredType(pdf, 'application/pdf'), matchesDeclaredType(pdf, 'image/png')]).toEqual([
    true,
    false,
  ])
})

it.each([
  ['mp4', '\0\0\0\x18ftypmp42'],
  ['webm', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm'],
])('detects %s as a video, which no place for pictures accepts', (extension, text) => {
  expect(fileKind(Buffer.from(text, 'latin1'))).toMatchObject({ family: 'video', extension })
})

it.each([
  ['mp3', 'audio', 'ID3\x04'],
  ['mp3', 'audio', '\xff\xfb\x90'],
  ['m4a', 'audio', '\0\0\0\x18ftypM4A '],
  ['ogg', 'audio', 'OggS\0'],
  ['wav', 'audio', 'RIFF\0\0\0\0WAVEfmt '],
  ['vtt', 'captions', 'WEBVTT\n\n'],
  ['vtt', 'captions', '\xef\xbb\xbfWEBVTT'],
])('detects %s as %s', (extension, family, text) => {
  expect(fileKind(Buffer.from(text, 'latin1'))).toMatchObject({ family, extension })
})

it.each(['WEBVTTX', 'RIFF\0\0\0\0AVI ', '\xff\xff\xff'])('%j is neither a sound nor captions', (text) => {
  expect(fileKind(Buffer.from(text, 'latin1'))).toBeNull()
})
