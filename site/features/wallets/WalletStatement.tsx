'use client'
import type { ReactNode } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { type OwnWallet, type Statement, useStatement } from '#site/data/shop/wallets.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { EmptyState } from '#site/ui/EmptyState.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { Balance } from './Balance.tsx'
import { Entries } from './Entries.tsx'
import { more, problem } from './WalletStatement.css.ts'

type PassbookProps = {
  kind: OwnWallet
  /** Actions beside the balance. */
  actions?: (wallet: Statement, reload: () => Promise<unknown>) => ReactNode
}

/** A wallet of the signed-in person: its balance, and all its entries. */
export function WalletStatement({ kind, actions }: PassbookProps) {
  const t = useTexts('wallets')
  const { base } = useProject()
  const { me } = useMe(base)
  const pages = useStatement(base, kind, me?.uid)
  const { wallet, entries, error } = pages
  const walletTexts = t[kind]
  if (!wallet && error)
    return (
      <ErrorState title={t.failed} text={t.failedText}>
        <Button look="outline" onPress={() => void pages.reload()}>
          {t.retry}
        </Button>
      </ErrorState>
    )
  if (!wallet || !entries) return <WalletStatementSkeleton />
  if (entries.length === 0)
    return (
      <EmptyState title={walletTexts.none} text={walletTexts.noneText}>
        <LinkButton href="/courses">{t.seeCourses}</LinkButton>
      </EmptyState>
    )
  return (
    <>
      <Balance wallet={wallet} title={walletTexts.available}>
        {actions?.(wallet, pages.reload)}
      </Balance>
      <h2>{t.passbook}</h2>
      <Entries entries={entries} />
      {error ? (
        <p role="alert" className={problem}>
          {t.failed}
        </p>
      ) : null}
      {pages.hasMore ? (
        <Button look="outline" className={more} isPending={pages.isLoadingMore} onPress={pages.loadMore}>
          {t.more}
        </Button>
      ) : null}
    </>
  )
}

/** Skeleton of a passbook. */
export function WalletStatementSkeleton() {
  const t = useTexts('wallets')
  return (
    <>
      <p className="sr-only" role="status">
        {t.loading}
      </p>
      <Skeleton height={148} />
      <Skeleton height={260} />
    </>
  )
}
