import { useLocation, useNavigation } from 'react-router'
import classes from './navigation-progress.module.css'

const LIST = '/products'
const DETAIL = /^\/products\/[^/]+$/

/**
 * Says that a page is on its way, wherever it is: a bar along the top of the window, once that takes a while. Style sheets
 * show it as long as the document is marked as being left, so that it waits for no render. Of products the words of the
 * specification are said too: a spinner for their list, words for one of them. Within the list its own spinner covers the
 * old products.
 */
export function NavigationProgress() {
	const { pathname: here } = useLocation()
	const { location, formMethod = 'GET' } = useNavigation()
	const next = formMethod === 'GET' ? location?.pathname : undefined
	return (
		<div role="status" className={classes.bar}>
			{next !== undefined && DETAIL.test(next) && <p className={classes.words}>Loading...</p>}
			{next === LIST && here !== LIST && (
				<p className={classes.words}>
					<span role="img" aria-label="Loading" className={classes.spinner} />
				</p>
			)}
		</div>
	)
}
