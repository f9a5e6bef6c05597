import { useState } from 'react'
import hidden from '../../../ui/layout/hidden.module.css'
import { useDecisions } from './decision'

/** Tells whoever does not see the page that a decline can be undone, and that it was. */
export function UndoAnnouncement() {
	const [said, setSaid] = useState('')
	useDecisions(({ id, step, refusal, order }) => {
		if (refusal !== null) return
		if (order?.may.includes('undo')) setSaid(`Undo is possible for ten seconds: order ${id}.`)
		else setSaid(step === 'undo' ? `Order ${id} waits for your answer again.` : '')
	})
	return (
		<p className={hidden.hidden} role="status">
			{said}
		</p>
	)
}
