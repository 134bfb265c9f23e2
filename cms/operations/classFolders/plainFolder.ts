import path from 'node:path'
import { classOfFiles, titleOf } from '#domain/learning/classOfFiles.ts'
import { slugify } from '#domain/text/slug.ts'
import { type FolderFiles, readText } from '#seed/read/FolderFiles.ts'
import type { SeedIssue } from '#seed/read/SeedIssue.ts'
import { type ClassFile, fileProblem, type ReadClass, startOf } from '#seed/readClassFolder.ts'

const LONGEST_TITLE = 150

/** Parses a folder of plain files as a class with the title `name`: every file becomes a lesson (domain/learning/classOfFiles.ts). */
export async function readPlainFolder(folder: FolderFiles, name: string): Promise<ReadClass> {
  const title = titleOf(name).slice(0, LONGEST_TITLE) || 'Class'
  const slug = slugify(title) || 'class'
  const { lectures, leftOver } = classOfFiles([...folder.names], title)
  const issues: SeedIssue[] = leftOver.map((file) => issue(file, 'is of no type that lessons have'))
  if (lectures.length === 0) issues.push(issue('', 'has no files that lessons are made of'))
  const texts = new Map<string, string>()
  const files: ClassFile[] = []
  const wanted = lectures.flatMap(({ kind, file, captions, hindiCaptions, title: own }) => [
    ...(kind === 'text' ? [] : [{ file, title: own }]),
    ...[captions, hindiCaptions].flatMap((one) => (one ? [{ file: one, title: own }] : [])),
  ])
  for (const { file, title: own } of wanted) {
    const stored = path.join(folder.root, file)
    const { size, start } = await startOf(stored)
    const problem = fileProblem(file, size, start)
    if (problem) issues.push(issue(file, problem))
    else files.push({ key: file, title: own, path: stored, size, start })
  }
  for (const { kind, file } of lectures)
    if (kind === 'text') texts.set(file, (await readText(folder, file, issues)) ?? '')
  if (issues.length > 0) return { ok: false, issues }
  return {
    ok: true,
    folder: {
      class: { slug, title },
      lectures: lectures.map(({ kind, file, ...lecture }, index) => ({
        ...lecture,
        kind,
        class: slug,
        rank: (index + 1) * 10,
        minutes: 0,
        isFree: false,
        chapters: [],
        requires: [],
        opens: 'always' as const,
        takesLate: true,
        ...(kind === 'text' && { body: texts.get(file)?.trim() || undefined }),
        ...(kind === 'pdf' && { pdf: file }),
        ...((kind === 'video' || kind === 'audio') && { file }),
      })),
      files,
      pictures: [],
      quizzes: [],
    },
  }
}

const issue = (file: string, reason: string): SeedIssue => ({ file, row: '', field: '', reason })
