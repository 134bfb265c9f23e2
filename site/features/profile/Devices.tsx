'use client'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import type { SessionView } from '#domain/calls/account.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { relativeTime } from '#domain/text/relativeTime.ts'
import { callAccount, useSessions } from '#site/data/account/account.ts'
import { useMe } from '#site/data/account/me.ts'
import { timeText } from '#site/data/base/timeText.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Icon } from '#site/ui/media/Icon.tsx'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import {
  actions,
  cardTitle,
  device,
  deviceFacts,
  deviceIcon,
  deviceName,
  intro,
  rows,
} from './ProfileScreen.css.ts'

/** The sessions of the person, each with a sign-out button. */
export function Devices({ uid }: { uid: string }) {
  const t = useTexts('profile')
  const { base } = useProject()
  const { mutate } = useMe(base)
  const { sessions, error, reload } = useSessions(base, uid)
  const { confirm } = useMessageDialogs()
  const showSnackbar = useSnackbar()
  const [pending, setPending] = useState<string | null>(null)

  const run = async (
    id: string,
    call: () => Promise<{ apiSuccess: boolean; message: string }>,
    reloadAll: () => Promise<unknown> = () => Promise.all([reload(), mutate()]),
  ) => {
    setPending(id)
    const { apiSuccess, message } = await call()
    setPending(null)
    showSnackbar(message, { severity: apiSuccess ? 'success' : 'error' })
    if (apiSuccess) await reloadAll().catch(() => undefined)
  }
  const signOut = ({ id }: SessionView) =>
    run(id, () => callAccount(base, 'auth/signoutdevice', { sessionId: id }))
  const signOutAll = async (keepThis: boolean) => {
    const isSure = await confirm(
      keepThis
        ? { title: t.signOutOthersTitle, text: t.signOutOthersText }
        : { title: t.signOutAllTitle, text: t.signOutAllText },
    )
    if (isSure)
      await run(
        keepThis ? 'others' : 'all',
        () => callAccount(base, 'auth/signouteverywhere', { keepThis }),
        // The current session has ended too: devices can't be loaded any more.
        keepThis ? undefined : mutate,
      )
  }
  return (
    <Card as="section" pad="l" aria-labelledby="devices">
      <h2 id="devices" className={cardTitle}>
        {t.devices}
      </h2>
      <p className={intro}>{t.devicesText}</p>
      {!sessions && error ? (
        <ErrorState level={3} title={t.devicesFailed} text={t.checkNetwork}>
          <Button look="outline" onPress={() => void reload()}>
            {t.retry}
          </Button>
        </ErrorState>
      ) : (
        <ul className={rows}>
          {sessions ? null : (
            <li className={device}>
              <Skeleton height={44} />
            </li>
          )}
          {sessions?.map((session) => (
            <Device
              key={session.id}
              session={session}
              isPending={pending === session.id}
              onSignOut={() => void signOut(session)}
            />
          ))}
          <li className={actions}>
            {sessions && sessions.length > 1 ? (
              <Button look="outline" isPending={pending === 'others'} onPress={() => void signOutAll(true)}>
                {t.signOutOthers}
              </Button>
            ) : null}
            <Button
              look="danger"
              isDisabled={!sessions}
              isPending={pending === 'all'}
              onPress={() => void signOutAll(false)}
            >
              {t.signOutAll}
            </Button>
          </li>
        </ul>
      )}
    </Card>
  )
}

/** Below a minute the text is "now". */
const ACTIVE_MS = 60_000

type DeviceProps = { session: SessionView; isPending: boolean; onSignOut: () => void }

function Device({ session, isPending, onSignOut }: DeviceProps) {
  const t = useTexts('profile')
  const locale = useLocale()
  const name = session.deviceName ?? t.browser
  const now = Date.now()
  const facts = [
    session.isThis || now - session.lastSeenAt < ACTIVE_MS
      ? t.activeNow
      : fillPlaceholders(t.lastSeen, { ago: relativeTime(session.lastSeenAt, now, locale) }),
    fillPlaceholders(t.signedInAt, { time: timeText(session.createdAt, locale) }),
    session.ip,
  ]
  return (
    <li className={device}>
      <span className={deviceIcon}>
        <Icon icon={/Android|iOS/.test(name) ? Smartphone : Monitor} />
      </span>
      <div>
        <p className={deviceName}>
          {name}
          {session.isThis ? <Badge tone="info">{t.thisDevice}</Badge> : null}
          {session.isStaff ? <Badge>{t.adminPanel}</Badge> : null}
        </p>
        <p className={deviceFacts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {session.isThis ? null : (
        <Button
          look="ghost"
          size="s"
          aria-label={fillPlaceholders(t.signOutThis, { name })}
          isPending={isPending}
          onPress={onSignOut}
        >
          {t.signOut}
        </Button>
      )}
    </li>
  )
}
