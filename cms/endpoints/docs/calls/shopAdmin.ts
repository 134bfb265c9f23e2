import { type CallDoc, signedIn } from '../CallDoc.ts'

const ID = '0b9a3c52-7d53-4a39-8f0e-64a9d1c1a7be'
const STUDENT = '5d1f0c3e-1f0a-4b5e-9c47-2f4a7f2f9d10'
const REQUEST = '6f2a1c9e-4b7d-4d0e-9a55-0c1d2e3f4a5b'
const LACKS = { 403: ['forbidden' as const], 404: ['notFound' as const] }
const WITH_PROOF = { 403: ['forbidden' as const, 'proofNeeded' as const], 404: ['notFound' as const] }

/** What staff do with coupons, stock, serial keys and enrolments. */
export const SHOP_ADMIN_CALL_DOCS: Record<string, CallDoc> = {
  '/coupon/uses': signedIn('Sales desk', { refusals: LACKS, example: { body: { coupon: ID } } }),
  '/coupon/generatecodes': signedIn('Sales desk', {
    text: 'Codes of ten letters and digits behind `prefix`. `requestKey` is made by whoever asks: the same one once more answers the same codes, also after a lost answer.',
    refusals: { ...LACKS, 200: ['notSingle', 'prefix', 'tooMany'] },
    example: { body: { coupon: ID, count: 1000, prefix: 'NEWS-', requestKey: REQUEST } },
  }),
  '/coupon/importcodes': signedIn('Sales desk', {
    text: 'At most 500 lines a call. What is there already stays as it is.',
    refusals: { ...LACKS, 200: ['notSingle', 'tooMany'] },
    example: { body: { coupon: ID, rows: [{ line: 2, couponCode: 'SPRING-77', phone: '98000 00042' }] } },
  }),
  '/coupon/codesfile': signedIn('Sales desk', {
    text: 'Needs a fresh code: whoever has the file can use every code in it.',
    refusals: WITH_PROOF,
    example: { body: { coupon: ID, only: 'free' } },
  }),
  '/stock/count': signedIn('Sales desk', {
    text: 'What orders hold stays theirs. The stock of a pack of keys follows its keys.',
    refusals: { ...LACKS, 200: ['countsItself'], 409: ['meanwhile'] },
    example: { body: { id: ID, free: 40, seen: { available: 38 } } },
  }),
  '/stock/rules': signedIn('Sales desk', {
    refusals: { ...LACKS, 409: ['meanwhile'] },
    example: { body: { id: ID, lowAt: 5, mayBackorder: false } },
  }),
  '/keys/add': signedIn('Sales desk', {
    text: 'At most 500 lines a call. Orders that wait for keys of the product get theirs first.',
    refusals: { ...LACKS, 200: ['noPool'] },
    example: { body: { product: ID, rows: [{ line: 1, key: 'K7QM-2XWE-9RTB-HJ4N' }] } },
  }),
  '/keys/generate': signedIn('Sales desk', {
    text: '`requestKey` is made by whoever asks: the same one once more makes no key more.',
    refusals: { ...LACKS, 200: ['noPool'] },
    example: { body: { product: ID, count: 100, requestKey: REQUEST } },
  }),
  '/keys/block': signedIn('Sales desk', {
    text: 'A used key stays used; what it opened is taken back by `enrolments/change`.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { id: ID, isBlocked: true } },
  }),
  '/keys/reveal': signedIn('Sales desk', {
    text: 'Needs a fresh code.',
    refusals: WITH_PROOF,
    example: { body: { id: ID } },
  }),
  '/enrolments/students': signedIn('Sales desk', {
    text: 'At most eight. Whoever may not see people’s records gets phone and e-mail with their middle hidden.',
    refusals: LACKS,
    example: { body: { text: '98000' } },
  }),
  '/enrolments/things': signedIn('Sales desk', {
    text: 'At most ten.',
    refusals: LACKS,
    example: { body: { kind: 'class', text: 'physics' } },
  }),
  '/enrolments/give': signedIn('Sales desk', {
    text: 'A product opens everything that buying it would. Days are added to what the student has already.',
    refusals: LACKS,
    example: { body: { student: STUDENT, kind: 'product', target: ID, days: 30, requestKey: REQUEST } },
  }),
  '/enrolments/change': signedIn('Sales desk', {
    text: '`rev` is that of the row as it was read; a resumed access ends later by as long as it was paused.',
    refusals: { ...LACKS, 200: ['noEnd', 'tooLate'], 409: ['meanwhile'] },
    example: { body: { id: ID, rev: 3, act: 'extend', days: 30 } },
  }),
}
