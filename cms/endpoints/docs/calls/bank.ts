import { type CallDoc, signedInCall } from '../CallDoc.ts'

const QUESTION = '5d1f0c3e-1f0a-4b5e-9c47-2f4a7f2f9d10'
const EXCHANGE = {
  type: 'single',
  stem: { en: 'What is $1 + 1$?' },
  right: ['b'],
  difficulty: 'easy',
  options: [
    { id: 'a', text: { en: '$1$' } },
    { id: 'b', text: { en: '$2$' } },
  ],
}

/** Questions of exams, for staff. */
export const BANK_CALL_DOCS: Record<string, CallDoc> = {
  '/bank/savequestion': signedInCall('Question bank', {
    text: 'The question is in the exchange format of seed/README.md. With the code `problems`, `fields` has all of them by path.',
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['problems', 'taken', 'meanwhile'] },
    example: {
      body: { id: null, seenVersion: null, code: 'sums-1', question: EXCHANGE },
      answer: {
        apiSuccess: true,
        message: 'Question sums-1 added',
        id: QUESTION,
        code: 'sums-1',
        version: 1,
        isChanged: true,
      },
    },
  }),
  '/bank/previewtexts': signedInCall('Question bank', {
    refusals: { 403: ['forbidden'] },
    example: { body: { texts: [{ path: 'stem.en', text: 'What is it?' }] } },
  }),
  '/bank/findsimilar': signedInCall('Question bank', {
    refusals: { 403: ['forbidden'] },
    example: { body: { id: null, question: EXCHANGE } },
  }),
  '/bank/concepts': signedInCall('Question bank', { refusals: { 403: ['forbidden'] } }),
  '/bank/retirequestion': signedInCall('Question bank', {
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { id: QUESTION, isRetired: true } },
  }),
  '/bank/deletequestion': signedInCall('Question bank', {
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['inUse'] },
    example: { body: { id: QUESTION } },
  }),
  '/bank/addfile': signedInCall('Question bank', {
    text: 'PNG, JPEG, WebP, MP4 or WebM, up to 18 MB.',
    refusals: { 403: ['forbidden'], 200: ['invalid'] },
    example: { body: { name: 'slope.png', base64: 'iVBORw0KGgo=' } },
  }),
  '/bank/exportquestions': signedInCall('Question bank', {
    text: 'A sheet with pictures is a ZIP of it and them. At most 2,000 questions.',
    refusals: { 403: ['forbidden'], 200: ['notFound', 'limit'] },
    example: { body: { format: 'json', filter: { concept: 'Rotation' } } },
  }),
  '/bank/checkimport': signedInCall('Question bank', {
    text: 'JSON, CSV, XLSX, DOCX, Moodle XML, GIFT, Aiken, or a ZIP of one of them and its pictures, up to 10 MB.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { name: 'rotation.csv', base64: 'dHlwZSxzdGVtX2VuCg==', language: 'en' } },
  }),
  '/bank/importtemplate': signedInCall('Question bank', { refusals: { 403: ['forbidden'] } }),
  '/bank/importstatus': signedInCall('Question bank', {
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/bank/startimport': signedInCall('Question bank', {
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['invalid', 'meanwhile'] },
    example: { body: { id: QUESTION, keepsDuplicates: false } },
  }),
  '/bank/rollbackimport': signedInCall('Question bank', {
    text: 'Questions that a paper uses or that somebody has changed stay; the page of the import names them.',
    refusals: { 403: ['forbidden'], 404: ['notFound'], 200: ['meanwhile'] },
    example: { body: { id: QUESTION } },
  }),
}
