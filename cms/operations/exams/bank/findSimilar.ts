import type { PayloadRequest, Where } from 'payload'
import { readRows } from '#database/guard.ts'
import type { Content } from '#domain/exams/questions/QuestionSchema.ts'
import type { Question } from '#payload-types'
import { textKeysOf } from './questionColumns.ts'
import { bankOf, reachableQuestions } from './reachQuestions.ts'

const MAX_SIMILAR = 5

/** Conditions of questions with the same normalised text in either language; empty for a question without text. */
export function sameText(content: Content): Where[] {
  const { textKey, hindiTextKey } = textKeysOf(content)
  return [
    ...(textKey ? [{ textKey: { equals: textKey } }] : []),
    ...(hindiTextKey ? [{ hindiTextKey: { equals: hindiTextKey } }] : []),
  ]
}

/** Questions that the person may see and that say the same as this one, but for case, punctuation and the order of options. */
export async function findSimilar(
  req: PayloadRequest,
  content: Content,
  except: string | null,
): Promise<Pick<Question, 'id' | 'code' | 'title' | 'isRetired'>[]> {
  const reach = reachableQuestions(req, 'view')
  const same = sameText(content)
  if (!reach || same.length === 0) return []
  const others: Where[] = except ? [{ id: { not_equals: except } }] : []
  return readRows({
    payload: req.payload,
    collection: 'questions',
    where: { and: [{ project: { equals: bankOf(req) } }, { or: same }, reach, ...others] },
    sort: ['code'],
    limit: MAX_SIMILAR,
    select: ['id', 'code', 'title', 'isRetired'],
  })
}
