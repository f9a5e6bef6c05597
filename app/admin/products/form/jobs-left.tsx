import { Link } from 'react-router'
import { STATUS_NAMES } from '../../orders/orders-table'
import type { OpenJobs } from '../../users/users.server'
import classes from './jobs-left.module.css'

/** The open jobs of whoever is about to be suspended, and what becomes of them. */
export function JobsLeft({ name, jobs, total, hasPool }: OpenJobs & { name: string }) {
	const more = total - jobs.length
	const next = hasPool ? 'to every installer' : 'to the next installer'
	return (
		<div className={classes.left}>
			<p>{total === 1 ? '1 open job:' : `${total} open jobs:`}</p>
			<ul>
				{jobs.map(({ id, status, buyer }) => (
					<li key={id}>
						<Link to={`/admin/orders/${id}`}>{id}</Link>
						<span>
							{STATUS_NAMES[status]}, {buyer}
						</span>
					</li>
				))}
			</ul>
			{more > 0 && <p>and {more} more</p>}
			<p>
				Pending orders are offered {next}. Accepted and scheduled ones stay with {name} until you
				reassign them.
			</p>
		</div>
	)
}
