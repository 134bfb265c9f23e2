import { ImportListMenuItem } from '@payloadcms/plugin-import-export/rsc'
import { ImportMenuGate } from './ImportMenuGate.tsx'

type Props = { collectionSlug: string; importCollectionSlug: string }

/** The import plugin's menu entry, limited to viewers who may write to the list. */
export const ImportMenuItem = (props: Props) => (
  <ImportMenuGate collectionSlug={props.collectionSlug}>
    <ImportListMenuItem
      collectionSlug={props.collectionSlug}
      importCollectionSlug={props.importCollectionSlug}
    />
  </ImportMenuGate>
)
