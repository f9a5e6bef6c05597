import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import { withParams } from '../../components/portal/address'
import { FieldProblem } from '../../ui/forms/field-problem'
import { sentenceOf } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { DashboardAnswer } from './change-dashboard.server'
import type { ShownNotifications } from './dashboard.server'
import { NotificationItem, SmallButton } from './notification-item'
import classes from './notifications.module.css'
import { useClearing } from './use-clearing'

/** The events, newest first, in a panel that scrolls. */
export function Notifications({ items, counts, more, clearedAt }: ShownNotifications) {
	const all = useFetcher<DashboardAnswer>()
	const list = useRef<HTMLUListElement>(null)
	const { isCleared, failed, last, clear, undo } = useClearing()
	const shown = items.filter(({ id }) => !isCleared(id))
	const gone = items.filter(({ id }) => isCleared(id))
	const total = counts.all - gone.length
	const unread = counts.unread - gone.filter(({ read }) => !read).length
	const cleared = all.data && 'cleared' in all.data ? all.data.cleared : undefined
	const at = all.data ? cleared?.at : clearedAt
	const toList = () => list.current?.focus()
	return (
		<Card as="section" gap={0} pad={0} className={classes.panel} aria-labelledby="notifications">
			<Row gap={3} wrap className={classes.head}>
				<Row gap={2} wrap align="baseline">
					<Heading level={2} size="body" id="notifications">
						Recent Notifications
					</Heading>
					{total > 0 && (
						<Text as="span" size="tiny" color="muted" numeric>
							{number(total)} in all
						</Text>
					)}
					{unread > 0 && (
						<Text as="span" size="tiny" color="muted" numeric>
							{number(unread)} unread
						</Text>
					)}
				</Row>
				{shown[0] && (
					<all.Form method="post" data-end>
						<input type="hidden" name="upTo" value={shown[0].id} />
						{unread > 0 && (
							<SmallButton intent="mark-all-read" disabled={all.state !== 'idle'}>
								Mark all as read
							</SmallButton>
						)}
						<SmallButton intent="clear-all" color="gray" disabled={all.state !== 'idle'}>
							Clear all
						</SmallButton>
					</all.Form>
				)}
			</Row>
			<FieldProblem className={classes.note}>{sentenceOf(all.data?.problem)}</FieldProblem>
			<UndoNote of={at ?? last} words={at ? wordsOf(cleared?.cleared) : ONE} onGone={toList}>
				{at ? (
					<all.Form method="post">
						<input type="hidden" name="at" value={at} />
						<SmallButton intent="restore">Undo</SmallButton>
					</all.Form>
				) : (
					<Button variant="subtle" size="compact-sm" onClick={() => last && undo(last)}>
						Undo
					</Button>
				)}
			</UndoNote>
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
					{counts.all > items.length && <Older shown={shown.length} total={total} more={more} />}
				</ul>
			)}
		</Card>
	)
}

const ONE = 'Notification cleared.'

const wordsOf = (count: number | undefined) =>
	count === undefined || count === 1
		? 'Notifications cleared.'
		: `${number(count)} notifications cleared.`

interface OlderProps {
	shown: number
	total: number
	/** How many are shown next; null where no more fit on a page. */
	more: number | null
}

/** At the end of the list, where there are older ones. */
function Older({ shown, total, more }: OlderProps) {
	const [params] = useSearchParams()
	return (
		<Row as="li" justify="between" className={classes.note}>
			<Text size="small" color="muted" numeric>
				The newest {number(shown)} of {number(total)}
			</Text>
			{more !== null && (
				<Link to={withParams(params, { shown: String(more) })} preventScrollReset>
					Show more
				</Link>
			)}
		</Row>
	)
}

interface UndoNoteProps {
	/** Tells the last clearing from the ones before; null where nothing can be restored. */
	of: string | null | undefined
	words: string
	onGone: () => void
	/** The button that restores it. */
	children: ReactNode
}

/** Above the list: the cleared ones, and the button that restores them. */
function UndoNote({ of, words, onGone, children }: UndoNoteProps) {
	const place = useRef<HTMLDivElement>(null)
	const gone = useEffectEvent(() => {
		if (document.activeElement === document.body) onGone()
	})
	useEffect(() => {
		if (!of) return
		place.current?.querySelector('button')?.focus()
		// Where the focus was on the part now gone, it moves to the list.
		return () => gone()
	}, [of])
	return (
		<div ref={place} role="status">
			{of && (
				<Row gap={0} justify="between" className={classes.note}>
					<Text size="small" color="muted">
						{words}
					</Text>
					{children}
				</Row>
			)}
		</div>
	)
}
