import { type CallDoc, signedInCall } from '../CallDoc.ts'

const PAPER = { kind: 'test-papers', paper: '6740d5b2a1c3e4f5a6b7c8d9' } as const

/** Calls of authors of papers and quizzes. */
export const PAPER_CALL_DOCS: Record<string, CallDoc> = {
  '/papers/draft': signedInCall('Papers', {
    text: 'The draft as far as it has come, with what keeps it from being published. A paper without one has an empty draft of rev 0.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/papers/save': signedInCall('Papers', {
    text: 'Whatever can be typed is saved. `rev` is that of the draft that was changed. A password that is left out stays as it is; it is never answered. People who see a part of the bank add questions of it, and no pools.',
    refusals: { 403: ['forbidden', 'unseen'], 404: ['notFound'], 409: ['meanwhile'] },
  }),
  '/papers/publish': signedInCall('Papers', {
    text: 'Proves the draft and freezes it as the next release. With `problems` nothing was frozen. A draft that the newest release already says makes no other one.',
    refusals: { 200: ['problems', 'noDraft'], 403: ['forbidden'], 404: ['notFound'], 409: ['meanwhile'] },
    example: { body: { ...PAPER, rev: 12 } },
  }),
  '/papers/questions': signedInCall('Papers', {
    text: 'Questions that may be added to a paper, without their keys; retired ones are left out.',
    refusals: { 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/papers/view': signedInCall('Papers', {
    text: 'The draft or the current release as the student with this seed would get it.',
    refusals: { 200: ['problems', 'noDraft'], 403: ['forbidden'], 404: ['notFound'] },
  }),
  '/papers/simulate': signedInCall('Papers', {
    text: 'Marks answers as those of a student are marked, and says by which rule. Nothing is stored.',
    refusals: { 200: ['problems', 'noDraft', 'invalid'], 403: ['forbidden'], 404: ['notFound'] },
    example: { body: { ...PAPER, source: 'draft', seed: 'student-1', answers: [], expertMarks: [] } },
  }),
}
