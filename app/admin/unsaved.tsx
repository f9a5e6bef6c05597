import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import classes from './confirm.module.css'

/** Asks before a page with something unsaved on it is left. */
export function Unsaved({ when }: { when: boolean }) {
	const dialog = useRef<HTMLDialogElement>(null)
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			when && currentLocation.pathname !== nextLocation.pathname,
	)
	useEffect(() => {
		if (!when) return
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		window.addEventListener('beforeunload', ask)
		return () => window.removeEventListener('beforeunload', ask)
	}, [when])
	useEffect(() => {
		if (blocker.state === 'blocked') dialog.current?.showModal()
		else dialog.current?.close()
	}, [blocker.state])
	return (
		<dialog
			ref={dialog}
			className={classes.dialog}
			aria-labelledby="unsaved"
			onClose={() => blocker.state === 'blocked' && blocker.reset()}
		>
			<h2 id="unsaved">Leave without saving?</h2>
			<div className={classes.form}>
				<p>The stock changes on this page are not saved yet.</p>
				<div className={classes.buttons}>
					<Button variant="default" onClick={() => blocker.reset?.()}>
						Stay
					</Button>
					<Button className={classes.yes ?? ''} onClick={() => blocker.proceed?.()}>
						Leave without saving
					</Button>
				</div>
			</div>
		</dialog>
	)
}
