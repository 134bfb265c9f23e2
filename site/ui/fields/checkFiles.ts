import { fileSize } from '#domain/text/fileSize.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import type { Texts } from '#site/texts/Texts.ts'

export type FileRules = {
  /** Types in the syntax of a file input's `accept`: `image/*`, `application/pdf`. */
  accept: readonly string[]
  /** The names of the types in a sentence: `JPG, PNG or WebP`. */
  acceptText: string
  maxBytes: number
  /** @default 1 */
  maxFiles?: number
}

export type FileFault = { file: string; reason: string }

const fits = (type: string, pattern: string) =>
  pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern

const shortName = (name: string) => (name.length > 60 ? `${name.slice(0, 57)}…` : name)

/**
 * Adds the chosen files to the held ones: valid files up to the limit, and why the others were left out. A
 * file of the same name and size counts as the same. The server still checks their bytes.
 */
export function checkFiles(
  held: readonly File[],
  chosen: readonly File[],
  { accept, acceptText, maxBytes, maxFiles = 1 }: FileRules,
  t: Texts['files'],
): { files: File[]; faults: FileFault[] } {
  const files = maxFiles === 1 ? [] : [...held]
  const faults: FileFault[] = []
  for (const file of chosen) {
    const refuse = (reason: string) => faults.push({ file: shortName(file.name), reason })
    if (!accept.some((pattern) => fits(file.type, pattern)))
      refuse(fillPlaceholders(t.wrongType, { types: acceptText }))
    else if (file.size === 0) refuse(t.empty)
    else if (file.size > maxBytes) refuse(fillPlaceholders(t.tooLarge, { size: fileSize(maxBytes) }))
    else if (files.some(({ name, size }) => name === file.name && size === file.size)) continue
    else if (files.length >= maxFiles) refuse(fillPlaceholders(t.tooMany, { most: maxFiles }))
    else files.push(file)
  }
  return { files: files.length > 0 ? files : [...held], faults }
}
