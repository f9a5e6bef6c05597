import type { BulkResult } from '../../../shared/lists/bulk'
import { List } from '../../ui/display/list'

interface BulkOutcomeProps {
	result: BulkResult
	/** The message about the number of changed ones. */
	done: (changed: BulkResult['changed']) => string
}

const NAMED = 5

/** The result for several things: how many were changed, and the reason for each of the others. */
export function BulkOutcome({ result: { changed, left }, done }: BulkOutcomeProps) {
	const more = left.length - NAMED
	return (
		<>
			<p>{done(changed)}</p>
			{left.length > 0 && (
				<List variant="bulleted">
					{left.slice(0, NAMED).map(({ id, name, message }) => (
						<li key={id}>
							{name ?? id}: {message}
						</li>
					))}
					{more > 0 && <li>and {more} more</li>}
				</List>
			)}
		</>
	)
}
