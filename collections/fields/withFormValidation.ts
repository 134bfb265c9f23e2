import { type CollectionConfig, type Field, type Tab, type Validate, validations } from 'payload'

type Fault = { path: string; message: string }
type Args = { event?: string; data: unknown; siblingData: unknown }

const usual = (field: Field): Validate | undefined =>
  ('validate' in field ? (field.validate as Validate | undefined) : undefined) ??
  (validations as unknown as Record<string, Validate | undefined>)[field.type]

/** Whether a path of a document leads to the field of this name in `siblings`, which a form hands over without its place. */
function isAt(path: string, name: string, { data, siblingData }: Args): boolean {
  const steps = path.split('.')
  if (steps.pop() !== name) return false
  return steps.reduce((at, step) => (at as Record<string, unknown> | undefined)?.[step], data) === siblingData
}

/**
 * A collection whose open form says, too, what its hook refuses: after each change Payload asks every field alone whether it is right,
 * and would take the mark of a refusal off its field and its tab. `names` are the fields that `faultsOf` may name at the end of a path.
 * `faultsOf` gets the document as the form has it, where relations are ids and a list without rows is 0. Saves are left to the hook.
 */
export function withFormValidation<C extends Pick<CollectionConfig, 'fields'>>(
  collection: C,
  names: readonly string[],
  faultsOf: (data: never) => readonly Fault[],
): C {
  const checked = (field: Field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(checked) })) }
    if ('fields' in field) return { ...field, fields: field.fields.map(checked) } as Field
    if (!('name' in field) || !names.includes(field.name)) return field
    const validate = (value: unknown, args: Args) => {
      const faults = args.event === 'onChange' ? faultsOf(args.data as never) : []
      const fault = faults.find(({ path }) => isAt(path, field.name, args))
      return fault?.message ?? usual(field)?.(value, args as never) ?? true
    }
    return { ...field, validate } as Field
  }
  return { ...collection, fields: collection.fields.map(checked) }
}
