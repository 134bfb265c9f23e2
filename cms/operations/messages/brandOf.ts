import type { BasePayload } from 'payload'
import { PLATFORM, type RequestProject } from '#access/projectOf.ts'
import { type MessageSettings, toMessageSettings } from '#domain/messages/MessageSettingsSchema.ts'
import type { MessageSetting, Project, WebStaticConfig } from '#payload-types'
import type { OwnSenders } from '../../adapters/messages/candidates.ts'
import { ownSenders } from './ownSenders.ts'

type Brand = {
  title: string
  /** The project's own host names. */
  hosts: string[]
  settings: MessageSettings
  senders: OwnSenders
  /** Colours of the project's theme, `#rrggbb`. */
  colours: { primary: string; onPrimary: string }
}

const DEFAULT_COLOURS = { primary: '#2a74ed', onPrimary: '#ffffff' }
const HEX = /^#[0-9a-f]{6}$/i

/** The branding of a project's messages: name, hosts, senders, templates and colours. */
export async function brandOf(payload: BasePayload, project: RequestProject): Promise<Brand> {
  if (project.id === PLATFORM.id)
    return {
      title: 'Shala',
      hosts: [],
      settings: {},
      senders: ownSenders(null, payload.secret),
      colours: DEFAULT_COLOURS,
    }
  const where = { project: { equals: project.id } }
  const [found, settings, config] = await Promise.all([
    payload.db.findOne<Project>({ collection: 'projects', where: { id: { equals: project.id } } }),
    payload.db.findOne<MessageSetting>({ collection: 'message-settings', where }),
    payload.db.findOne<WebStaticConfig>({
      collection: 'web-static-configs',
      where,
      select: { theme: true },
    }),
  ])
  const { primaryColor, primaryContrastColor } = config?.theme ?? {}
  return {
    title: found?.title ?? 'Shala',
    hosts: (found?.domains ?? []).map(({ host }) => host),
    settings: toMessageSettings(settings ?? {}) as MessageSettings,
    senders: ownSenders(settings, payload.secret),
    colours:
      HEX.test(primaryColor ?? '') && HEX.test(primaryContrastColor ?? '')
        ? { primary: primaryColor as string, onPrimary: primaryContrastColor as string }
        : DEFAULT_COLOURS,
  }
}
