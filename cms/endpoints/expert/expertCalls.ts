import type { Endpoint } from 'payload'
import { z } from 'zod'
import { ExpertStartSchema } from '#domain/calls/expert.ts'
import { levelOf } from '#domain/roles/roles.ts'
import { textOf } from '#domain/text/textOf.ts'
import { expertStart } from '../../operations/expert/expertStart.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { refuse } from '../responses.ts'
import { SHEET_CALLS, sheetFile, sheetPdf } from './sheetCalls.ts'

const start = defineCall({
  path: '/expert/start',
  method: 'get',
  summary: 'Content of the expert panel',
  needs: 'staff',
  body: z.object({}),
  answer: ExpertStartSchema,
  handle: async ({ req, viewer, project }) => {
    if (!viewer || viewer.level < levelOf('expert'))
      return refuse(textOf('notExpert'), 'forbidden', { httpStatus: 403 })
    return { apiSuccess: true as const, ...(await expertStart(req, viewer, project.id)) }
  },
})

export const EXPERT_CALLS: Call[] = [start, ...SHEET_CALLS]

/** Endpoints that do not answer JSON. */
export const EXPERT_ENDPOINTS: Endpoint[] = [sheetFile, sheetPdf]
