import type { MenuLink, WebStaticConfig } from '#site/data/SettingsTypes.ts'

const DEFAULT_MENU: MenuLink[] = [{ label: 'Courses', href: '/courses' }]

/** The project's header links; a project that set none gets its courses. */
export const menuOf = (config: WebStaticConfig): MenuLink[] =>
  config.navigation && config.navigation.length > 0 ? config.navigation : DEFAULT_MENU
