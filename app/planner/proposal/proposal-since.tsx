import { Sentences } from '../../ui/display/list'
import { Text } from '../../ui/text/text'
import { When } from '../../ui/text/when'
import classes from './proposal.module.css'
import type { Since } from './proposal.server'

/** The changes since the plan was sent with an enquiry. */
export function ProposalSince({ at, changes }: Since) {
	const sent = <When at={at} />
	if (!changes)
		return (
			<Text size="small">
				Calculated again today: prices and tariffs may have changed since it was sent on {sent}.
			</Text>
		)
	if (changes.length === 0)
		return (
			<Text size="small">
				Calculated again today: nothing has changed since it was sent on {sent}.
			</Text>
		)
	return (
		<div className={classes.since}>
			<p className={classes.lead}>Calculated again today. Since it was sent on {sent}:</p>
			<Sentences of={changes} />
		</div>
	)
}
