import { invalidateDisabledFeatures } from '#access/session/disabledFeatures.ts'
import { readTags } from '#domain/pages/cacheTags.ts'
import { onChange } from '../../config/changes.ts'
import { forgetAuthLimits } from '../auth/authLimits.ts'

function forget(): void {
  invalidateDisabledFeatures()
  forgetAuthLimits()
}

/** Drops cached settings as soon as they change, in any process; returns a function that ends that. */
export const watchSettings = (): (() => void) =>
  onChange({
    changed: (tags) => {
      if (readTags(tags).some(({ collection }) => collection === null || collection === 'admin-configs'))
        forget()
    },
    missed: forget,
  })
