import { Link } from 'react-router'
import { STATUS_WORD } from '../../components/orders/order-status'
import { List } from '../../ui/display/list'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import type { OpenJobs } from './users.server'

/** The open jobs of an installer about to be suspended, and their future. */
export function JobsLeft({ name, jobs, total, hasPool }: OpenJobs & { name: string }) {
	const more = total - jobs.length
	const next = hasPool ? 'to every installer' : 'to the next installer'
	return (
		<Text as={Stack} gap={2} size="small">
			<p>{total === 1 ? '1 open job:' : `${number(total)} open jobs:`}</p>
			<List variant="rows">
				{jobs.map(({ id, status, buyer }) => (
					<li key={id}>
						<Text as={Link} numeric oneLine to={`/admin/orders/${id}`}>
							{id}
						</Text>
						<span>
							{STATUS_WORD[status]}, {buyer}
						</span>
					</li>
				))}
			</List>
			{more > 0 && <p>and {more} more</p>}
			<p>
				Pending orders are offered {next}. Accepted and scheduled ones stay with {name} until you
				reassign them.
			</p>
		</Text>
	)
}
