import { useLocation, useNavigation } from 'react-router'
import classes from './navigation-progress.module.css'

const LIST = '/products'
const DETAIL = /^\/products\/[^/]+$/

/**
 * Says that products are loading, from any page: a spinner for their list, words for one of them. Within the list its
 * own spinner covers the old products.
 */
export function NavigationProgress() {
	const { pathname: here } = useLocation()
	const { location, formMethod = 'GET' } = useNavigation()
	const next = formMethod === 'GET' ? location?.pathname : undefined
	return (
		<div role="status">
			{next !== undefined && DETAIL.test(next) && <p className={classes.words}>Loading...</p>}
			{next === LIST && here !== LIST && (
				<p className={classes.words}>
					<span role="img" aria-label="Loading" className={classes.spinner} />
				</p>
			)}
		</div>
	)
}
