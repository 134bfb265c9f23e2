'use client'
import Download from 'lucide-react/icons/download'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ANSWERS } from '#domain/text/messages.ts'
import { callAccount, fetchOwnData } from '#site/data/account.ts'
import { useMe } from '#site/data/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { useHref } from '#site/ui/LinkBase.tsx'
import { useMessageDialogs } from '#site/ui/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { cardTitle, kept, part, partText, partTitle, rule } from './ProfileScreen.css.ts'
import { saveFile } from './saveFile.ts'
import { useProof } from './useProof.tsx'

/** What is held about the person: take it along, or delete it. */
export function OwnData({ isStaff }: { isStaff: boolean }) {
  const { withProof, askFor, dialog } = useProof()
  return (
    <Card as="section" pad="l" aria-labelledby="own-data">
      <h2 id="own-data" className={cardTitle}>
        Your data
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
  const { base } = useProject()
  const showSnackbar = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    const answer = await withProof('A code is needed before your data is handed out.', () =>
      fetchOwnData(base),
    )
    setIsBusy(false)
    if (!answer) return
    if ('file' in answer) saveFile(answer.file, answer.name)
    else showSnackbar(answer.message, { severity: 'error' })
  }
  return (
    <div className={part}>
      <div>
        <h3 className={partTitle}>Download my data</h3>
        <p className={partText}>
          One file with everything we hold about you: profile, addresses, devices, notifications, orders,
          payments and what you have learned.
        </p>
      </div>
      <Button look="outline" icon={Download} isPending={isBusy} onPress={() => void download()}>
        Download my data
      </Button>
    </div>
  )
}

type DeletePartProps = Pick<ReturnType<typeof useProof>, 'askFor'> & { isStaff: boolean }

function DeletePart({ askFor, isStaff }: DeletePartProps) {
  const { base } = useProject()
  const { mutate } = useMe(base)
  const { confirm } = useMessageDialogs()
  const showSnackbar = useSnackbar()
  const router = useRouter()
  const toHref = useHref()
  const [isBusy, setIsBusy] = useState(false)

  const remove = async () => {
    const isProven = await askFor('A code is needed before your account is deleted.')
    const isSure =
      isProven &&
      (await confirm({
        title: 'Delete your account?',
        text: 'Your courses and your progress are gone at once and cannot be brought back.',
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
        <h3 className={partTitle}>Delete my account</h3>
        <p className={partText}>
          Name, phone, e-mail, addresses, notifications, devices, courses and progress are deleted at once.
          You can open a new account with the same phone afterwards, but it starts empty.
        </p>
        <p className={partText}>The law asks us to keep these, without your name and phone:</p>
        <ul className={kept}>
          <li>
            Orders, payments and invoices, for 72 months from the due date of the annual return of their year
            (section 36 of the CGST Act).
          </li>
          <li>
            The books of account they stand in, for 8 financial years (section 128 of the Companies Act).
          </li>
        </ul>
      </div>
      {isStaff ? null : (
        <Button look="danger" isPending={isBusy} onPress={() => void remove()}>
          Delete my account
        </Button>
      )}
      {isStaff ? <Banner tone="info">{ANSWERS.staffAccountStays}</Banner> : null}
    </div>
  )
}
