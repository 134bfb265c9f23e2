import { ExportListMenuItem } from '@payloadcms/plugin-import-export/rsc'
import { ImportMenuGate } from './ImportMenuGate.tsx'

type Props = { collectionSlug: string; exportCollectionSlug: string }

/** The plugin's menu entry, shown to staff who may export. */
export const ExportMenuItem = (props: Props) => (
  <ImportMenuGate collectionSlug={props.exportCollectionSlug}>
    <ExportListMenuItem
      collectionSlug={props.collectionSlug}
      exportCollectionSlug={props.exportCollectionSlug}
    />
  </ImportMenuGate>
)
