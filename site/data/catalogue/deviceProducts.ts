'use client'
import { deviceList, useDeviceList } from '../account/deviceList.ts'

/** A product stored on this device. */
export type DeviceProduct = { id: string; kind: string }

const MAX_SEEN = 12
export const MAX_COMPARED = 4

const isEntry = (value: unknown): value is DeviceProduct =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as DeviceProduct).id === 'string' &&
  typeof (value as DeviceProduct).kind === 'string'

const storedProducts = deviceList(isEntry)
const { read, write } = storedProducts

const compareKey = (project: string) => `${project}-compare`
const seenKey = (project: string) => `${project}-seen`

/** The outcome of toggling a product in the comparison: added, removed, or its kind is full. */
export type CompareResult = 'in' | 'out' | 'full'

/** The products to compare on this device: up to four of each kind, each kind separately. */
export function useCompared(project: string) {
  const key = compareKey(project)
  const list = useDeviceList(storedProducts, key)
  const toggle = (product: DeviceProduct): CompareResult => {
    const now = read(key)
    const [outcome, next] = toggleCompared(now, product)
    if (next !== now) write(key, next)
    return outcome
  }
  /** Removes those of a kind. */
  const clear = (kind: string) =>
    write(
      key,
      read(key).filter((entry) => entry.kind !== kind),
    )
  return { list, toggle, clear }
}

/** The list after a click on Compare of a product. */
export function toggleCompared(
  list: readonly DeviceProduct[],
  { id, kind }: DeviceProduct,
): [CompareResult, readonly DeviceProduct[]] {
  if (list.some((entry) => entry.id === id)) return ['out', list.filter((entry) => entry.id !== id)]
  if (ofKind(list, kind).length >= MAX_COMPARED) return ['full', list]
  return ['in', [...list, { id, kind }]]
}

const ofKind = (list: readonly DeviceProduct[], kind: string) => list.filter((entry) => entry.kind === kind)

/** Compared products grouped by kind, the kind that was last added to first. */
export function groupByKind(list: readonly DeviceProduct[]): { kind: string; ids: string[] }[] {
  const kinds = [...new Set(list.map(({ kind }) => kind).toReversed())]
  return kinds.map((kind) => ({ kind, ids: ofKind(list, kind).map(({ id }) => id) }))
}

/** Recently viewed products on this device, the latest first. */
export const useRecentlyViewed = (project: string): readonly DeviceProduct[] =>
  useDeviceList(storedProducts, seenKey(project))

/** Records that a product was viewed. */
export function recordViewed(project: string, { id, kind }: DeviceProduct): void {
  const key = seenKey(project)
  const otherProducts = read(key).filter((entry) => entry.id !== id)
  write(key, [{ id, kind }, ...otherProducts].slice(0, MAX_SEEN))
}
