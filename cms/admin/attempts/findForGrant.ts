import { findDocs, postCall } from '../ui/panelClient.ts'
import type { PickerOption } from '../ui/SearchPicker.tsx'

const MAX_HITS = 8

type Students = { students: { id: string; name: string; phone: string | null; email: string | null }[] }

/** Students by phone, e-mail or name. */
export async function findStudents(text: string): Promise<PickerOption[]> {
  const answer = await postCall<Students>('/attempts/students', { text })
  if (!answer.apiSuccess) return []
  return answer.students.map(({ id, name, phone, email }) => ({
    id,
    title: name,
    more: phone ?? email ?? '',
  }))
}

type Doc = { id: string; title: string; testSeries?: { title?: string } | string | null }

async function find(kind: 'test-papers' | 'quizzes', text: string): Promise<PickerOption[]> {
  const query = new URLSearchParams({
    'where[_status][equals]': 'published',
    limit: String(MAX_HITS),
    depth: '1',
    sort: 'title',
    ...(text ? { 'where[title][like]': text } : {}),
  })
  const docs = (await findDocs<Doc>(`/${kind}?${query}`)) ?? []
  return docs.map(({ id, title, testSeries }) => ({
    id: String(id),
    title,
    more: typeof testSeries === 'object' ? (testSeries?.title ?? 'Quiz') : '',
  }))
}

/** Published papers by title; quizzes too, unless the person is limited to assigned series. */
export async function findPapers(text: string, isLimited: boolean): Promise<PickerOption[]> {
  const [papers, quizzes] = await Promise.all([
    find('test-papers', text),
    isLimited ? [] : find('quizzes', text),
  ])
  return [...papers, ...quizzes]
}
