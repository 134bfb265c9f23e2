import { type BasePayload, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { type FieldError, withFieldLabels } from '#hooks/shared/withFieldLabels.ts'
import { unreadableNumbers } from './numberCells.ts'

type Args = Record<string, unknown>
type Method = 'find' | 'count' | 'create' | 'update'

/** A request whose `payload` cannot be replaced: Payload's operations set the global one on the request they get. */
const withPayload = (req: PayloadRequest, payload: BasePayload): PayloadRequest =>
  new Proxy(req, {
    get: (target, name) => (name === 'payload' ? payload : Reflect.get(target, name, target)),
    set: (target, name, value) => name === 'payload' || Reflect.set(target, name, value, target),
  })

/** Turns a ValidationError into an error whose message names the fields by label: `Price: Enter a price, or choose Free`. */
export function fieldErrorsText(payload: BasePayload, collection: unknown, err: unknown): unknown {
  const config = payload.collections[collection as CollectionSlug]?.config
  if (!(err instanceof ValidationError) || !config) return err
  const { errors } = err.data as { errors: FieldError[] }
  const faults = withFieldLabels(config, errors).map(({ label, message }) => `${label}: ${message}`)
  return new Error([...new Set(faults)].join(' '))
}

function refuseUnreadable(payload: BasePayload, { collection, data }: Args): void {
  const config = payload.collections[collection as CollectionSlug]?.config
  const errors = config ? unreadableNumbers(config.flattenedFields, (data ?? {}) as Args) : []
  if (errors.length > 0) throw new ValidationError({ collection: String(collection), errors })
}

/**
 * Runs `work` of the import/export plugin with the access of the current session. The plugin reloads the user by id and queries without the
 * request, which would ignore the session's access and project; the request passed to `work` returns the session's user and adds `req` to
 * every query. Relations stay ids. `beforeSave` runs before each create or update and may throw to refuse it. `write` replaces the saving.
 */
export function runAsSession<T>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<T> | T,
  beforeSave: (collection: unknown) => Promise<void> = async () => {},
  write?: (method: Method, args: Args) => Promise<unknown>,
): Promise<T> {
  const { payload, user } = req
  const call = (method: Method, args: Args) => (payload[method] as (args: Args) => Promise<unknown>)(args)
  const store = write ?? call
  const query = (method: Method) => (args: Args) => call(method, { ...args, req, depth: 0 })
  const save = (method: Method) => async (args: Args) => {
    await beforeSave(args.collection)
    try {
      refuseUnreadable(payload, args)
      return await store(method, { ...args, req })
    } catch (err) {
      throw fieldErrorsText(payload, args.collection, err)
    }
  }
  const findByID = async (args: Args) =>
    args.collection === 'users' && String(args.id) === String(user?.id)
      ? user
      : payload.findByID(args as Parameters<BasePayload['findByID']>[0])
  const own = Object.assign(Object.create(payload), {
    find: query('find'),
    count: query('count'),
    create: save('create'),
    update: save('update'),
    findByID,
  }) as BasePayload
  return Promise.resolve(work(withPayload(req, own)))
}
