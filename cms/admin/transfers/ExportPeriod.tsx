import type { UIFieldServerProps } from 'payload'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { ExportPeriodFields } from './ExportPeriodFields.tsx'

/** In the export drawer of orders: the days they were placed on, in the project's zone. */
export const ExportPeriod = async ({ payload, req }: UIFieldServerProps) => (
  <ExportPeriodFields timeZone={await projectZone(payload, projectIdOf(req))} />
)
