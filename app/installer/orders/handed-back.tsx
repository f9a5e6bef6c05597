import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import classes from '../job-list/installations.module.css'

/** The parameter of an address that names the order just handed back. */
export const HANDED_BACK = 'handed-back'

/** Says that an order was handed back, above the jobs that are left. */
export function HandedBack() {
	const [params] = useSearchParams()
	const id = params.get(HANDED_BACK)
	const said = useRef<HTMLParagraphElement>(null)
	useEffect(() => said.current?.focus(), [])
	if (!id || !/^SB-\w{4}-\w{4}$/.test(id)) return null
	return (
		<p ref={said} tabIndex={-1} className={classes.handedBack}>
			Order {id} is handed back. The customer has been told.
		</p>
	)
}
