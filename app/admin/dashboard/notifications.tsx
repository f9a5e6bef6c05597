import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Notification } from '../../../domain/notifications/schema'
import { FieldProblem } from '../../ui/forms/field-problem'
import { sentenceOf } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { DashboardAnswer } from './change-dashboard.server'
import { NotificationItem, SmallButton } from './notification-item'
import classes from './notifications.module.css'
import { useClearing } from './use-clearing'

/** The events, newest first, in a panel that scrolls. */
export function Notifications({ notifications }: { notifications: Notification[] }) {
	const all = useFetcher<DashboardAnswer>()
	const list = useRef<HTMLUListElement>(null)
	const { isCleared, failed, last, clear, undo } = useClearing()
	const shown = notifications.filter(({ id }) => !isCleared(id))
	const unread = shown.filter(({ read }) => !read).length
	return (
		<Card as="section" gap={0} pad={0} className={classes.panel} aria-labelledby="notifications">
			<Row gap={3} className={classes.head}>
				<Row gap={1} wrap align="baseline">
					<Heading level={2} size="body" id="notifications">
						Recent Notifications
					</Heading>
					{unread > 0 && (
						<Text as="span" size="tiny" tone="muted" numeric>
							{unread} unread
						</Text>
					)}
				</Row>
				{unread > 0 && (
					<all.Form method="post" data-end>
						<SmallButton intent="mark-all-read" disabled={all.state !== 'idle'}>
							Mark all as read
						</SmallButton>
					</all.Form>
				)}
			</Row>
			<FieldProblem className={classes.note}>{sentenceOf(all.data?.problem)}</FieldProblem>
			<Cleared id={last} undo={undo} onGone={() => list.current?.focus()} />
			{shown.length === 0 ? (
				<p className={classes.none}>No notifications</p>
			) : (
				<ul ref={list} className={classes.list} tabIndex={-1}>
					{shown.map((notification) => (
						<NotificationItem
							key={notification.id}
							notification={notification}
							isFailed={failed === notification.id}
							onClear={() => clear(notification.id)}
						/>
					))}
				</ul>
			)}
		</Card>
	)
}

interface ClearedProps {
	/** The last cleared notification, which can be restored. */
	id: string | null
	undo: (id: string) => void
	onGone: () => void
}

/** Above the list, for a few seconds: the cleared notification, and the button that restores it. */
function Cleared({ id, undo, onGone }: ClearedProps) {
	const button = useRef<HTMLButtonElement>(null)
	const gone = useEffectEvent(() => {
		if (document.activeElement === document.body) onGone()
	})
	useEffect(() => {
		if (id === null) return
		button.current?.focus()
		// Where the focus was on the part now gone, it moves to the list.
		return () => gone()
	}, [id])
	return (
		<div role="status">
			{id !== null && (
				<Row gap={0} justify="between" className={classes.note}>
					<Text size="small" tone="muted">
						Notification cleared.
					</Text>
					<Button ref={button} variant="subtle" size="compact-sm" onClick={() => undo(id)}>
						Undo
					</Button>
				</Row>
			)}
		</div>
	)
}
