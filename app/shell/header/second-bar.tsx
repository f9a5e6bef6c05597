import { Link, useLocation } from 'react-router'
import { Page } from '../../ui/layout/page'
import { CATEGORY_LINKS } from '../links'
import { usePortal } from '../portal/use-portal'
import classes from './second-bar.module.css'

/** The bar below the header: a portal's own on its pages, elsewhere the kinds of things there are. */
export function SecondBar() {
	const Bar = usePortal()?.Bar ?? Categories
	return <Bar />
}

/** The kinds of things there are, one step away from every page. */
function Categories() {
	const { pathname, search } = useLocation()
	const here = pathname + search
	return (
		<nav className={classes.bar} aria-label="Categories">
			<Page className={classes.links}>
				{CATEGORY_LINKS.map(({ to, label }) => (
					<Link
						key={to}
						to={to}
						className={classes.link}
						aria-current={here === to ? 'page' : undefined}
						prefetch="intent"
					>
						{label}
					</Link>
				))}
			</Page>
		</nav>
	)
}
