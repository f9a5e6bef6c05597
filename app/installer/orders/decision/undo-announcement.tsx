import { useState } from 'react'
import { useDecisions } from '../../../components/installer/decision/decision'
import { Hidden } from '../../../ui/layout/hidden'

/** Announces to screen readers that a decline can be undone, and that it was. */
export function UndoAnnouncement() {
	const [said, setSaid] = useState('')
	useDecisions(({ id, step, refusal, order }) => {
		if (refusal !== null) return
		if (order?.allowedActions.includes('undo'))
			setSaid(`Undo is possible for ten seconds: order ${id}.`)
		else setSaid(step === 'undo' ? `Order ${id} waits for your answer again.` : '')
	})
	return (
		<Hidden as="p" role="status">
			{said}
		</Hidden>
	)
}
