import { type BasePayload, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { labelled, type Refused } from '#hooks/shared/labelled.ts'

type Args = Record<string, unknown>
type Method = 'find' | 'count' | 'create' | 'update'

/** A request that keeps its own `payload`: each call of Payload puts the general one back into the request it is given. */
const withPayload = (req: PayloadRequest, payload: BasePayload): PayloadRequest =>
  new Proxy(req, {
    get: (target, name) => (name === 'payload' ? payload : Reflect.get(target, name, target)),
    set: (target, name, value) => name === 'payload' || Reflect.set(target, name, value, target),
  })

/** What is wrong with the fields of a row, each by its name in the form: `Price: Enter a price, or choose Free`. */
export function inWords(payload: BasePayload, collection: unknown, err: unknown): unknown {
  const config = payload.collections[collection as CollectionSlug]?.config
  if (!(err instanceof ValidationError) || !config) return err
  const { errors } = err.data as { errors: Refused[] }
  const faults = labelled(config, errors).map(({ label, message }) => `${label}: ${message}`)
  return new Error([...new Set(faults)].join(' '))
}

/**
 * Runs `work` of the import/export plugin with the rights of this very session. The plugin reads its user anew by id and
 * asks without the request, so that neither the session's rights nor its project would count; in the request that `work`
 * is given that user is the one of the session, and every question carries `req`. Relations stay ids. `beforeSave` comes
 * before each document that is created or changed; what it throws refuses the document. `write` does so in another way than
 * to save it.
 */
export function asPerson<T>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<T> | T,
  beforeSave: (collection: unknown) => Promise<void> = async () => {},
  write?: (method: Method, args: Args) => Promise<unknown>,
): Promise<T> {
  const { payload, user } = req
  const call = (method: Method, args: Args) => (payload[method] as (args: Args) => Promise<unknown>)(args)
  const store = write ?? call
  const ask = (method: Method) => (args: Args) => call(method, { ...args, req, depth: 0 })
  const save = (method: Method) => async (args: Args) => {
    await beforeSave(args.collection)
    try {
      return await store(method, { ...args, req })
    } catch (err) {
      throw inWords(payload, args.collection, err)
    }
  }
  const findByID = async (args: Args) =>
    args.collection === 'users' && String(args.id) === String(user?.id)
      ? user
      : payload.findByID(args as Parameters<BasePayload['findByID']>[0])
  const own = Object.assign(Object.create(payload), {
    find: ask('find'),
    count: ask('count'),
    create: save('create'),
    update: save('update'),
    findByID,
  }) as BasePayload
  return Promise.resolve(work(withPayload(req, own)))
}
