import type { LeadFormFields } from '#domain/leads/leadAnswers.ts'
import { getList } from './base/rest.ts'

export type LeadFormView = LeadFormFields & {
  id: string
  title: string
  text?: string | null
  submitLabel?: string | null
  thanks?: string | null
}

/** Lead forms by their ids. */
export async function getLeadForms(project: string, ids: string[]): Promise<Map<string, LeadFormView>> {
  if (ids.length === 0) return new Map()
  const list = await getList<LeadFormView>({
    project,
    collection: 'lead-forms',
    severity: 'medium',
    query: { where: { id: { in: ids } }, limit: ids.length, depth: 0 },
  })
  return new Map(list?.docs.map((form) => [form.id, form]))
}

/** The oldest form of a project, or null when it has none. */
export async function getFirstLeadForm(project: string): Promise<LeadFormView | null> {
  const list = await getList<LeadFormView>({
    project,
    collection: 'lead-forms',
    severity: 'low',
    query: { sort: 'createdAt', limit: 1, depth: 0 },
  })
  return list?.docs[0] ?? null
}
