'use client'
import Download from 'lucide-react/icons/download'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { callAccount, fetchOwnData } from '#site/data/account/account.ts'
import { useMe } from '#site/data/account/me.ts'
import { saveFile } from '#site/data/base/saveFile.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useProof } from '#site/features/shell/proof/useProof.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { cardTitle, kept, part, partText, partTitle, rule } from './ProfileScreen.css.ts'

/** The person's data: export it, or delete it. */
export function PersonalData({ isStaff }: { isStaff: boolean }) {
  const t = useTexts('profile')
  const { withProof, askFor, dialog } = useProof()
  return (
    <Card as="section" pad="l" aria-labelledby="own-data">
      <h2 id="own-data" className={cardTitle}>
        {t.yourData}
      </h2>
      <div className={rule} />
      <DownloadPart withProof={withProof} />
      <div className={rule} />
      <DeletePart askFor={askFor} isStaff={isStaff} />
      {dialog}
    </Card>
  )
}

function DownloadPart({ withProof }: Pick<ReturnType<typeof useProof>, 'withProof'>) {
  const t = useTexts('profile')
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    const answer = await withProof(t.downloadProof, () => fetchOwnData(base))
    setIsBusy(false)
    if (!answer) return
    if ('file' in answer) saveFile(answer.file, answer.name)
    else showSnackbar(answer.message, { severity: 'error' })
  }
  return (
    <div className={part}>
      <div>
        <h3 className={partTitle}>{t.download}</h3>
        <p className={partText}>{t.downloadText}</p>
      </div>
      <Button look="outline" icon={Download} isPending={isBusy} onPress={() => void download()}>
        {t.download}
      </Button>
    </div>
  )
}

type DeletePartProps = Pick<ReturnType<typeof useProof>, 'askFor'> & { isStaff: boolean }

function DeletePart({ askFor, isStaff }: DeletePartProps) {
  const t = useTexts('profile')
  const { base } = useProject()
  const { mutate } = useMe(base)
  const { confirm } = useMessageDialogs()
  const showSnackbar = useSnackbar()
  const router = useRouter()
  const toHref = useHref()
  const [isBusy, setIsBusy] = useState(false)

  const remove = async () => {
    const isProven = await askFor(t.deleteProof)
    const isSure =
      isProven &&
      (await confirm({
        title: t.deleteTitle,
        text: t.deleteSure,
        isDanger: true,
      }))
    if (!isSure) return
    setIsBusy(true)
    const answer = await callAccount(base, 'auth/deleteaccount', { confirm: true })
    setIsBusy(false)
    showSnackbar(answer.message, { severity: answer.apiSuccess ? 'success' : 'error' })
    if (!answer.apiSuccess) return
    router.push(toHref('/'))
    await mutate(null, { revalidate: false })
  }
  return (
    <div className={part}>
      <div>
        <h3 className={partTitle}>{t.delete}</h3>
        <p className={partText}>{t.deleteText}</p>
        <p className={partText}>{t.kept}</p>
        <ul className={kept}>
          <li>{t.keptOrders}</li>
          <li>{t.keptBooks}</li>
        </ul>
      </div>
      {isStaff ? null : (
        <Button look="danger" isPending={isBusy} onPress={() => void remove()}>
          {t.delete}
        </Button>
      )}
      {isStaff ? <Banner tone="info">{t.staffStays}</Banner> : null}
    </div>
  )
}
