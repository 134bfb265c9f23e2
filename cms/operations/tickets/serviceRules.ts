import type { BasePayload } from 'payload'
import { documentCache } from '#database/documentCache.ts'
import { idOf } from '#database/idOf.ts'
import type { GrievanceOfficer } from '#domain/calls/tickets.ts'
import type { DoubtRules } from '#domain/doubts/routing.ts'
import type { BusinessHours } from '#domain/schedule/businessHours.ts'
import {
  DEFAULT_BUSINESS_HOURS,
  DEFAULT_TARGETS,
  type ServiceRules,
  type Targets,
} from '#domain/tickets/targets.ts'
import type { SupportSetting } from '#payload-types'
import { projectZone } from '../content/projectZone.ts'

async function settingsOf(payload: BasePayload, project: string): Promise<SupportSetting | undefined> {
  const where = { project: { equals: project } }
  const [settings] = await documentCache({ payload, collection: 'support-settings', where, limit: 1 })
  return settings
}

const hoursOf = (settings: SupportSetting | undefined): BusinessHours =>
  settings?.hours
    ? {
        weekdays: settings.hours.weekdays.map(Number),
        opensAt: settings.hours.opensAt,
        closesAt: settings.hours.closesAt,
        holidays: (settings.hours.holidays ?? []).map(({ day }) => day),
      }
    : DEFAULT_BUSINESS_HOURS

/** Business hours, targets and time zone of a project's support desk, with defaults. */
export async function serviceRules(payload: BasePayload, project: string): Promise<ServiceRules> {
  const [settings, zone] = await Promise.all([settingsOf(payload, project), projectZone(payload, project)])
  const targets = (settings?.targets as Targets | undefined) ?? DEFAULT_TARGETS
  return { zone, hours: hoursOf(settings), targets }
}

/** How the doubts of a project are answered, with defaults. */
export async function doubtRules(payload: BasePayload, project: string): Promise<DoubtRules> {
  const [settings, zone] = await Promise.all([settingsOf(payload, project), projectZone(payload, project)])
  return {
    zone,
    hours: hoursOf(settings),
    freeDoubts: settings?.doubts?.freeDoubts ?? null,
    subjects: (settings?.doubts?.subjects ?? []).map(({ subject, answerHours, maxWaiting, experts }) => ({
      subject,
      answerHours: answerHours ?? null,
      maxWaiting: maxWaiting ?? null,
      experts: (experts ?? []).flatMap((expert) => idOf(expert) ?? []),
    })),
  }
}

/** The project's grievance officer; null for none. */
export async function grievanceOfficer(
  payload: BasePayload,
  project: string,
): Promise<GrievanceOfficer | null> {
  const { name, email, phone } = (await settingsOf(payload, project))?.officer ?? {}
  return name ? { name, email: email || null, phone: phone || null } : null
}
