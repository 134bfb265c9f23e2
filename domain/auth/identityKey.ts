/** The unique key of a proven phone or e-mail within a project; owners live under `platform` (docs/architecture.md, "Projects"). */
export const identityKey = (project: string | null, value: string): string =>
  `${project ?? 'platform'}:${value}`
