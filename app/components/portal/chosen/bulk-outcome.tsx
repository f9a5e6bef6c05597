import type { ComponentProps } from 'react'
import type { BulkResult } from '../../../../shared/lists/bulk'
import { List } from '../../../ui/display/list'
import { Flash } from '../../../ui/overlay/flash'

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

interface BulkFlashProps extends Omit<ComponentProps<typeof Flash>, 'done' | 'variant'> {
	/** null where there is none to report. */
	result: BulkResult | null | undefined
	done: BulkOutcomeProps['done']
}

/** Announces the result for several things, as a notice where some were left out. */
export const BulkFlash = ({ result, done, ...more }: BulkFlashProps) => (
	<Flash
		variant={result && result.left.length > 0 ? 'notice' : undefined}
		done={result && <BulkOutcome result={result} done={done} />}
		{...more}
	/>
)
