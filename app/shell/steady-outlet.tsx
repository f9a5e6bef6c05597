import { use, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'

const never = new Promise<never>(() => {})

/**
 * The page. Where a form's answer comes while another page is on its way, and that one is left for a third, the router
 * drops the data of the page that is still shown, and would show none until the third has come. This waits until then,
 * so that the last page drawn stays in sight: each change of the router is a transition.
 */
export function SteadyOutlet() {
	const { key } = useLocation()
	const isLeaving = useNavigation().state !== 'idle'
	const isThere = useMatches().at(-1)?.loaderData !== undefined
	const [lastThere, setLastThere] = useState<string | null>(null)
	if (isThere && lastThere !== key) setLastThere(key)
	if (isLeaving && !isThere && lastThere === key) use(never)
	return <Outlet />
}
