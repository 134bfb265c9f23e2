import { ImportListMenuItem } from '@payloadcms/plugin-import-export/rsc'
import { ImportMenuGate } from './ImportMenuGate.tsx'

type Props = { collectionSlug: string; importCollectionSlug: string }

/** The plugin's menu entry, for who may write the list. */
export const ImportMenuItem = (props: Props) => (
  <ImportMenuGate collectionSlug={props.collectionSlug}>
    <ImportListMenuItem
      collectionSlug={props.collectionSlug}
      importCollectionSlug={props.importCollectionSlug}
    />
  </ImportMenuGate>
)
