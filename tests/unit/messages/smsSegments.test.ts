import { expect, it } from 'vitest'
import { smsSegments } from '#domain/messages/smsSegments.ts'

const times = (count: number, text: string) => text.repeat(count)

it.each<[string, string, 'GSM-7' | 'UCS-2', number, number]>([
  ['nothing', '', 'GSM-7', 0, 0],
  ['one character', 'a', 'GSM-7', 1, 1],
  ['a full segment', times(160, 'a'), 'GSM-7', 160, 1],
  ['one more than a segment', times(161, 'a'), 'GSM-7', 161, 2],
  ['two full segments', times(306, 'a'), 'GSM-7', 306, 2],
  ['one more than two', times(307, 'a'), 'GSM-7', 307, 3],
  ['characters of two units', times(80, '€'), 'GSM-7', 160, 1],
  ['a pair that a segment may not split', `${times(152, 'a')}€${times(152, 'b')}`, 'GSM-7', 306, 3],
  ['the letters of GSM that are not in ASCII', '@£$¥èéùìòÇØøÅåΔΩÆß¡¿§ñà', 'GSM-7', 23, 1],
  ['an apostrophe of a word processor', 'Don’t', 'UCS-2', 5, 1],
  ['a grave accent', '`', 'UCS-2', 1, 1],
  ['the rupee sign', '₹99', 'UCS-2', 3, 1],
  ['a full segment of Hindi', times(70, 'क'), 'UCS-2', 70, 1],
  ['one more in Hindi', times(71, 'क'), 'UCS-2', 71, 2],
  ['two full ones in Hindi', times(134, 'क'), 'UCS-2', 134, 2],
  ['a euro sign beside Hindi', '€क', 'UCS-2', 2, 1],
  ['a sign outside the basic plane', '🎓', 'UCS-2', 2, 1],
  ['a surrogate pair that a segment may not split', `${times(66, 'क')}🎓${times(66, 'क')}`, 'UCS-2', 134, 3],
])('%s', (_what, text, encoding, units, segments) => {
  expect(smsSegments(text)).toMatchObject({ encoding, units, segments })
})

it('lists the characters that need the longer encoding', () => {
  expect(smsSegments('“Code” – ok').wide).toEqual(['“', '”', '–'])
  expect(smsSegments('"Code" - ok').wide).toEqual([])
})
