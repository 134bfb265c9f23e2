import { cache } from 'react'
import { projectBase } from '#domain/links/projectPath.ts'
import { getList } from './base/rest.ts'
import { selectFields } from './base/restQuery.ts'
import { withProjectUrl } from './Picture.ts'
import type { AdminConfig, Settings, WebStaticConfig } from './SettingsTypes.ts'

const CONFIG_FIELDS = selectFields(
  'theme',
  'brand',
  'loginArt',
  'navigation',
  'footerColumns',
  'contactLinks',
  'adminWebConfig',
  'hindiEnabled',
  'hindi',
)
const ADMIN_FIELDS = selectFields('rewardsEnabled', 'referralEnabled', 'userHeaderLinks')

const HOME_ZONE = 'Asia/Kolkata'

type ProjectDoc = { title: string; timeZone?: string | null; domains?: { host: string }[] | null }

/** Title, theme, brand, menus and sign-up form of a project; null when the project does not exist. */
export const getSettings = cache(async (project: string): Promise<Settings | null> => {
  const [projects, configs, adminConfigs] = await Promise.all([
    getList<ProjectDoc>({
      project,
      collection: 'projects',
      query: {
        where: { slug: { equals: project } },
        select: selectFields('title', 'timeZone', 'domains'),
        limit: 1,
        depth: 0,
      },
    }),
    getList<WebStaticConfig>({
      project,
      collection: 'web-static-configs',
      query: { select: CONFIG_FIELDS, limit: 1, depth: 1 },
    }),
    getList<AdminConfig>({
      project,
      collection: 'admin-configs',
      severity: 'low',
      query: { select: ADMIN_FIELDS, limit: 1, depth: 0 },
    }),
  ])
  const found = projects?.docs[0]
  if (!found) return null
  return {
    title: found.title,
    timeZone: found.timeZone || HOME_ZONE,
    address: addressOf(project, found.domains?.[0]?.host),
    config: withLogo(project, configs?.docs[0] ?? {}),
    admin: adminConfigs?.docs[0] ?? {},
  }
})

const withLogo = (project: string, config: WebStaticConfig): WebStaticConfig => ({
  ...config,
  brand: { ...config.brand, logo: withProjectUrl(project, config.brand?.logo) },
})

/** The canonical origin of the project: its own host if it has one, else its path. */
function addressOf(project: string, host: string | undefined): string {
  const publicUrl = new URL(process.env.PUBLIC_URL ?? 'http://localhost:3000')
  if (!host) return `${publicUrl.origin}${projectBase(project)}`
  return `${publicUrl.protocol}//${host}${publicUrl.port ? `:${publicUrl.port}` : ''}`
}
