import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import {
	type ShouldRevalidateFunction,
	useFetchers,
	useRevalidator,
	useRouteLoaderData,
} from 'react-router'
import { forgetPages } from '../components/installer/waiting/forget-pages'
import { reachable } from '../ui/network'
import type { RootData } from './shell-data'

/** Whether something was sent after which the shell has not been read: that reading ends where the page is left. */
let isOutdated = false

/** The page that was gone to last, whether it has come or not. */
let asked: string | null = null

/** Known from the press on, before the page that is left has been drawn as being left. */
export const lastAsked = () => asked

/**
 * The signed-in account and the cart change only when a form was sent, and arrived; and a visitor led to the login may
 * be signed in no more, though nothing was sent from here.
 */
export const shouldReadShell: ShouldRevalidateFunction = ({
	currentUrl,
	nextUrl,
	formMethod,
	actionStatus = 200,
}) => {
	asked = nextUrl.pathname + nextUrl.search + nextUrl.hash
	const isAnswer = formMethod !== undefined && formMethod !== 'GET'
	if (isAnswer) isOutdated ||= actionStatus < 400
	return isAnswer
		? actionStatus < 400
		: isOutdated || (nextUrl.pathname === '/login' && currentUrl.pathname !== '/login')
}

const note = ({ target }: SubmitEvent) => {
	if (target instanceof HTMLFormElement && target.method === 'post') isOutdated = true
}

/**
 * Notes that a form is sent, whose answer may never be seen, and that the shell has been read. A page that comes back
 * out of the browser's memory, as it was when it was left, is read anew: the cart may have changed on the pages after
 * it. Where nobody is logged in as an installer, the pages of jobs that were kept on this device are deleted.
 */
export function ShellReading() {
	const data = useRouteLoaderData<RootData>('root')
	const isReading = useFetchers().length > 0
	const { revalidate } = useRevalidator()
	const readAnew = useEffectEvent(async ({ persisted }: PageTransitionEvent) => {
		if (!persisted) return
		isOutdated = true
		await reachable()
		await revalidate()
	})
	useLayoutEffect(() => {
		const show = (event: PageTransitionEvent) => void readAnew(event)
		document.addEventListener('submit', note)
		window.addEventListener('pageshow', show)
		return () => {
			document.removeEventListener('submit', note)
			window.removeEventListener('pageshow', show)
		}
	}, [])
	const isInstaller = data?.shell.user?.role === 'Installer'
	const isRead = data !== undefined
	useEffect(() => {
		if (isRead && !isInstaller) forgetPages()
	}, [isRead, isInstaller])
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another
	useEffect(() => {
		if (!isReading) isOutdated = false
	}, [data, isReading])
	return null
}
