import { type CallDoc, signedInCall } from '../CallDoc.ts'

const ID = '0b9a3c52-7d53-4a39-8f0e-64a9d1c1a7be'
const STUDENT = '5d1f0c3e-1f0a-4b5e-9c47-2f4a7f2f9d10'
const REQUEST = '6f2a1c9e-4b7d-4d0e-9a55-0c1d2e3f4a5b'
const LACKS = { 403: ['forbidden' as const], 404: ['notFound' as const] }
const WITH_PROOF = { 403: ['forbidden' as const, 'proofNeeded' as const], 404: ['notFound' as const] }

/** Calls of staff about coupons, stock, serial keys and enrolments. */
export const SHOP_ADMIN_CALL_DOCS: Record<string, CallDoc> = {
  '/coupon/uses': signedInCall('Sales desk', { refusals: LACKS, example: { body: { coupon: ID } } }),
  '/coupon/generatecodes': signedInCall('Sales desk', {
    text: 'Codes are `prefix` and ten letters and digits. Idempotent by `requestKey`, which the client generates.',
    refusals: { ...LACKS, 200: ['notSingle', 'prefix', 'tooMany'] },
    example: { body: { coupon: ID, count: 1000, prefix: 'NEWS-', requestKey: REQUEST } },
  }),
  '/coupon/importcodes': signedInCall('Sales desk', {
    text: 'At most 500 rows a call. Existing codes are left as they are.',
    refusals: { ...LACKS, 200: ['notSingle', 'tooMany'] },
    example: { body: { coupon: ID, rows: [{ line: 2, couponCode: 'SPRING-77', phone: '98000 00042' }] } },
  }),
  '/coupon/codesfile': signedInCall('Sales desk', {
    text: 'Needs a fresh code, because every code in the file can be used.',
    refusals: WITH_PROOF,
    example: { body: { coupon: ID, only: 'free' } },
  }),
  '/keys/keysfile': signedInCall('Sales desk', {
    text: 'Needs a fresh code, because every key in the file can be used. Each has the link that redeems it, for a QR code.',
    refusals: { ...WITH_PROOF, 200: ['noPool'] },
    example: { body: { product: ID, only: 'available' } },
  }),
  '/stock/count': signedInCall('Sales desk', {
    text: 'Sets the available pieces, or adds those that came in (`received`); reservations of orders are kept. The stock of serial keys cannot be set, it is counted from the keys.',
    refusals: { ...LACKS, 200: ['countsItself'], 409: ['meanwhile'] },
    example: { body: { id: ID, free: 40, seen: { available: 38 } } },
  }),
  '/stock/rules': signedInCall('Sales desk', {
    refusals: { ...LACKS, 409: ['meanwhile'] },
    example: { body: { id: ID, lowThreshold: 5, mayBackorder: false } },
  }),
  '/keys/add': signedInCall('Sales desk', {
    text: 'At most 500 rows a call. Backorders of the product are filled first.',
    refusals: { ...LACKS, 200: ['noPool'] },
    example: { body: { product: ID, rows: [{ line: 1, key: 'K7QM-2XWE-9RTB-HJ4N' }] } },
  }),
  '/keys/generate': signedInCall('Sales desk', {
    text: 'Idempotent by `requestKey`, which the client generates.',
    refusals: { ...LACKS, 200: ['noPool'] },
    example: { body: { product: ID, count: 100, requestKey: REQUEST } },
  }),
  '/keys/block': signedInCall('Sales desk', {
    text: 'Only unused keys can be blocked; the access of a used key is revoked by `enrolments/change`.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { id: ID, isBlocked: true } },
  }),
  '/keys/reveal': signedInCall('Sales desk', {
    text: 'Needs a fresh code.',
    refusals: WITH_PROOF,
    example: { body: { id: ID } },
  }),
  '/keys/reserve': signedInCall('Sales desk', {
    text: 'They are no longer sold, and can be redeemed from a printed card. Refused as a whole when fewer can be sold now: keys that orders hold while they are paid stay theirs.',
    refusals: { ...LACKS, 200: ['noPool', 'keysTooFew'] },
    example: { body: { product: ID, count: 24, reservedFor: 'Town school', requestKey: REQUEST } },
  }),
  '/keys/printsheet': signedInCall('Sales desk', {
    text: 'For admins with a fresh code, at most 480; `pdf` is in base64.',
    refusals: { 200: ['noPool'], 403: ['forbidden', 'proofNeeded'], 404: ['notFound'] },
    example: { body: { product: ID, reservedFor: 'Town school' } },
  }),
  '/enrolments/students': signedInCall('Sales desk', {
    text: 'At most eight. Phone and e-mail are masked for staff without the permission Users.',
    refusals: LACKS,
    example: { body: { text: '98000' } },
  }),
  '/enrolments/things': signedInCall('Sales desk', {
    text: 'At most ten.',
    refusals: LACKS,
    example: { body: { kind: 'class', text: 'physics' } },
  }),
  '/enrolments/give': signedInCall('Sales desk', {
    text: 'A product opens the same as its purchase would. Days extend an existing entitlement.',
    refusals: LACKS,
    example: { body: { student: STUDENT, kind: 'product', target: ID, days: 30, requestKey: REQUEST } },
  }),
  '/enrolments/change': signedInCall('Sales desk', {
    text: '`rev` is the revision of the row when it was read. Resuming extends the access by the time it was paused.',
    refusals: { ...LACKS, 200: ['noEnd', 'tooLate'], 409: ['meanwhile'] },
    example: { body: { id: ID, rev: 3, act: 'extend', days: 30 } },
  }),
  '/assignments/review': signedInCall('Learning', {
    text: '`rev` is the revision of the answer when it was read. The student is notified.',
    refusals: { ...LACKS, 200: ['marks', 'comment', 'tooLate'], 409: ['meanwhile'] },
    example: { body: { id: ID, rev: 0, isAccepted: true, marks: 8, comment: 'Well drawn.' } },
  }),
  '/seats/report': signedInCall('Learning', {
    text: 'By their first day.',
    refusals: { 403: ['forbidden'] },
  }),
  '/seats/move': signedInCall('Learning', {
    text: '`rev` is the revision of the enrolment when it was read. The seat before is free again; the student is notified.',
    refusals: { ...LACKS, 200: ['batchFull'], 409: ['meanwhile'] },
    example: { body: { entitlement: ID, rev: 3, batch: ID } },
  }),
  '/class/copy': signedInCall('Sales desk', {
    text: 'For staff who may edit classes and lectures and are not limited to some. Times of live classes and progress stay with the original.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/class/checkfolder': signedInCall('Learning', {
    text: 'The ZIP was uploaded with `uploads/start` as `classFolder`. It has the form of project folders, or plain files: folders become chapters, files lessons. Writes nothing.',
    refusals: {
      200: ['partsMissing', 'unfit', 'diskFull', 'storeFailed'],
      403: ['forbidden'],
      404: ['uploadGone'],
    },
  }),
  '/class/import': signedInCall('Learning', {
    text: 'Always makes a new class, with another address where that of the folder is taken. All or nothing.',
    refusals: {
      200: ['partsMissing', 'unfit', 'problems', 'diskFull', 'storeFailed'],
      403: ['forbidden'],
      404: ['uploadGone'],
      409: ['meanwhile'],
    },
  }),
  '/enrolments/revokecertificate': signedInCall('Sales desk', {
    text: 'It stays in the list of its student, and its link says that it was revoked.',
    refusals: { ...LACKS, 200: ['tooLate'] },
    example: { body: { id: ID, reason: 'Given to the wrong person' } },
  }),
}
