import { Form, Link, useLocation } from 'react-router'
import type { Worklist } from '../../../domain/reports/worklist/worklist-schema'
import classes from '../../components/portal/bar.module.css'
import { BarCount } from '../../components/portal/bar-count'
import { useShell } from '../../shell/use-shell'
import { useCurrentInView } from '../../ui/layout/current-in-view'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { currentLink, GROUPS, type Group, groupOf } from './groups'

/** The pages of the group that is open. A kind of work is left out while none waits, unless it is shown. */
function Pages({ of, here, work }: { of: Group; here: string | null; work: Worklist | null }) {
	const bar = useCurrentInView()
	const isLive = !useShell()?.showsDisclaimer
	const pages = of.pages.filter(
		(page) =>
			(!page.live || isLive) &&
			(!page.work || page.to === here || (work !== null && work[page.work] > 0)),
	)
	if (pages.length < 2) return null
	return (
		<nav ref={bar} className={classes.pages} aria-label={of.label}>
			<Row as={Page} gap={1} className={classes.links}>
				{pages.map(({ to, label, work: kind }) => (
					<Link
						key={to}
						to={to}
						className={classes.link}
						aria-current={to === here ? 'page' : undefined}
						prefetch="intent"
					>
						{label}
						{kind && <BarCount of={work?.[kind] ?? 0} />}
					</Link>
				))}
			</Row>
		</nav>
	)
}

/** The second bar of the admin's pages: the groups of pages, and the pages of the one that is open. */
export function AdminBar() {
	const bar = useCurrentInView()
	const shell = useShell()
	const work = shell?.work ?? null
	const { pathname, search } = useLocation()
	const here = currentLink(pathname, search)
	const open = groupOf(here)
	// Where no real orders are processed there is no money.
	const groups = GROUPS.filter(({ live }) => !live || !shell?.showsDisclaimer)
	return (
		<div className={classes.bar} data-sticky={open === GROUPS[0] || undefined}>
			<nav ref={bar} aria-label="Admin Portal">
				<Row as={Page} gap={1} className={classes.links}>
					<Link to="/admin/dashboard" className={classes.title}>
						Admin Portal
					</Link>
					{groups.map((group) => (
						<Link
							key={group.to}
							to={group.to}
							className={classes.link}
							aria-current={group === open ? 'true' : undefined}
							prefetch="intent"
						>
							{group.label}
							{work && group.waiting && (
								<BarCount of={group.waiting(work)} counted={group.counted} />
							)}
						</Link>
					))}
					{/* Sent as a page of its own, so that everything is loaded anew. */}
					<Form method="post" action="/logout" reloadDocument data-end>
						<input type="hidden" name="next" value="/login" />
						<button type="submit" className={classes.link}>
							Logout
						</button>
					</Form>
				</Row>
			</nav>
			{open && <Pages of={open} here={here} work={work} />}
		</div>
	)
}
