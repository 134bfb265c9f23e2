import { type CollectionConfig, type Field, type Tab, type Validate, validations } from 'payload'

type Fault = { path: string; message: string }
type Args = { event?: string; data: unknown; siblingData: unknown }

const defaultValidate = (field: Field): Validate | undefined =>
  ('validate' in field ? (field.validate as Validate | undefined) : undefined) ??
  (validations as unknown as Record<string, Validate | undefined>)[field.type]

/** Whether a document path leads to the field `name` in `siblingData`. Payload passes no path to validators, so the objects are compared. */
function isAt(path: string, name: string, { data, siblingData }: Args): boolean {
  const steps = path.split('.')
  if (steps.pop() !== name) return false
  return steps.reduce((at, step) => (at as Record<string, unknown> | undefined)?.[step], data) === siblingData
}

/**
 * Makes an open form show the faults that the collection's hook rejects on save. After each change Payload validates every field separately,
 * and would otherwise clear the error of a rejected save from its field and tab. `names` are the fields at the ends of the paths in `faultsOf`.
 * `faultsOf` gets the form's data, in which relations are ids and a list without rows is 0. Saves are validated by the hook only.
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
      return fault?.message ?? defaultValidate(field)?.(value, args as never) ?? true
    }
    return { ...field, validate } as Field
  }
  return { ...collection, fields: collection.fields.map(checked) }
}
