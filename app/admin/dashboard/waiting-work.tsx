import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { WorkKind, Worklist } from '../../../domain/reports/worklist/worklist-schema'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import classes from './waiting-work.module.css'

interface Row {
	/** One and several of it, after their number. */
	words: [string, string]
	to: string
}

const row = (one: string, several: string, to: string): Row => ({ words: [one, several], to })
const orders = (one: string, several: string, kind: WorkKind) =>
	row(one, several, `/admin/orders?work=${kind}`)

/** Where each kind of work is done, the most urgent first. */
const ROWS: Record<WorkKind, Row> = {
	'cancellation-asked': orders(
		'buyer asks to cancel an order',
		'buyers ask to cancel an order',
		'cancellation-asked',
	),
	'return-asked': orders(
		'buyer asks to return goods',
		'buyers ask to return goods',
		'return-asked',
	),
	'to-send': orders('order to send', 'orders to send', 'to-send'),
	unassigned: orders('order has no installer', 'orders have no installer', 'unassigned'),
	'suspended-installer': orders(
		'job of a suspended installer',
		'jobs of suspended installers',
		'suspended-installer',
	),
	'visit-past': orders(
		'appointment is over, and its job not done',
		'appointments are over, and their jobs not done',
		'visit-past',
	),
	'refund-owed': row('buyer is owed money', 'buyers are owed money', '/admin/payments/owed'),
	'payment-late': row(
		'order with a late payment',
		'orders with a late payment',
		'/admin/payments/due?late=true',
	),
	'return-awaited': orders('return on its way back', 'returns on their way back', 'return-awaited'),
	'enquiry-overdue': row(
		'enquiry past its promised day',
		'enquiries past their promised day',
		'/admin/enquiries?due=overdue',
	),
	'feedback-pending': row(
		'message of feedback to look at',
		'messages of feedback to look at',
		'/admin/dashboard?tab=feedback&status=Pending',
	),
}

/** What waits for an admin, each kind with the way to it; kinds of which none waits are left out. */
export function WaitingWork({ work }: { work: Worklist }) {
	const rows = Object.entries(ROWS).flatMap(([kind, { words, to }]) => {
		const count = work[kind as WorkKind]
		return count > 0 ? [{ to, count, words: words[count === 1 ? 0 : 1] }] : []
	})
	return (
		<Stack as="section" gap={3} aria-labelledby="waiting-work">
			<Heading level={2} size="large" id="waiting-work">
				What needs you
			</Heading>
			{rows.length === 0 ? (
				<Text tone="muted">Nothing waits for you.</Text>
			) : (
				<Card as="ul" pad={0} className={classes.list}>
					{rows.map(({ to, count, words }) => (
						<li key={to}>
							<Link to={to} className={classes.row} prefetch="intent">
								<Text as="strong" numeric className={classes.count}>
									{number(count)}
								</Text>{' '}
								<span>{words}</span>
								<IconChevronRight size={18} aria-hidden />
							</Link>
						</li>
					))}
				</Card>
			)}
		</Stack>
	)
}
