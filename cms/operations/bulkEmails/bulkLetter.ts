import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { idOf } from '#database/idOf.ts'
import { blocksText, filledBlocks, type MailBlock, nameInMail } from '#domain/bulkEmails/blocks.ts'
import { type SubjectChoice, subjectFor } from '#domain/bulkEmails/bulkEmails.ts'
import { type Segment, SegmentSchema } from '#domain/bulkEmails/segment.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { localeOrEnglish } from '#domain/text/locales.ts'
import type { BulkEmail, User } from '#payload-types'
import { brandOf } from '../messages/brandOf.ts'
import { projectAddress } from '../projects/projectAddress.ts'

export type Letter = { subject: string; text: string; blocks: MailBlock[] }

/** A bulk e-mail as one person gets it. */
export async function bulkLetter(
  payload: BasePayload,
  project: RequestProject,
  row: Pick<BulkEmail, 'subject' | 'secondSubject' | 'chosenSubject' | 'blocks'>,
  person: Pick<User, 'name' | 'language'>,
  /** Of a sample that tries two subjects. */
  half?: SubjectChoice | null,
): Promise<Letter> {
  const [{ title }, { address }] = await Promise.all([
    brandOf(payload, project),
    projectAddress(payload, project),
  ])
  const values = { name: nameInMail(person.name, localeOrEnglish(person.language)), project: title }
  const filled = filledBlocks(row.blocks ?? [], values, address)
  return {
    subject: fillPlaceholders(subjectFor(row, half), values),
    text: blocksText(filled),
    blocks: filled,
  }
}

/** The segment of a bulk e-mail: as it was scheduled, else that of the draft. */
export function segmentOf({
  state,
  sentTo,
  segment,
}: Pick<BulkEmail, 'state' | 'sentTo' | 'segment'>): Segment {
  if (state !== 'draft' && sentTo) return SegmentSchema.parse(sentTo)
  const { owns, lacks, batch, paper, tag, ...rest } = segment ?? {}
  const ids = { owns: idOf(owns), lacks: idOf(lacks), batch: idOf(batch), paper: idOf(paper) }
  return SegmentSchema.parse({ ...rest, ...ids, tag: tag?.trim() || null })
}
