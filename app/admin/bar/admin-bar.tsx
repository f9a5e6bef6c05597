import { Form, Link } from 'react-router'
import classes from '../../components/portal/bar.module.css'
import { BarCount } from '../../components/portal/bar-count'
import { useCurrentInView } from '../../ui/layout/current-in-view'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { openPortalSearch } from '../search/open-search'
import { PortalKeys } from '../search/portal-keys'
import { AdminTabs } from './admin-tabs'
import { GroupPages } from './group-pages'
import { GROUPS } from './groups'
import { useGroups } from './use-groups'

/** The second bar of the admin's pages: the groups of pages, and the pages of the one that is open. On phones they are tabs at the foot. */
export function AdminBar() {
	const bar = useCurrentInView()
	const shown = useGroups()
	const { groups, open, work } = shown
	return (
		<>
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
						<button type="button" className={classes.link} onClick={openPortalSearch} data-end>
							Search <kbd>Ctrl K</kbd>
						</button>
						{/* Sent as a page of its own, so that everything is loaded anew. */}
						<Form method="post" action="/logout" reloadDocument>
							<input type="hidden" name="next" value="/login" />
							<button type="submit" className={classes.link}>
								Logout
							</button>
						</Form>
					</Row>
				</nav>
				<GroupPages {...shown} />
			</div>
			<AdminTabs {...shown} />
			<PortalKeys groups={groups} />
		</>
	)
}
