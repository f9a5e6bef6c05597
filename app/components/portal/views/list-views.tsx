import { Link, useLocation, useSearchParams } from 'react-router'
import { queryOf } from '../../../../domain/list-views/rules'
import { useCurrentInView } from '../../../ui/layout/current-in-view'
import tab from '../../../ui/layout/tab.module.css'
import classes from './list-views.module.css'
import { useRemembered } from './use-remembered'
import type { Views } from './views.server'

interface ListViewsProps extends Views {
	/** The query of all of the list, where its page has others beside it. */
	all?: string
}

/**
 * The views of a list as tabs: all of it, those that the person has saved, and the filters they used last. The
 * present filters can be saved as another view. Where all of it is the only one, there are none.
 */
export function ListViews({ list, views, used, all = '' }: ListViewsProps) {
	const [params] = useSearchParams()
	const { pathname } = useLocation()
	const bar = useCurrentInView()
	const current = queryOf(params.toString())
	useRemembered(list, current === all ? '' : current, used)
	const known = [{ name: 'All', query: all }, ...views]
	const isKnown = (query: string) => query === '' || known.some((view) => view.query === query)
	const tabs = isKnown(used) ? known : [...known, { name: 'Last filters', query: used }]
	const isEditable = views.length > 0 || !isKnown(current)
	if (tabs.length === 1 && !isEditable) return null
	const editing = new URLSearchParams({ list, query: current })
	return (
		<nav ref={bar} aria-label="Views" className={classes.views}>
			{tabs.map(({ name, query }) => (
				<Link
					key={name}
					to={query === '' ? pathname : `?${query}`}
					className={tab.tab}
					aria-current={query === current ? 'page' : undefined}
				>
					{name}
				</Link>
			))}
			{isEditable && (
				<Link to={`/admin/views?${editing}`} className={tab.tab}>
					{isKnown(current) ? 'Edit views' : 'Save this view'}
				</Link>
			)}
		</nav>
	)
}
