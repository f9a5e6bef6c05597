import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Banner } from '../../ui/layout/banner'

/** The parameter of an address that names the order just handed back. */
export const HANDED_BACK = 'handed-back'

/** Says that an order was handed back, above the jobs that are left. */
export function HandedBack() {
	const [params] = useSearchParams()
	const id = params.get(HANDED_BACK)
	const said = useRef<HTMLDivElement>(null)
	useEffect(() => said.current?.focus(), [])
	if (!id || !/^[A-Z]{2,4}-\w{4}-\w{4}$/.test(id)) return null
	return (
		<Banner ref={said} tabIndex={-1} variant="info">
			Order {id} is handed back. The customer has been told.
		</Banner>
	)
}
