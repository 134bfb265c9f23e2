import type { TextField } from 'payload'

const SUFFIX = ' (copy)'

/** A title whose duplicates say that they are copies, within the title's own limit. */
export const titleOfCopies = (field: TextField): TextField =>
  ({
    ...field,
    hooks: {
      ...field.hooks,
      beforeDuplicate: [
        ({ value }: { value?: unknown }) =>
          typeof value === 'string'
            ? value.slice(0, (field.maxLength ?? 150) - SUFFIX.length) + SUFFIX
            : value,
      ],
    },
  }) as TextField
