import { describe, expect, it } from 'vitest'
import { chapterMarks, playTime } from '#domain/learning/chapterMarks.ts'
import { cuesOf, findCues, isWebVtt } from '#domain/learning/webVtt.ts'

describe('captions', () => {
  const file = [
    '\uFEFFWEBVTT - Friction',
    '',
    'NOTE made by hand',
    '',
    '1',
    '00:01.000 --> 00:04.500 align:start',
    '<v Teacher>Friction opposes <i>sliding</i></v>,',
    'not motion.',
    '',
    '01:00:02.250 --> 01:00:05.000',
    'N &amp; f, घर्षण',
    '',
    '00:09.000 --> 00:10.000',
    '',
  ].join('\r\n')

  it('are read with times, in one line, without markup', () =>
    expect(cuesOf(file)).toEqual([
      { fromS: 1, toS: 4.5, text: 'Friction opposes sliding, not motion.' },
      { fromS: 3602.25, toS: 3605, text: 'N & f, घर्षण' },
    ]))
  it('are found by all words of a search, in any language', () => {
    expect(findCues(cuesOf(file), ' MOTION friction ')).toHaveLength(1)
    expect(findCues(cuesOf(file), 'घर्षण')).toHaveLength(1)
    expect(findCues(cuesOf(file), 'motion gravity')).toEqual([])
  })
  it.each([
    ['WEBVTT', true],
    ['WEBVTT\n\n', true],
    ['\uFEFFWEBVTT x', true],
    ['WEBVTTX', false],
    ['1\n00:01,000 --> 00:02,000\nSubRip', false],
    ['<script>', false],
  ])('%j is a file of captions: %s', (text, is) => expect(isWebVtt(text)).toBe(is))
})

describe('chapters of a recording', () => {
  it('are lines of time and title, in order of time', () =>
    expect(chapterMarks('4:05 Friction\n\n0:00 Start\n1:02:03 End')).toEqual([
      { atS: 0, title: 'Start' },
      { atS: 245, title: 'Friction' },
      { atS: 3723, title: 'End' },
    ]))
  it.each(['Friction', '4:65 Friction', '4:05', '0:00 A\n0:00 B', `0:00 ${'x'.repeat(121)}`])(
    '%j is none',
    (text) => expect(chapterMarks(text)).toBeNull(),
  )
  it.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [245, '4:05'],
    [3723, '1:02:03'],
    [-1, '0:00'],
  ])('%s s are shown as %s', (seconds, text) => expect(playTime(seconds)).toBe(text))
})
