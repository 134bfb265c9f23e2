import type { SeedBlock } from '../format/BlockSchema.ts'
import { type FolderFiles, readText } from './FolderFiles.ts'
import { issueAt, type RawRecord } from './RawRecord.ts'
import type { SeedIssue } from './SeedIssue.ts'

const PREFIX = 'file:'

/**
 * The Markdown itself, or the text of the file that `file:<path>` names; undefined, and an issue added, when
 * that file does not exist.
 */
export async function inlineText(
  folder: FolderFiles,
  raw: RawRecord,
  path: PropertyKey[],
  markdown: string,
  issues: SeedIssue[],
): Promise<string | undefined> {
  if (!markdown.startsWith(PREFIX)) return markdown
  const file = markdown.slice(PREFIX.length).trim()
  if (!folder.names.has(file)) {
    issues.push(issueAt(raw, path, `refers to ${file}, which is not in the folder`))
    return undefined
  }
  return (await readText(folder, file, issues)) ?? undefined
}

/** A page's blocks with their `file:` references replaced by the texts. */
export const inlineBlocks = (
  folder: FolderFiles,
  raw: RawRecord,
  layout: readonly SeedBlock[],
  issues: SeedIssue[],
): Promise<SeedBlock[]> =>
  Promise.all(
    layout.map(async (block, index) => {
      if (block.blockType !== 'richText' && block.blockType !== 'imageText') return block
      if (!block.content) return block
      const content = await inlineText(folder, raw, ['layout', index, 'content'], block.content, issues)
      return { ...block, content: content ?? '' }
    }),
  )
