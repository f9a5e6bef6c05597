import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Notification } from '../../domain/notifications/schema'
import { Stay } from '../portal/stay'
import type { action } from './dashboard'
import { NotificationItem } from './notification-item'
import classes from './notifications.module.css'

/** What has happened, newest first, in a panel that scrolls. */
export function Notifications({ notifications }: { notifications: Notification[] }) {
	const all = useFetcher<typeof action>()
	const list = useRef<HTMLUListElement>(null)
	const unread = notifications.filter(({ read }) => !read).length
	const problem = all.data?.problem
	return (
		<section className={classes.panel} aria-labelledby="notifications">
			<div className={classes.head}>
				<h2 id="notifications">Recent Notifications</h2>
				{unread > 0 && <span className={classes.unread}>{unread} unread</span>}
				{unread > 0 && (
					<all.Form method="post" className={classes.all}>
						<Stay />
						<Button
							type="submit"
							name="intent"
							value="mark-all-read"
							variant="subtle"
							size="compact-sm"
							disabled={all.state !== 'idle'}
						>
							Mark all as read
						</Button>
					</all.Form>
				)}
			</div>
			{problem && (
				<p className={classes.problem} role="alert">
					{problem}
				</p>
			)}
			{notifications.length === 0 ? (
				<p className={classes.none}>No notifications</p>
			) : (
				<ul ref={list} className={classes.list} tabIndex={-1}>
					{notifications.map((notification) => (
						<NotificationItem
							key={notification.id}
							notification={notification}
							onGone={() => list.current?.focus()}
						/>
					))}
				</ul>
			)}
		</section>
	)
}
