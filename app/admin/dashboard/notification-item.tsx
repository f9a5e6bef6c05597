import { Button, type ButtonProps } from '@mantine/core'
import {
	IconAlertTriangle,
	IconCircleCheck,
	IconClipboardList,
	IconExternalLink,
	IconInfoCircle,
} from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useFetcher } from 'react-router'
import type { Notification, NotificationType } from '../../../domain/notifications/schema'
import { FieldProblem } from '../../ui/forms/field-problem'
import type { NameOf } from '../../ui/forms/intents'
import { sentenceOf } from '../../ui/forms/problem'
import { Hidden } from '../../ui/layout/hidden'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import type { DashboardAnswer } from './change-dashboard.server'
import { dashboardIntents } from './dashboard-intents'
import classes from './notifications.module.css'

const ICONS: Record<NotificationType, typeof IconInfoCircle> = {
	success: IconCircleCheck,
	info: IconInfoCircle,
	warning: IconAlertTriangle,
	order: IconClipboardList,
}

interface MessageProps {
	notification: Notification
	onOpen: () => void
}

/** The link reaches over the whole row. */
function Message({ notification: { message, link }, onOpen }: MessageProps) {
	if (!link) return <span>{message}</span>
	return (
		<ButtonLink
			as="a"
			variant="over"
			href={link}
			target="_blank"
			rel="noopener"
			onClick={onOpen}
			onAuxClick={onOpen}
		>
			{message}
			<IconExternalLink size={16} aria-hidden />
			<Hidden> (opens in a new tab)</Hidden>
		</ButtonLink>
	)
}

interface SmallButtonProps extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps> {
	intent: NameOf<typeof dashboardIntents>
}

/** A button of a form about notifications. */
export const SmallButton = ({ intent, ...rest }: SmallButtonProps) => (
	<Button
		type="submit"
		{...dashboardIntents.field(intent)}
		variant="subtle"
		size="compact-sm"
		{...rest}
	/>
)

interface ItemProps {
	notification: Notification
	/** Whether it was to be cleared and could not be. */
	isFailed: boolean
	onClear: () => void
}

/** One notification: read or not, opened wherever its row is pressed, which reads it. */
export function NotificationItem({ notification, isFailed, onClear }: ItemProps) {
	const { id, type, timestamp } = notification
	const marking = useFetcher<DashboardAnswer>()
	const read = notification.read || marking.state !== 'idle'
	const problem = isFailed
		? 'This could not be cleared. Please try again.'
		: sentenceOf(marking.data?.problem)
	const Icon = ICONS[type]
	const markRead = () => {
		if (read) return
		marking.submit({ ...dashboardIntents.entry('mark-read'), id }, { method: 'post' })
	}
	return (
		<Row as="li" gap={3} align="start" className={classes.item} data-read={read || undefined}>
			<Icon className={classes.icon} data-type={type} size={20} aria-hidden />
			<div className={classes.text}>
				<Text size="small">
					<strong>
						<Message notification={notification} onOpen={markRead} />
					</strong>
				</Text>
				<Text size="tiny" color="muted">
					<When at={timestamp} time />
					{!read && ' · Unread'}
				</Text>
				<FieldProblem>{problem}</FieldProblem>
			</div>
			<marking.Form
				method="post"
				className={classes.actions}
				onSubmit={(event) => {
					const intent = event.nativeEvent.submitter?.getAttribute('value')
					if (intent !== 'clear') return
					event.preventDefault()
					onClear()
				}}
			>
				<input type="hidden" name="id" value={id} />
				{!read && <SmallButton intent="mark-read">Mark as read</SmallButton>}
				<SmallButton intent="clear" color="gray" className={classes.clear ?? ''}>
					Clear
				</SmallButton>
			</marking.Form>
		</Row>
	)
}
