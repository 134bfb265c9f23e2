import type { ServerProps } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'
import { QuestionFilterBar } from './QuestionFilterBar.tsx'

/** Above the list of questions: its filters, and what adds, imports and exports questions. */
export async function QuestionFilters({ payload }: ServerProps) {
  const page = await viewerOfPage({ payload })
  return page ? <QuestionFilterBar canEdit={hasModule(page.viewer, 'questions', 'edit')} /> : null
}
