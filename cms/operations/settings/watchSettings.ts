import { invalidateDisabledFeatures } from '#access/session/disabledFeatures.ts'
import { readTags } from '#domain/pages/cacheTags.ts'
import { onChange } from '../../config/changes.ts'
import { forgetAuthLimits } from '../auth/authLimits.ts'

function forget(): void {
  invalidateDisabledFeatures()
  forgetAuthLimits()
}

/** Makes settings that are kept in memory apply as soon as they change, at whichever server; returns what ends that. */
export const watchSettings = (): (() => void) =>
  onChange({
    changed: (tags) => {
      if (readTags(tags).some(({ collection }) => collection === null || collection === 'admin-configs'))
        forget()
    },
    missed: forget,
  })
