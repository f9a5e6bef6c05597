import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { WorkKind, Worklist } from '../../../domain/reports/worklist/worklist-schema'
import { Card } from '../../ui/layout/card'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import classes from './waiting-work.module.css'

/** One and several of a kind, after their number, and where it is done; unless said among the orders of that kind. */
type Row = [one: string, several: string, to?: string]

/** The most urgent first. */
const ROWS: Record<WorkKind, Row> = {
	'cancellation-asked': [
		'buyer asks to cancel an order',
		'buyers ask to cancel an order',
		'/admin/requests?kind=cancellation&state=asked',
	],
	'return-asked': [
		'buyer asks to return goods',
		'buyers ask to return goods',
		'/admin/returns?state=asked',
	],
	'to-send': ['order to send', 'orders to send'],
	unassigned: ['order has no installer', 'orders have no installer'],
	'suspended-installer': ['job of a suspended installer', 'jobs of suspended installers'],
	'visit-past': [
		'appointment is over, and its job not done',
		'appointments are over, and their jobs not done',
	],
	'refund-owed': ['buyer is owed money', 'buyers are owed money', '/admin/payments/owed'],
	'payment-late': [
		'order with a late payment',
		'orders with a late payment',
		'/admin/payments/due?late=true',
	],
	'return-awaited': [
		'return on its way back',
		'returns on their way back',
		'/admin/returns?state=agreed',
	],
	'claim-waiting': [
		'order with a warranty claim to handle',
		'orders with a warranty claim to handle',
		'/admin/claims?state=claimed',
	],
	'claim-late': [
		'order with a warranty claim that the maker is late with',
		'orders with a warranty claim that the maker is late with',
		'/admin/claims?due=overdue&state=with-maker',
	],
	'month-unbalanced': [
		'month does not balance',
		'months do not balance',
		'/admin/reports?show=money',
	],
	'product-without-hsn': [
		'product on sale has no HSN',
		'products on sale have no HSN',
		'/admin/reports?show=tax#without-hsn',
	],
	'undertaking-missing': [
		'order without tax needs a letter of undertaking',
		'orders without tax need a letter of undertaking',
	],
	'undertaking-ending': [
		'letter of undertaking has run out, or does so this month: enter that of the next year',
		'letters of undertaking have run out',
		'/admin/settings?section=tax',
	],
	'enquiry-overdue': [
		'enquiry past its promised day',
		'enquiries past their promised day',
		'/admin/enquiries?due=overdue',
	],
	'feedback-pending': [
		'message of feedback to look at',
		'messages of feedback to look at',
		'/admin/dashboard?tab=feedback&status=Pending',
	],
}

/** What waits for an admin, each kind with the way to it; kinds without any are left out. */
export function WaitingWork({ work }: { work: Worklist }) {
	const rows = Object.entries(ROWS).flatMap(([kind, [one, several, to]]) => {
		const count = work[kind as WorkKind]
		if (count === 0) return []
		return [{ to: to ?? `/admin/orders?work=${kind}`, count, words: count === 1 ? one : several }]
	})
	return (
		<Stack as="section" gap={3} aria-labelledby="waiting-work">
			<Heading level={2} size="large" id="waiting-work">
				What needs you
			</Heading>
			{rows.length === 0 ? (
				<Text color="muted">Nothing waits for you.</Text>
			) : (
				<Card as="ul" gap={0} pad={0} className={classes.list}>
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
