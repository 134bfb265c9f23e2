import type { TextField } from 'payload'

const SUFFIX = ' (copy)'

/** A title whose duplicates are marked as copies, within the title's maximum length. */
export const copyableTitle = (field: TextField): TextField =>
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
