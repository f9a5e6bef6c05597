import { Link } from 'react-router'
import classes from '../../components/portal/bar.module.css'
import { BarCount } from '../../components/portal/bar-count'
import { useCurrentInView } from '../../ui/layout/current-in-view'
import { Page } from '../../ui/layout/page'
import { Row } from '../../ui/layout/row'
import { waitingOf } from './groups'
import type { useGroups } from './use-groups'

/** The pages of the group that is open, in a line. */
export function GroupPages({ open, pages, here, work }: ReturnType<typeof useGroups>) {
	const bar = useCurrentInView()
	if (!open || pages.length === 0) return null
	return (
		<nav ref={bar} className={classes.pages} aria-label={open.label}>
			<Row as={Page} gap={1} className={classes.links}>
				{pages.map(({ to, label, work: kinds = [] }) => (
					<Link
						key={to}
						to={to}
						className={classes.link}
						aria-current={to === here ? 'page' : undefined}
						prefetch="intent"
					>
						{label}
						<BarCount of={waitingOf(kinds, work)} />
					</Link>
				))}
			</Row>
		</nav>
	)
}
