'use client'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import type { SessionView } from '#domain/calls/account.ts'
import { relativeTime } from '#domain/text/relativeTime.ts'
import { callAccount, useSessions } from '#site/data/account.ts'
import { timeText } from '#site/data/dateText.ts'
import { useMe } from '#site/data/me.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { Badge } from '#site/ui/Badge.tsx'
import { Button } from '#site/ui/Button.tsx'
import { Card } from '#site/ui/Card.tsx'
import { ErrorState } from '#site/ui/ErrorState.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { useMessageDialogs } from '#site/ui/MessageDialogs.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
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

/** Where the person is signed in, with a way out of each. */
export function Devices({ uid }: { uid: string }) {
  const { base } = useProject()
  const { mutate } = useMe(base)
  const { sessions, error, reload } = useSessions(base, uid)
  const { confirm } = useMessageDialogs()
  const showSnackbar = useSnackbar()
  const [pending, setPending] = useState<string | null>(null)

  const run = async (id: string, call: () => Promise<{ apiSuccess: boolean; message: string }>) => {
    setPending(id)
    const { apiSuccess, message } = await call()
    setPending(null)
    showSnackbar(message, { severity: apiSuccess ? 'success' : 'error' })
    if (apiSuccess) await Promise.all([reload(), mutate()]).catch(() => undefined)
  }
  const signOut = ({ id }: SessionView) =>
    run(id, () => callAccount(base, 'auth/signoutdevice', { sessionId: id }))
  const signOutAll = async (keepThis: boolean) => {
    const isSure = await confirm(
      keepThis
        ? { title: 'Sign out your other devices?', text: 'You stay signed in here only.' }
        : { title: 'Sign out everywhere?', text: 'All devices are signed out, this one too.' },
    )
    if (isSure)
      await run(keepThis ? 'others' : 'all', () => callAccount(base, 'auth/signouteverywhere', { keepThis }))
  }
  return (
    <Card as="section" pad="l" aria-labelledby="devices">
      <h2 id="devices" className={cardTitle}>
        Devices
      </h2>
      <p className={intro}>You are signed in here. If you do not know a device, sign it out.</p>
      {!sessions && error ? (
        <ErrorState level={3} title="Your devices did not load" text="Check the network and try again.">
          <Button look="outline" onPress={() => void reload()}>
            Retry
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
                Sign out other devices
              </Button>
            ) : null}
            <Button
              look="danger"
              isDisabled={!sessions}
              isPending={pending === 'all'}
              onPress={() => void signOutAll(false)}
            >
              Sign out everywhere
            </Button>
          </li>
        </ul>
      )}
    </Card>
  )
}

type DeviceProps = { session: SessionView; isPending: boolean; onSignOut: () => void }

function Device({ session, isPending, onSignOut }: DeviceProps) {
  const name = session.deviceName ?? 'Browser'
  const seen = relativeTime(session.lastSeenAt, Date.now())
  const facts = [
    seen === 'now' ? 'Active now' : `Last seen ${seen}`,
    `signed in ${timeText(session.createdAt)}`,
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
          {session.isThis ? <Badge tone="info">This device</Badge> : null}
          {session.isStaff ? <Badge>Admin panel</Badge> : null}
        </p>
        <p className={deviceFacts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {session.isThis ? null : (
        <Button
          look="ghost"
          size="s"
          aria-label={`Sign out ${name}`}
          isPending={isPending}
          onPress={onSignOut}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
