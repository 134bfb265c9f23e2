import { describe, expect, it } from 'vitest'
import { countsDelta } from '#domain/learning/lectureCounts.ts'
import { formatMinutes, progressPercent } from '#domain/learning/progress.ts'
import { youtubeId } from '#domain/learning/youtubeId.ts'

describe('a YouTube video', () => {
  const id = 'aqz-KE-bpKQ'
  it.each([
    id,
    ` ${id} `,
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?t=10&v=${id}&list=x`,
    `https://youtu.be/${id}?si=abc`,
    `youtu.be/${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    `https://youtube.com/shorts/${id}`,
    `https://youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/e/${id}`,
    `https://music.youtube.com/watch?v=${id}&list=x`,
    `https://www.youtube-nocookie.com/v/${id}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
    `http://youtu.be/${id}?t=42#start`,
    `//www.youtube.com/embed/${id}`,
    `https://youtube.com/embed/${id}?v=other`,
    `https://youtube.com/watch/?v=${id}`,
  ])('%s has its id', (text) => expect(youtubeId(text)).toBe(id))

  it.each([
    '',
    'short',
    'aqz-KE-bpKQQ',
    'aqz KE bpKQ',
    'https://example.org/watch?v=aqz-KE-bpKQ',
    'https://youtube.com/watch?v=bad',
    'https://youtube.com/playlist?list=aqz-KE-bpKQ',
    'javascript:alert(1)',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evilyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/youtu.be/aqz-KE-bpKQ',
    'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be.evil.example/aqz-KE-bpKQ',
    'ftp://youtube.com/watch?v=aqz-KE-bpKQ',
    'data:text/html,aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQextra',
    'https://youtube.com/@aqz-KE-bpKQ',
    'https://youtube.com/channel/aqz-KE-bpKQ',
    'aqz-KE-bpKQ\u0000',
    '१२३४५६७८९०१',
    'x'.repeat(10_000),
  ])('%s is not one', (text) => expect(youtubeId(text)).toBeNull())
})

it.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [3, 3, 100],
  [5, 3, 100],
  [199, 200, 99],
  [1999, 2000, 99],
])('%i of %i lectures are %i percent', (done, total, percent) =>
  expect(progressPercent(done, total)).toBe(percent),
)

it.each([
  [0, '0 m'],
  [45, '45 m'],
  [60, '1 h'],
  [80, '1 h 20 m'],
  [3840, '64 h'],
])('%i minutes read %s', (minutes, text) => expect(formatMinutes(minutes)).toBe(text))

describe('the summary of a class', () => {
  const video = { kind: 'video', minutes: 30, isFree: true } as const
  const NOTHING = {
    lectures: 0,
    texts: 0,
    videos: 0,
    audios: 0,
    pdfs: 0,
    quizzes: 0,
    links: 0,
    assignments: 0,
    lives: 0,
    minutes: 0,
    freeLectures: 0,
  }
  it.each([
    [null, null, {}],
    [null, video, { lectures: 1, videos: 1, minutes: 30, freeLectures: 1 }],
    [video, null, { lectures: -1, videos: -1, minutes: -30, freeLectures: -1 }],
    [video, { ...video, minutes: 20 }, { minutes: -10 }],
    [video, { kind: 'pdf', minutes: 30, isFree: false } as const, { videos: -1, pdfs: 1, freeLectures: -1 }],
  ])('from %j to %j', (before, after, delta) =>
    expect(countsDelta(before, after)).toEqual({ ...NOTHING, ...delta }),
  )
})
