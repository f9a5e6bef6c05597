import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from '../ui/polymorphic'
import classes from './navigation-progress.module.css'

const LIST = '/products'
const DETAIL = /^\/products\/[^/]+$/

/**
 * Says that a page is on its way, wherever it is: a bar along the top of the window, and the pressed link or button as
 * busy. Style sheets show both once that takes a while; the bar waits for no render, since the document is marked as
 * soon as the router leaves. Of products the words of the specification are said too: a spinner for their list, words
 * for one of them. Within the list its own spinner covers the old products.
 */
export function NavigationProgress() {
	const { pathname: here } = useLocation()
	const { state, location, formMethod = 'GET' } = useNavigation()
	const isBusy = state !== 'idle'
	const pressed = useRef<Element>(null)
	useEffect(() => {
		const note = ({ target }: Event) => {
			pressed.current = (target as Element).closest('a, button')
		}
		addEventListener('click', note, true)
		return () => removeEventListener('click', note, true)
	}, [])
	useEffect(() => {
		if (!isBusy) return
		const busy = [pressed.current, document.getElementById('content')]
		const mark = (value: string | null) => {
			for (const it of busy) if (it) it.ariaBusy = value
		}
		mark('true')
		return () => {
			mark(null)
			pressed.current = null
		}
	}, [isBusy])
	const next = formMethod === 'GET' ? location?.pathname : undefined
	return (
		<div role="status" className={classNames(classes.bar, isBusy && classes.busy)}>
			{next !== undefined && DETAIL.test(next) && <p className={classes.words}>Loading...</p>}
			{next === LIST && here !== LIST && (
				<p className={classes.words}>
					<span role="img" aria-label="Loading" className={classes.spinner} />
				</p>
			)}
		</div>
	)
}
