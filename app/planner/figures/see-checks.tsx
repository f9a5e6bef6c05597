import type { MouseEvent } from 'react'
import { EXPERT } from '../questions/expert'
import { CHECKS } from './checks'

/** Opens what an expert sees, at the checks; without JavaScript at its beginning. */
export function SeeChecks() {
	return (
		<button type="button" popoverTarget={EXPERT} onClick={openAtChecks}>
			See every check
		</button>
	)
}

function openAtChecks(event: MouseEvent) {
	event.preventDefault()
	document.getElementById(EXPERT)?.showPopover()
	const heading = document.getElementById(CHECKS)
	heading?.scrollIntoView({ block: 'start' })
	heading?.focus({ preventScroll: true })
}
