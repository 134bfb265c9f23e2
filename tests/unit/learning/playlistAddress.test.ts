import { describe, expect, it } from 'vitest'
import { MAX_PLAYLIST_LENGTH, playlistOf, playlistProblem } from '#domain/learning/playlistAddress.ts'

const local = { allowsLocal: true }

describe('the address of a stream on another server', () => {
  it.each([
    'https://video.example.org/lesson/index.m3u8',
    'https://video.example.org:8443/a%20b/index.m3u8?token=a.b&x=1',
    'https://VIDEO.example.org/x.m3u8',
  ])('%s may be used', (address) => {
    expect(playlistProblem(address)).toBeNull()
  })

  it.each([
    ['http://video.example.org/index.m3u8', 'https'],
    ['ftp://video.example.org/index.m3u8', 'https'],
    ['javascript:alert(1)//index.m3u8', 'https'],
    ['video.example.org/index.m3u8', 'address'],
    ['https://video.example.org/my index.m3u8', 'address'],
    ['https:\\\\video.example.org\\index.m3u8', 'address'],
    ['', 'address'],
    ['https://user:secret@video.example.org/index.m3u8', 'credentials'],
    ['https://user@video.example.org/index.m3u8', 'credentials'],
    ['https://video.example.org/index.mp4', 'ending'],
    ['https://video.example.org/play?file=index.m3u8', 'ending'],
    ['https://video.example.org/#index.m3u8', 'ending'],
    [`https://video.example.org/${'a'.repeat(MAX_PLAYLIST_LENGTH)}.m3u8`, 'length'],
  ] as const)('%s is refused: %s', (address, problem) => {
    expect(playlistProblem(address)).toBe(problem)
  })

  it.each([
    'localhost',
    'demo.localhost',
    'intranet',
    'video.local',
    'video.internal',
    '127.0.0.1',
    '0x7f.1',
    '10.0.0.8',
    '169.254.169.254',
    '93.184.216.34',
    '[::1]',
    '[fd00::1]',
    'video.localhost.',
  ])('a server called %s is refused, as students do not reach it', (host) => {
    expect(playlistProblem(`https://${host}/index.m3u8`)).toBe('host')
  })

  it.each(['*.example.org', "a.example.org;script-src'", 'a.example.org,x'])(
    'a server called %s is refused, as it would change the policy of the page',
    (host) => {
      expect(playlistProblem(`https://${host}/index.m3u8`)).toBe('host')
    },
  )

  it('may be one of this machine where that is allowed, without https', () => {
    expect(playlistProblem('http://127.0.0.1:4000/index.m3u8', local)).toBeNull()
    expect(playlistProblem('http://cdn.localhost/index.m3u8', local)).toBeNull()
    expect(playlistProblem('http://video.example.org/index.m3u8', local)).toBe('https')
    expect(playlistProblem('https://10.0.0.8/index.m3u8', local)).toBe('host')
    expect(playlistProblem('http://127.0.0.1:4000/index.m3u8')).toBe('https')
  })
})

it('is played by a video that has no file', () => {
  const playlist = 'https://video.example.org/index.m3u8'
  expect(playlistOf({ kind: 'video', playlist })).toBe(playlist)
  expect(playlistOf({ kind: 'video', playlist, file: '1' })).toBeNull()
  expect(playlistOf({ kind: 'text', playlist })).toBeNull()
  expect(playlistOf({ kind: 'video' })).toBeNull()
})
