import type { BasePayload } from 'payload'
import sharp from 'sharp'
import type { RequestProject } from '#access/projectOf.ts'
import type { PageDrawing } from '#domain/exams/sheets/pageDrawing.ts'
import type { Locale } from '#domain/text/locales.ts'
import { renderText } from '#domain/text/renderText.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { Project } from '#payload-types'
import type { AnswerPage } from '../../../adapters/pdf/answer/drawAnswer.ts'
import { renderPdf } from '../../../adapters/pdf/renderPdf.ts'
import { fileStore } from '../../../adapters/storage/openFileStore.ts'
import { readFile } from '../../../adapters/storage/readFile.ts'
import { findAnswerFile } from './findAnswerFile.ts'

/** A written answer with what its reader may see drawn on it. */
export type PrintedPages = {
  attempt: string
  /** Of the paper. */
  title: string
  question: string
  /** Of the question in the student's paper, from 1. */
  number: number
  files: readonly string[]
  drawings: Readonly<Record<string, PageDrawing>>
  /** The marks given for each step of the rubric. */
  steps: readonly string[]
}

const JPEG_QUALITY = 80

/**
 * The pages of a written answer as one PDF in their order, with the drawings of its expert. A page says so where a file has not arrived or is a PDF that cannot be
 * read. Null when it could not be made. Who may read it is the caller's to check.
 */
export async function answerPdf(
  payload: BasePayload,
  project: RequestProject,
  answer: PrintedPages,
  locale: Locale,
  now: Date,
): Promise<Uint8Array | null> {
  const { title, number, files, steps } = answer
  const brand = await payload.db.findOne<Project>({
    collection: 'projects',
    where: { id: { equals: project.id } },
  })
  const pages: AnswerPage[] = []
  for (const file of files) pages.push(await pageOf(payload, answer, file))
  const say = (key: 'examPdfCaption' | 'examPdfMissing') =>
    files.map((_, index) => renderText(locale, textOf(key, { number, page: index + 1 })))
  try {
    return await renderPdf({
      kind: 'answer',
      data: {
        title,
        brand: brand?.title ?? '',
        pages,
        at: now.toISOString(),
        captions: say('examPdfCaption'),
        missing: say('examPdfMissing'),
        stepTexts: steps.map((marks, at) => `${at + 1}: ${marks || '–'}`),
      },
    })
  } catch (err) {
    payload.logger.warn({ msg: 'the PDF of an answer could not be made', attempt: answer.attempt, err })
    return null
  }
}

async function pageOf(payload: BasePayload, answer: PrintedPages, file: string): Promise<AnswerPage> {
  const row = await findAnswerFile(payload, answer.attempt, answer.question, file)
  const bytes = row?.filename ? await readFile(fileStore(), `answer-files/${row.filename}`) : null
  if (!bytes) return { kind: 'missing' }
  if (row?.mimeType === 'application/pdf') return { kind: 'pdf', bytes }
  const { data, info } = await sharp(bytes)
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer({ resolveWithObject: true })
  const drawing = answer.drawings[file] ?? []
  return { kind: 'photo', jpeg: data, width: info.width, height: info.height, drawing }
}
