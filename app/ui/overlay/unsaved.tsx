import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Row } from '../layout/row'
import { Stack } from '../layout/stack'
import classes from './dialog.module.css'

/** How long saving may take before it is asked whether to leave without. */
const ASK_AFTER_MS = 1000

interface UnsavedProps {
	/** Asked when the page is left. */
	when: () => boolean
	/** Tried first where the page is left for another of the store; it is left without a question once all is saved. */
	save?: () => Promise<boolean>
	children: string
}

/** Asks before a page with something unsaved on it is left: for another page of the store, or for good. */
export function Unsaved({ when, save, children }: UnsavedProps) {
	const dialog = useRef<HTMLDialogElement>(null)
	const titleId = useId()
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			currentLocation.pathname !== nextLocation.pathname && when(),
	)
	const askBrowser = useEffectEvent((event: BeforeUnloadEvent) => {
		if (when()) event.preventDefault()
	})
	useLayoutEffect(() => {
		const ask = (event: BeforeUnloadEvent) => askBrowser(event)
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [])
	const settle = useEffectEvent((saved: boolean) => {
		if (blocker.state !== 'blocked') return
		if (saved) blocker.proceed()
		else if (!dialog.current?.open) dialog.current?.showModal()
	})
	const saveFirst = useEffectEvent(async () => settle(save ? await save() : false))
	useEffect(() => {
		if (blocker.state !== 'blocked') return dialog.current?.close()
		saveFirst()
		const timer = setTimeout(() => settle(false), ASK_AFTER_MS)
		return () => clearTimeout(timer)
	}, [blocker.state])
	return (
		<dialog
			ref={dialog}
			className={classes.dialog}
			aria-labelledby={titleId}
			onClose={() => blocker.state === 'blocked' && blocker.reset()}
		>
			<h2 id={titleId}>Leave without saving?</h2>
			<Stack>
				<p>{children}</p>
				<Row justify="end">
					<Button variant="default" onClick={() => blocker.reset?.()}>
						Stay
					</Button>
					<Button className={classes.yes ?? ''} onClick={() => blocker.proceed?.()}>
						Leave without saving
					</Button>
				</Row>
			</Stack>
		</dialog>
	)
}
