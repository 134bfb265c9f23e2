import type { UIFieldServerProps } from 'payload'
import { projectIdOf } from '../../operations/content/projectIdOf.ts'
import { projectZone } from '../../operations/content/projectZone.ts'
import { ExportPeriodFields } from './ExportPeriodFields.tsx'

/** Export drawer of a list with dates: range of days in the project's time zone. */
export const ExportPeriod = async ({ payload, req }: UIFieldServerProps) => (
  <ExportPeriodFields timeZone={await projectZone(payload, projectIdOf(req))} />
)
