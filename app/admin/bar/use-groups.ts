import { useLocation } from 'react-router'
import type { Worklist } from '../../../domain/reports/worklist/worklist-schema'
import { useShell } from '../../shell/use-shell'
import { currentLink, GROUPS, type Group, groupOf, waitingOf } from './groups'

/** The groups of this shop's portal, and what of them is open. Where no real orders are processed there is no money. */
export function useGroups() {
	const shell = useShell()
	const { pathname, search } = useLocation()
	const isLive = !shell?.showsDisclaimer
	const work = shell?.work ?? null
	const here = currentLink(pathname, search)
	const open = groupOf(here)
	const groups = GROUPS.filter(({ live }) => !live || isLive)
	return { groups, open, pages: open ? pagesOf(open, { here, work, isLive }) : [], here, work }
}

interface Present {
	here: string | null
	work: Worklist | null
	isLive: boolean
}

/** The pages of a group; none where it has one alone. A kind of work is left out while none waits, unless it is shown. */
function pagesOf({ pages }: Group, { here, work, isLive }: Present) {
	const shown = pages.filter(
		(page) =>
			(!page.live || isLive) &&
			(!page.whileWaiting || page.to === here || waitingOf(page.work ?? [], work) > 0),
	)
	return shown.length < 2 ? [] : shown
}
