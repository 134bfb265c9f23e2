import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import { MODULES } from '#access/modules.ts'
import { disabledFeaturesOf } from '#access/session/disabledFeatures.ts'
import { idOf } from '#database/idOf.ts'
import { accessRefusal } from '#domain/people/changeRules.ts'
import { isGrantable, isListable } from '#domain/people/grantable.ts'
import { PERMISSION_TEXTS } from '#domain/people/permissionTexts.ts'
import { PRESET_IDS, PRESETS, presetList, VIEW_ALL } from '#domain/people/presets.ts'
import { REFUSAL_TEXTS } from '#domain/people/refusalTexts.ts'
import { FEATURES } from '#domain/roles/features.ts'
import { hasPages } from '#domain/roles/Module.ts'
import { hasAdminLevel, levelOf, roleName } from '#domain/roles/roles.ts'
import type { User } from '#payload-types'
import { personTitle, toPerson } from '../../operations/people/findPerson.ts'
import { readPermissions } from '../../operations/people/readPermissions.ts'
import { readTitles } from '../../operations/people/readTitles.ts'
import { AccessExplainer } from '../permissions/AccessExplainer.tsx'
import type { EditorProps } from '../permissions/EditorProps.ts'
import { PermissionEditor } from '../permissions/PermissionEditor.tsx'
import { pagesToExplain } from '../permissions/pagesToExplain.ts'
import { personTab } from './personTab.tsx'

/** Tab with a person's permissions, and an explanation of their access to single pages. */
export async function AccessView(props: DocumentViewServerProps) {
  const needs = {
    isAllowed: (viewer: Parameters<typeof hasModule>[0]) => hasModule(viewer, 'permissions'),
    permission: 'Permissions',
  }
  return personTab(props, needs, async ({ req, viewer, person }) => {
    const refused = accessRefusal(viewer, toPerson(person))
    return (
      <>
        {refused ? (
          <p className="panel-note">
            {hasAdminLevel(person.userLevel)
              ? 'Admins have every permission, so there is nothing to choose here.'
              : REFUSAL_TEXTS[refused]}
          </p>
        ) : (
          <PermissionEditor
            {...(await editorProps(req, person))}
            start={PRESET_IDS.find((id) => id === props.searchParams?.preset)}
            isReadOnly={!hasModule(viewer, 'permissions', 'edit')}
          />
        )}
        <AccessExplainer user={String(person.id)} name={personTitle(person)} pages={pagesToExplain()} />
      </>
    )
  })
}

async function editorProps(
  { payload }: PayloadRequest,
  person: User,
): Promise<Omit<EditorProps, 'isReadOnly' | 'start'>> {
  const level = person.userLevel ?? 0
  const project = idOf(person.project)
  const given = await readPermissions(payload, String(person.id))
  const [titles, off] = await Promise.all([
    readTitles(payload, given.assigned),
    project ? disabledFeaturesOf(payload, project) : ([] as string[]),
  ])
  return {
    user: String(person.id),
    level,
    project,
    given,
    titles,
    modules: MODULES.filter(isListable).map((module) => ({
      id: module.id,
      label: module.label,
      text: PERMISSION_TEXTS[module.id] ?? '',
      group: module.group,
      feature: module.feature ?? null,
      isReadOnly: module.isReadOnly ?? false,
      hasPages: hasPages(module),
      lowestRole: isGrantable(module, level)
        ? null
        : roleName(module.minimumRole === 'owner' ? 0 : levelOf(module.minimumRole)),
      isForOneRole: module.minimumRole === 'expert',
    })),
    features: FEATURES.map(({ id, label }) => ({ id, label, isOff: off.includes(id) })),
    presets: [...PRESETS, VIEW_ALL].map(({ id, label, text }) => ({
      id,
      label,
      text,
      list: presetList(id, level, MODULES),
    })),
  }
}
