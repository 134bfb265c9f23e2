import { globalLayer } from '@vanilla-extract/css'

/** Later layers win, in whatever order the files load. */
export const layerNames = ['reset', 'tokens', 'ui', 'features'] as const

export type Layer = (typeof layerNames)[number]

/** Every file declares the whole order at its top, since a browser may load any of them first. */
export function declareLayers(): void {
  for (const name of layerNames) globalLayer(name)
}
