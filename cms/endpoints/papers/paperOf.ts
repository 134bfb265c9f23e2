import type { PayloadRequest } from 'payload'
import { idOf } from '#database/idOf.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import type { Quiz, TestPaper } from '#payload-types'
import { findEditable, findViewable } from '../../operations/panel/findRow.ts'

export const EDITORS = { module: ['testSeries', 'quizzes'], toEdit: true } as const
export const VIEWERS = { module: ['testSeries', 'subadminTestSeries', 'quizzes'] } as const

type Asked = { kind: PaperKind; paper: string }
export type OwnPaper = { outline: TestPaper | Quiz; project: string }

const withProject = (outline: TestPaper | Quiz | null): OwnPaper | null =>
  outline && { outline, project: idOf(outline.project) as string }

/** The outline of a paper if the person may edit it, within their assigned data; else null. */
export const editablePaper = async (req: PayloadRequest, { kind, paper }: Asked): Promise<OwnPaper | null> =>
  withProject(await findEditable(req, kind, paper))

/** The same for people who may view it. */
export const viewablePaper = async (req: PayloadRequest, { kind, paper }: Asked): Promise<OwnPaper | null> =>
  withProject(await findViewable(req, kind, paper))
