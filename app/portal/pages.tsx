import { Link } from 'react-router'
import classes from './pages.module.css'

interface PagesProps {
	page: number
	pages: number
	/** The address of a page. */
	to: (page: number) => string
}

/** Previous and Next, where there is more than one page. */
export function Pages({ page, pages, to }: PagesProps) {
	if (pages <= 1) return null
	return (
		<nav className={classes.pages} aria-label="Pages">
			<Step to={page > 1 ? to(page - 1) : null}>Previous</Step>
			<span aria-live="polite">
				Page {page} of {pages}
			</span>
			<Step to={page < pages ? to(page + 1) : null}>Next</Step>
		</nav>
	)
}

function Step({ to, children }: { to: string | null; children: string }) {
	if (to === null)
		return (
			<span className={classes.step} aria-disabled="true">
				{children}
			</span>
		)
	return (
		<Link to={to} className={classes.step}>
			{children}
		</Link>
	)
}
