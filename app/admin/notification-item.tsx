import { Button } from '@mantine/core'
import {
	IconAlertTriangle,
	IconCircleCheck,
	IconClipboardList,
	IconExternalLink,
	IconInfoCircle,
} from '@tabler/icons-react'
import { useFetcher } from 'react-router'
import type { Notification, NotificationType } from '../../domain/notifications/schema'
import { Stay } from '../portal/stay'
import { When } from '../ui/when'
import type { action } from './dashboard'
import classes from './notifications.module.css'
import { useClearing } from './use-clearing'

const ICONS: Record<NotificationType, typeof IconInfoCircle> = {
	success: IconCircleCheck,
	info: IconInfoCircle,
	warning: IconAlertTriangle,
	order: IconClipboardList,
}

function Message({ message, link }: Notification) {
	if (!link) return <span>{message}</span>
	return (
		<a href={link} target="_blank" rel="noopener">
			{message}
			<IconExternalLink size={16} aria-hidden />
			<span className={classes.hidden}> (opens in a new tab)</span>
		</a>
	)
}

interface ItemProps {
	notification: Notification
	onGone: () => void
}

/** One notification: read or not, and cleared with a few seconds to think again. */
export function NotificationItem({ notification, onGone }: ItemProps) {
	const { id, type, timestamp } = notification
	const marking = useFetcher<typeof action>()
	const { state, clear, undo } = useClearing(id, onGone)
	const read = notification.read || marking.state !== 'idle'
	const problem =
		state === 'failed' ? 'This could not be cleared. Please try again.' : marking.data?.problem
	const Icon = ICONS[type]
	if (state === 'clearing')
		return (
			<li className={classes.cleared}>
				<span role="status">Notification cleared.</span>
				<Button variant="subtle" size="compact-sm" autoFocus onClick={undo}>
					Undo
				</Button>
			</li>
		)
	return (
		<li className={classes.item} data-read={read || undefined}>
			<Icon className={classes.icon} data-type={type} size={20} aria-hidden />
			<div className={classes.text}>
				<p>
					<Message {...notification} />
				</p>
				<p className={classes.time}>
					<When at={timestamp} time />
					{!read && ' · Unread'}
				</p>
				{problem && (
					<p className={classes.problem} role="alert">
						{problem}
					</p>
				)}
			</div>
			<marking.Form
				method="post"
				className={classes.actions}
				onSubmit={(event) => {
					const asked = event.nativeEvent.submitter?.getAttribute('value')
					if (asked !== 'clear') return
					event.preventDefault()
					clear()
				}}
			>
				<Stay />
				<input type="hidden" name="id" value={id} />
				{!read && (
					<Button type="submit" name="intent" value="mark-read" variant="subtle" size="compact-sm">
						Mark as read
					</Button>
				)}
				<Button
					type="submit"
					name="intent"
					value="clear"
					variant="subtle"
					color="gray"
					size="compact-sm"
					className={classes.clear ?? ''}
				>
					Clear
				</Button>
			</marking.Form>
		</li>
	)
}
